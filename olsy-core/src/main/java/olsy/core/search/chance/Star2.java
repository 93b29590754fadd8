package olsy.core.search.chance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.ChancePosition;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * {@link Star1} that looks at the first move behind each roll before it looks at all moves behind
 * any: a move's value is less than a side can get, and the average of such bounds is often enough
 * (Ballard, The *-Minimax Search Procedure for Trees Containing Chance Nodes, Section 4).
 *
 * <pre>
 * value(s, d, α, β) where chance decides and the side moves behind it:
 *   w_i ← L for all i
 *   for i in 1 … n, where moves follow:
 *     B ← (β − Σ_{j≠i} p_j w_j) / p_i
 *     w_i ← the value of the first move at s_i up to B;  if w_i ≥ B return the bound
 *   Star1 with w_i for L; the first moves are not searched again
 * </pre>
 */
public final class Star2<P extends Position<P>> implements Search<P> {

  private final Evaluation<? super P> evaluation;
  private final RangeRule<? super P> range;

  /**
   * @param range of the evaluation's values
   */
  public Star2(Evaluation<? super P> evaluation, RangeRule<? super P> range) {
    this.evaluation = evaluation;
    this.range = range;
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run<P>(evaluation, range.at(root), root.toMove(), budget).search(root, depth);
  }

  private static final class Run<P extends Position<P>> extends Star1.Run<P> {

    Run(Evaluation<? super P> evaluation, ValueRange range, Side side, SearchBudget budget) {
      super(evaluation, range, side, budget);
    }

    @Override
    double mean(P s, P[] successors, int depth, double alpha, double beta) {
      if (beta > rangeAt(s).high()) {
        return super.mean(s, successors, depth, alpha, beta); // nothing passes such a bound
      }
      Probe probe = new Probe(s, successors, depth, beta);
      if (probe.isPassed) {
        return probe.sum;
      }
      MeanBounds bounds = probe.bounds(alpha);
      while (bounds.isOpen()) {
        int i = bounds.next();
        bounds.add(probe.value(i, bounds.low(), bounds.high()));
      }
      return bounds.value();
    }

    /** What the first moves behind each roll are worth. */
    private final class Probe {
      private final P[] successors;
      private final double[] probabilities;
      private final ValueRange range;
      private final int depth;
      private final double beta;

      /** The moves behind each roll; null where there are none to look at. */
      private final List<P[]> moves = new ArrayList<>();

      /** w_i */
      private final double[] lows;

      /** Σ p_i w_i */
      private double sum;

      private boolean isPassed;

      Probe(P s, P[] successors, int depth, double beta) {
        this.successors = successors;
        this.probabilities = ChancePosition.probabilities(s);
        this.range = rangeAt(s);
        this.depth = depth;
        this.beta = beta;
        this.lows = new double[successors.length];
        Arrays.fill(lows, range.low());
        for (double probability : probabilities) {
          sum += probability * range.low();
        }
        for (int i = 0; i < lows.length && !isPassed; i++) {
          look(i);
        }
      }

      private void look(int i) {
        P s = successors[i];
        P[] behind = ChancePosition.isChance(s) || s.isTerminal() ? null : s.successors();
        moves.add(behind);
        if (behind != null) {
          expand();
          double others = sum - probabilities[i] * range.low();
          double high = (beta + range.slack() - others) / probabilities[i];
          lows[i] = seenFrom(s, behind[0], depth - 1, Double.NEGATIVE_INFINITY, high);
          sum = others + probabilities[i] * lows[i];
          isPassed = lows[i] >= high;
        }
      }

      MeanBounds bounds(double alpha) {
        return new MeanBounds(probabilities, range, lows, alpha, beta);
      }

      /** Of a successor, with what is known of it. */
      double value(int i, double alpha, double beta) {
        P[] behind = moves.get(i);
        return behind == null
            ? Run.this.value(successors[i], depth, alpha, beta)
            : greatest(successors[i], behind, 1, lows[i], depth, alpha, beta);
      }
    }
  }
}
