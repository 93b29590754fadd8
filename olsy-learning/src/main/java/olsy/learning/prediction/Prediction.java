package olsy.learning.prediction;

import java.util.List;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.SearchResult;

/**
 * What a player is expected to do in a position. Moves are numbered as their successors are.
 *
 * <pre>
 * P(i) = Σ_k share_k · P_k(i)    over the strategy and its alternatives
 * </pre>
 *
 * @param strategy the player's, or the one that it most probably has
 * @param successors ways to the same position count as one
 * @param seen what the player sees in each
 * @param alternatives what it would be with other strategies; the shares leave one for its own
 */
public record Prediction<P extends Position<P>>(
    Strategy<P> strategy,
    P position,
    List<P> successors,
    List<SearchResult<P>> seen,
    List<Alternative> alternatives) {

  /**
   * What another strategy makes of the moves.
   *
   * @param share how probable the strategy is
   * @param probabilities of the moves
   */
  public record Alternative(double share, List<Double> probabilities) {

    public Alternative {
      probabilities = List.copyOf(probabilities);
    }
  }

  public Prediction {
    successors = List.copyOf(successors);
    seen = List.copyOf(seen);
    alternatives = List.copyOf(alternatives);
  }

  /** Of a player whose strategy is known. */
  public Prediction(
      Strategy<P> strategy, P position, List<P> successors, List<SearchResult<P>> seen) {
    this(strategy, position, successors, seen, List.of());
  }

  /** In the whole numbers of the player's function, for the side to move. */
  public double[] values() {
    return seen.stream().mapToDouble(SearchResult::value).toArray();
  }

  /** The value of a move in units of the weights; that of a won or lost game stays as it is. */
  public double worth(int move) {
    return Score.inUnits(seen.get(move).value(), strategy.evaluation().unit());
  }

  /**
   * The move that the player would make, which is the most probable one where there are
   * alternatives; there must be one.
   */
  public int choice() {
    int choice = strategy.ties().choose(position, position.toMove(), successors, values());
    if (!alternatives.isEmpty()) {
      double[] probabilities = probabilities();
      for (int i = 0; i < probabilities.length; i++) {
        choice = probabilities[i] > probabilities[choice] ? i : choice;
      }
    }
    return choice;
  }

  /** How probable the player is to make each move. */
  public double[] probabilities() {
    double[] probabilities =
        strategy.probabilities(position, position.toMove(), successors, values());
    double own = 1 - alternatives.stream().mapToDouble(Alternative::share).sum();
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] *= alternatives.isEmpty() ? 1 : own;
      for (Alternative one : alternatives) {
        probabilities[i] += one.share * one.probabilities.get(i);
      }
    }
    return probabilities;
  }

  /** The position whose static value, or result, is the value of a move. */
  public P end(int move) {
    return FrontierRule.settled(
        seen.get(move).dominant(), position.toMove(), strategy.evaluation());
  }

  /**
   * How far the true function must at least lie from the player's to allow a move, in units of the
   * weights. A function within ε of f gives each value an error of at most ε, so M*_ε reckons with
   * the moves whose value is at least the best one's − 2ε. A game that has ended has no error:
   *
   * <pre>
   * ε = (value of the best move − value of this one) / 2
   *   = the whole difference      where one of the two ends in a draw
   *   = ∞                         where one of the two ends in a win or a loss
   * </pre>
   */
  public double error(int move) {
    double[] values = values();
    int best = best(values);
    double lead = values[best] - values[move];
    if (lead == 0) {
      return 0;
    }
    if (Score.isDecided(values[best]) || Score.isDecided(values[move])) {
      return Double.POSITIVE_INFINITY;
    }
    boolean drawn = Score.hasResult(end(best)) || Score.hasResult(end(move));
    return (drawn ? lead : lead / 2) / strategy.evaluation().unit();
  }

  private static int best(double[] values) {
    int best = 0;
    for (int i = 1; i < values.length; i++) {
      best = values[i] > values[best] ? i : best;
    }
    return best;
  }
}
