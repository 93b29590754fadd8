package olsy.lab.experiment;

import java.util.List;
import olsy.lab.output.Notebook;

/** Where parts of an experiment are measured: here one after the other, or elsewhere. */
@FunctionalInterface
public interface Workbench {

  /** Takes what is measured, in the order of the parts. */
  interface Taker {

    /** One more row of the part. */
    void row(Record row);

    /**
     * That was all of the part.
     *
     * @param seconds it took
     */
    void ends(double seconds);
  }

  /**
   * Measures.
   *
   * @param before what was measured before
   */
  void measure(List<Parts.Part> parts, Notebook before, Taker taker);

  /** Here. */
  static Workbench here(Clocks clocks) {
    return (parts, before, taker) -> {
      for (Parts.Part part : parts) {
        double begin = clocks.seconds();
        part.measurement().accept(taker::row);
        taker.ends(clocks.seconds() - begin);
      }
    };
  }
}
