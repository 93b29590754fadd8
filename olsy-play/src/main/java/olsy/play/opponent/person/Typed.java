package olsy.play.opponent.person;

import java.util.List;
import java.util.Optional;

/** What a person types, line by line. */
public interface Typed extends AutoCloseable {

  /**
   * Asks for a line.
   *
   * @param words that can be typed now, besides others
   * @return without what surrounds it; empty where nothing comes any more
   */
  Optional<String> line(List<String> words);

  @Override
  default void close() {}
}
