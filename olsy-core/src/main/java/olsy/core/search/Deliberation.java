package olsy.core.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.eval.Evaluation;
import olsy.core.eval.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;

/**
 * A zero-level player that looks at every move in full: the exact value of each successor, with
 * what follows it, and the choice by its tie rule. Alpha-beta knows only the best move's value.
 *
 * <pre>
 * v(s') ← −αβ(s', d−1, −∞, ∞) for every s' in σ(s);  choose among the good ones by the tie rule
 * </pre>
 */
public final class Deliberation<P extends Position<P>> implements Search<P> {

  private final Strategy<P> strategy;
  private final OrderedAlphaBeta<P> ofTheOther;

  public Deliberation(Strategy<P> strategy) {
    this.strategy = strategy;
    this.ofTheOther = new OrderedAlphaBeta<>(new ForTheOther<>(strategy.evaluation()));
  }

  @Override
  public SearchResult<P> search(P root, int depth, Meter meter) {
    List<P> successors = Arrays.asList(root.successors());
    if (depth == 0 || successors.isEmpty()) {
      return new OrderedAlphaBeta<>(strategy.evaluation()).search(root, 0, meter);
    }
    List<SearchResult<P>> found = successors(successors, depth, meter);
    double[] values = found.stream().mapToDouble(SearchResult::value).toArray();
    int chosen = strategy.ties().choose(root, root.toMove(), successors, values);
    List<P> line = new ArrayList<>();
    line.add(root);
    line.addAll(found.get(chosen).line());
    return new SearchResult<>(line, values[chosen], depth, meter.expansions(), meter.evaluations());
  }

  /**
   * What the side that made these positions sees in them, d − 1 plies ahead: exact values for that
   * side.
   */
  public List<SearchResult<P>> successors(List<P> successors, int depth, Meter meter) {
    meter.expand();
    BestReplies<P> memory = new BestReplies<>(depth);
    return successors.stream()
        .map(successor -> ofTheOther.search(successor, depth - 1, meter, memory))
        .map(
            found ->
                new SearchResult<>(
                    found.line(),
                    -Score.fromOnePlyBefore(found.value()),
                    found.depth(),
                    found.expansions(),
                    found.evaluations()))
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
