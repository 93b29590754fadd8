package olsy.learning.prediction;

/**
 * A decision, with what a player sees in its moves. Its array is not copied: nobody writes to it.
 */
public class ValuedDecision {

  /** The index of the move played. */
  public final int chosen;

  /** How often the decision was made. */
  public final int times;

  /** Of the moves, for the side that decided, in the order in which the player lists them. */
  public final double[] values;

  public ValuedDecision(int chosen, int times, double... values) {
    this.chosen = chosen;
    this.times = times;
    this.values = values;
  }
}
