package olsy.core.search.pruning;

import java.util.Arrays;
import olsy.core.game.Position;
import olsy.core.player.Player;

/**
 * B₁ … B_n: how far a player and its models are from zero-sum, |f_j(s) + f_{j−1}(s)| ≤ B_j for
 * every position s of a search. What the pruning of multi-model search rests on (Carmel and
 * Markovitch, Pruning Algorithms for Multi-model Adversary Search, Section 3.2).
 */
public final class SumBounds {

  /**
   * Real values are rounded when they are added, and a bound that is exactly tight would then be
   * broken by the last digit. A bound of zero stays zero: negation is exact.
   */
  private static final double ROUNDING = 1e-9;

  private final double[] bounds;

  private SumBounds(double[] bounds) {
    this.bounds = bounds;
  }

  /**
   * @param bounds B₁ … B_n; none for a zero-level player
   */
  public static SumBounds of(double... bounds) {
    for (double bound : bounds) {
      if (!(bound >= 0)) {
        throw new IllegalArgumentException("a sum-bound must be at least 0, found " + bound);
      }
    }
    return new SumBounds(bounds.clone());
  }

  /** Of a player about whom nothing is known. */
  public static SumBounds infinite(int level) {
    double[] bounds = new double[level];
    Arrays.fill(bounds, Double.POSITIVE_INFINITY);
    return new SumBounds(bounds);
  }

  /** n */
  public int level() {
    return bounds.length;
  }

  /**
   * B_j
   *
   * @param model j, from 1
   */
  public double bound(int model) {
    return bounds[model - 1];
  }

  /**
   * The bounds on the values backed up, |M^j(s) + M^{j−1}(s)| ≤ B_j^h at height h above the
   * frontier (Lemma 3): B_j^h = B_j^{h−1} where j is passive, else B_j^{h−1} + 2·B_{j−1}^{h−1}. The
   * tail below f₀ is zero-sum.
   *
   * @return B_j^h in row h, place j; place 0 is 0
   */
  double[][] table(int depth) {
    int n = bounds.length;
    double[][] table = new double[depth + 1][n + 1];
    for (int j = 1; j <= n; j++) {
      table[0][j] = bounds[j - 1] == 0 ? 0 : bounds[j - 1] + ROUNDING * (1 + bounds[j - 1]);
    }
    for (int height = 1; height <= depth; height++) {
      for (int j = 1; j <= n; j++) {
        boolean active = (depth - height - (n - j)) % 2 == 0;
        double below = table[height - 1][j];
        table[height][j] = active ? below + 2 * table[height - 1][j - 1] : below;
      }
    }
    return table;
  }

  /**
   * The table for one search of a player.
   *
   * @throws IllegalArgumentException when the bounds do not hold for it
   */
  static <P extends Position<P>> double[][] tableFor(
      Player<P> player, SumBoundRule<? super P> rule, P root, int depth) {
    if (player.modelDepthBinds(depth)) {
      throw new IllegalArgumentException(
          "sum-bounds need every model to look as far as the search, and here a model looks less"
              + " far than a search of "
              + depth
              + " plies");
    }
    SumBounds bounds = rule.at(root);
    if (bounds.level() != player.level()) {
      throw new IllegalArgumentException(
          "a player of level "
              + player.level()
              + " needs as many sum-bounds, found "
              + bounds.level());
    }
    return bounds.table(depth);
  }

  @Override
  public String toString() {
    return Arrays.toString(bounds);
  }
}
