package olsy.learning.depth;

/**
 * What {@link LearnDepth} is compared with: a depth is credited when its search returns the move
 * played, the first of equal ones (Carmel and Markovitch, Learning and Using Opponent Models in
 * Adversary Search, Section 6.1).
 */
public final class StrictAgreement implements DepthLearner {

  @Override
  public int credit(double[] values, int chosen) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] > values[chosen] || (i < chosen && values[i] == values[chosen])) {
        return 0;
      }
    }
    return 1;
  }
}
