package olsy.play.lab;

import java.util.List;
import java.util.stream.Stream;

/** All experiments there are. */
public final class Experiments {

  private Experiments() {}

  /** In the size that is reported. */
  public static List<Experiment> full() {
    return Stream.concat(
            Stream.of(
                Figure13.full(),
                Figure14.full(),
                Figure15.full(),
                Figure22.full(),
                Figure24.full(),
                SolverTimes.full()),
            Strangers.full().stream())
        .toList();
  }

  /** Small, to see them run. */
  public static List<Experiment> quick() {
    return Stream.concat(
            Stream.of(
                Figure13.quick(),
                Figure14.quick(),
                Figure15.quick(),
                Figure22.quick(),
                Figure24.quick(),
                SolverTimes.quick()),
            Strangers.quick().stream())
        .toList();
  }
}
