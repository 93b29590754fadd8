package olsy.play.lab;

import java.util.List;
import java.util.stream.Stream;

/** All experiments there are. */
public final class Experiments {

  private Experiments() {}

  /** In the size that is reported. */
  public static List<Experiment> full() {
    return Stream.concat(
            Strangers.full().stream(),
            Stream.of(
                Figure13.full(),
                Figure22.full(),
                Figure24.full(),
                SolverTimes.full(),
                Horizon.full()))
        .toList();
  }

  /** Small, to see them run. */
  public static List<Experiment> quick() {
    return Stream.concat(
            Strangers.quick().stream(),
            Stream.of(
                Figure13.quick(),
                Figure22.quick(),
                Figure24.quick(),
                SolverTimes.quick(),
                Horizon.quick()))
        .toList();
  }
}
