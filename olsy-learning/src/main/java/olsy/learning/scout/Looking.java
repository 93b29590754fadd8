package olsy.learning.scout;

import java.util.List;

/** Who sees decisions with one set of weights after the other. */
@FunctionalInterface
interface Looking {

  /**
   * What is seen.
   *
   * @param weights in logits
   */
  List<Observation> look(double[] weights);
}
