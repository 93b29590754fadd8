package olsy.lab.chance;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.ChancePosition;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Averages over known dice, which is wrong: both sides play as if they knew all rolls to come
 * (Russell and Norvig, Artificial Intelligence, Exercise 6.8).
 *
 * <pre>
 * for each of some sequences of rolls:
 *   the value of each move by alpha-beta, the k-th dice on every way showing the k-th roll
 * the move whose average is the greatest
 * </pre>
 */
final class KnownDice<P extends Position<P>> implements Search<P> {

  private final Evaluation<? super P> evaluation;
  private final int sequences;
  private final long seed;

  KnownDice(Evaluation<? super P> evaluation, int sequences, long seed) {
    this.evaluation = evaluation;
    this.sequences = sequences;
    this.seed = seed;
  }

  /** What the procedure finds each move worth, for the side to move. */
  double[] values(P root, int depth, SearchBudget budget) {
    SplittableRandom random = new SplittableRandom(seed);
    P[] moves = root.successors();
    double[] sums = new double[moves.length];
    for (int i = 0; i < sequences; i++) {
      double[] numbers = random.doubles(depth + 1L).toArray();
      Solution solution = new Solution(root.toMove(), numbers, budget);
      budget.expand();
      for (int move = 0; move < moves.length; move++) {
        sums[move] +=
            solution.seenFrom(
                root,
                moves[move],
                depth - 1,
                0,
                Double.NEGATIVE_INFINITY,
                Double.POSITIVE_INFINITY);
      }
    }
    return Arrays.stream(sums).map(sum -> sum / sequences).toArray();
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    double[] values = values(root, depth, budget);
    int best = 0;
    for (int i = 1; i < values.length; i++) {
      best = values[i] > values[best] ? i : best;
    }
    return SearchResult.of(List.of(root, root.successors()[best]), values[best], depth, budget);
  }

  /** Alpha-beta where all dice are known. */
  private final class Solution {
    private final Side side;
    private final double[] numbers;
    private final SearchBudget budget;

    Solution(Side side, double[] numbers, SearchBudget budget) {
      this.side = side;
      this.numbers = numbers;
      this.budget = budget;
    }

    /**
     * For the side to move.
     *
     * @param rolls before
     */
    private double value(P s, int depth, int rolls, double alpha, double beta) {
      if (depth == 0 || s.isTerminal()) {
        budget.evaluate(1);
        double value = evaluation.value(s, side);
        return s.toMove() == side ? value : -value;
      }
      if (ChancePosition.isChance(s)) {
        return value(RandomPlay.rolled(s, numbers[rolls]), depth, rolls + 1, alpha, beta);
      }
      budget.expand();
      double best = alpha;
      for (P move : s.successors()) {
        best = Math.max(best, seenFrom(s, move, depth - 1, rolls, best, beta));
        if (best >= beta) {
          break;
        }
      }
      return best;
    }

    double seenFrom(P s, P move, int depth, int rolls, double alpha, double beta) {
      return move.toMove() == s.toMove()
          ? value(move, depth, rolls, alpha, beta)
          : -value(move, depth, rolls, -beta, -alpha);
    }
  }
}
