package olsy.play.lab;

import java.util.List;

/** All experiments there are. */
public final class Experiments {

  private Experiments() {}

  /** In the size that is reported. */
  public static List<Experiment> full() {
    return List.of(Strangers.full(), Figure22.full(), Figure24.full(), SolverTimes.full());
  }

  /** Small, to see them run. */
  public static List<Experiment> quick() {
    return List.of(Strangers.quick(), Figure22.quick(), Figure24.quick(), SolverTimes.quick());
  }
}
