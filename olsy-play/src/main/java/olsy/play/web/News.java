package olsy.play.web;

import java.time.Duration;
import java.util.Optional;

/** Something that changes, for whoever follows it. */
public interface News {

  /**
   * How it stands.
   *
   * @param version grows with every change
   * @param json in one line
   */
  record Item(long version, String json) {}

  /**
   * Waits for a change.
   *
   * @param seen the version that is known; −1 for none, which is answered at once
   * @return nothing where it has not changed for so long
   * @throws Refusal when there will be no news any more
   */
  Optional<Item> after(long seen, Duration most) throws InterruptedException;
}
