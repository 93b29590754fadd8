package olsy.lab.player;

import java.util.ArrayList;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Line;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.PrincipalVariationSearch;

/**
 * Knows by which search the other side replies, and makes the best of it: the best response, for
 * the next reply.
 *
 * <pre>
 * v(s') ← pvs(the other's reply in s'), for every s' in σ(s)
 * </pre>
 */
public final class Deceiver implements Search<Checkers> {

  private static final int MOST_PLIES = 40;

  private final LimitedSearch<Checkers> known;
  private final LimitedSearch<Checkers> own;

  /**
   * @param known the other side's, which forgets before each of its moves
   * @param function of its own
   * @param evaluations for what follows a reply
   */
  public Deceiver(LimitedSearch<Checkers> known, Evaluation<Checkers> function, long evaluations) {
    this.known = known;
    this.own = new LimitedSearch<>(new PrincipalVariationSearch<>(function), evaluations);
  }

  @Override
  public void forget() {
    own.forget();
  }

  @Override
  public SearchResult<Checkers> search(Checkers root, int depth, SearchBudget budget) {
    return search(Line.startingAt(root, LabGame.CHECKERS.drawRules()), depth, budget);
  }

  @Override
  public SearchResult<Checkers> search(Line<Checkers> play, int depth, SearchBudget budget) {
    List<Checkers> line = List.of(play.position());
    double best = Double.NEGATIVE_INFINITY;
    for (Line<Checkers> move : play.successors()) {
      double value = value(move);
      if (value > best) {
        best = value;
        line = new ArrayList<>(List.of(play.position(), move.position()));
      }
    }
    return SearchResult.of(line, best, depth, budget);
  }

  private double value(Line<Checkers> move) {
    Side side = move.toMove().other();
    if (move.isTerminal()) {
      return Score.ofResult(move, side, 1);
    }
    known.forget();
    SearchResult<Checkers> found = known.search(move, MOST_PLIES, SearchBudget.unlimited());
    Line<Checkers> after = move.followedBy(found.choice());
    if (after.isTerminal()) {
      return Score.ofResult(after, side, 2);
    }
    own.forget();
    return own.search(after, MOST_PLIES, SearchBudget.unlimited()).value();
  }
}
