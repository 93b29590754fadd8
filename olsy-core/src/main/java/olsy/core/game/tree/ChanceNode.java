package olsy.core.game.tree;

import java.util.Arrays;
import olsy.core.game.ChancePosition;
import olsy.core.game.Outcome;
import olsy.core.game.Side;

/**
 * A node of an explicit game tree with chance: a leaf with its value, a node where a side moves, or
 * one where chance does.
 */
public final class ChanceNode implements ChancePosition<ChanceNode>, Valued {

  /** Of sums of probabilities: files have decimals. */
  private static final double ROUNDING = 1e-9;

  private final Side toMove;
  private final double value;
  private final ChanceNode[] successors;
  private final double[] probabilities;

  private ChanceNode(Side toMove, double value, ChanceNode[] successors, double[] probabilities) {
    this.toMove = toMove;
    this.value = value;
    this.successors = successors;
    this.probabilities = probabilities;
  }

  /**
   * @param toMove who would move; it does not matter
   * @param value for the side that moves at the root
   */
  public static ChanceNode leaf(Side toMove, double value) {
    return new ChanceNode(toMove, value, new ChanceNode[0], new double[0]);
  }

  /** A node where a side moves. */
  public static ChanceNode decision(Side toMove, ChanceNode... successors) {
    if (successors.length == 0) {
      throw new IllegalArgumentException("expected a node with children");
    }
    return new ChanceNode(toMove, Double.NaN, successors.clone(), new double[0]);
  }

  /**
   * A node where chance moves.
   *
   * @param toMove who moves next at all of its successors
   * @throws IllegalArgumentException when these are no probabilities of the successors
   */
  public static ChanceNode chance(Side toMove, double[] probabilities, ChanceNode... successors) {
    double sum = Arrays.stream(probabilities).sum();
    if (successors.length == 0 || probabilities.length != successors.length) {
      throw new IllegalArgumentException(
          "expected a probability for each of "
              + successors.length
              + " children, found "
              + probabilities.length);
    }
    if (Arrays.stream(probabilities).anyMatch(p -> !(p > 0))) {
      throw new IllegalArgumentException(
          "expected probabilities above 0, found " + Arrays.toString(probabilities));
    }
    if (!(Math.abs(sum - 1) <= ROUNDING)) {
      throw new IllegalArgumentException(
          "expected probabilities that add up to 1, found a sum of " + sum);
    }
    return new ChanceNode(toMove, Double.NaN, successors.clone(), probabilities.clone());
  }

  @Override
  public Side toMove() {
    return toMove;
  }

  @Override
  public boolean isChance() {
    return probabilities.length > 0;
  }

  @Override
  public double[] probabilities() {
    return probabilities;
  }

  @Override
  public ChanceNode[] successors() {
    return successors;
  }

  @Override
  public int successorCount() {
    return successors.length;
  }

  @Override
  public Outcome outcome() {
    return Outcome.UNSCORED;
  }

  /** There is one function alone. */
  @Override
  public double value(int model) {
    assert isTerminal() && model == 0;
    return value;
  }

  @Override
  public long key() {
    long key = RandomTree.mix(Double.doubleToLongBits(value) + (toMove == Side.FIRST ? 1 : 2));
    for (int i = 0; i < successors.length; i++) {
      long probability = isChance() ? Double.doubleToLongBits(probabilities[i]) : 0;
      key = RandomTree.mix(31 * key + successors[i].key() + probability);
    }
    return key;
  }
}
