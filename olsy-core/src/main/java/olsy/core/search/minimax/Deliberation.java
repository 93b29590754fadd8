package olsy.core.search.minimax;

import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.core.search.MoveByMove;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * A zero-level player that looks at every move in full: the exact value of each successor, with
 * what follows it, and the choice by its tie rule.
 *
 * <pre>
 * v(s') ← −αβ(s', d−1, −∞, ∞) for every s' in σ(s);  choose among the good ones by the tie rule
 * </pre>
 */
public final class Deliberation<P extends Position<P>> extends MoveByMove<P> {

  private final OrderedAlphaBeta<P> ofTheOther;

  public Deliberation(Strategy<P> strategy) {
    super(strategy);
    this.ofTheOther = new OrderedAlphaBeta<>(new ForTheOther<>(strategy.evaluation()));
  }

  @Override
  public List<SearchResult<P>> successors(List<P> successors, int depth, SearchBudget budget) {
    budget.expand();
    BestReplies<P> memory = new BestReplies<>(depth);
    return successors.stream()
        .map(
            successor -> {
              SearchResult<P> found = ofTheOther.search(successor, depth - 1, budget, memory);
              double value = -Score.fromOnePlyBefore(found.value());
              return result(found.line(), value, depth, budget);
            })
        .toList();
  }

  /**
   * The function of the side that decides, asked by searches that begin at the other's move: what
   * is good for the one is bad for the other.
   */
  private record ForTheOther<P>(Evaluation<P> evaluation) implements Evaluation<P> {

    @Override
    public double value(P position, Side side) {
      return -evaluation.value(position, side.other());
    }
  }
}
