package olsy.lab.experiment;

import java.util.ArrayList;
import java.util.List;
import olsy.lab.output.Notebook;

/**
 * One part of an experiment, measured alone: the experiment is told what was measured before, and
 * ends when it comes to the part.
 *
 * @param number of the part among all of the experiment, from 0
 */
public record SinglePart(Experiment experiment, long seed, int number) {

  /** The rows of the part, and how long it took. */
  public record Measured(List<Record> rows, double seconds) {

    public Measured {
      rows = List.copyOf(rows);
    }
  }

  /** What comes after the part is nobody's business. */
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Measured measured;

    Enough(Measured measured) {
      super(null, null, false, false);
      this.measured = measured;
    }
  }

  /**
   * Measures it.
   *
   * @param before what the experiment asks for before it comes to parts like this one
   */
  public Measured measure(Clocks clocks, Notebook before) {
    try {
      experiment.run(
          new Laboratory(
              seed,
              clocks,
              row -> {},
              before,
              (parts, known, taker) -> alone(parts, known, clocks)));
    } catch (Enough e) {
      return e.measured;
    }
    throw new IllegalArgumentException(experiment.name() + " has no part " + number);
  }

  private void alone(List<Parts.Part> parts, Notebook known, Clocks clocks) {
    int place = number - known.parts().size();
    if (place < 0 || place >= parts.size()) {
      throw new IllegalArgumentException("part " + number + " comes after what is not known");
    }
    List<Record> rows = new ArrayList<>();
    double begin = clocks.seconds();
    parts.get(place).measurement().accept(rows::add);
    throw new Enough(new Measured(rows, clocks.seconds() - begin));
  }
}
