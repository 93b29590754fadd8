package olsy.core.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.player.Strategy;

/**
 * A search that values every move in full, and chooses among the good ones by the player's tie
 * rule. Alpha-beta knows only the best move's value.
 */
public abstract class MoveByMove<P extends Position<P>> implements Search<P> {

  private final Strategy<P> own;

  protected MoveByMove(Strategy<P> own) {
    this.own = own;
  }

  /**
   * What these positions are worth for the side that made them, by a search of d plies from the
   * position before: exact values, each with the line that leads to it.
   *
   * @param depth d, at least 1
   */
  public abstract List<SearchResult<P>> successors(
      List<P> successors, int depth, SearchBudget budget);

  @Override
  public final SearchResult<P> search(P root, int depth, SearchBudget budget) {
    List<P> successors = Arrays.asList(root.successors());
    if (depth == 0 || successors.isEmpty()) {
      budget.evaluate(1);
      double value = Score.of(root, root.toMove(), 0, own.evaluation());
      return SearchResult.of(List.of(root), value, depth, budget);
    }
    return among(root, successors, depth, budget);
  }

  /**
   * The move that the player takes, then all others that are worth as much.
   *
   * @param depth at least 1
   */
  public final List<SearchResult<P>> best(P root, int depth, SearchBudget budget) {
    List<P> successors = Arrays.asList(root.successors());
    List<SearchResult<P>> found = successors(successors, depth, budget);
    double[] values = found.stream().mapToDouble(SearchResult::value).toArray();
    int taken = own.ties().choose(root, root.toMove(), successors, values);
    List<SearchResult<P>> best = new ArrayList<>();
    for (int i = 0; i < values.length; i++) {
      if (values[i] == values[taken]) {
        List<P> line = prepend(root, found.get(i).line());
        best.add(i == taken ? 0 : best.size(), SearchResult.of(line, values[i], depth, budget));
      }
    }
    return best;
  }

  /**
   * The best of some moves.
   *
   * @param successors of the root, at least one
   * @param depth at least 1
   */
  public SearchResult<P> among(P root, List<P> successors, int depth, SearchBudget budget) {
    List<SearchResult<P>> found = successors(successors, depth, budget);
    double[] values = found.stream().mapToDouble(SearchResult::value).toArray();
    int chosen = own.ties().choose(root, root.toMove(), successors, values);
    return SearchResult.of(prepend(root, found.get(chosen).line()), values[chosen], depth, budget);
  }

  /**
   * What the side that moved sees.
   *
   * @param found for the other side, from the successor on
   */
  protected static <P extends Position<P>> SearchResult<P> fromBefore(
      SearchResult<P> found, int depth, SearchBudget budget) {
    double value = -Score.fromOnePlyBefore(found.value());
    return SearchResult.of(found.line(), value, depth, budget);
  }

  protected static <P> List<P> prepend(P first, List<P> rest) {
    List<P> line = new ArrayList<>(rest.size() + 1);
    line.add(first);
    line.addAll(rest);
    return line;
  }
}
