package olsy.core.search.framework;

import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;

/**
 * What a search to a depth sees of a game: static values at the frontier, and nothing known
 * beforehand of the nodes above.
 */
public record PositionTree<P extends Position<P>>(P start, int depth, Evaluation<P> evaluation)
    implements InformedTree<PositionTree.Place<P>> {

  /** A position, so many plies from the start. */
  public record Place<P>(P position, int ply) {}

  @Override
  public Place<P> root() {
    return new Place<>(start, 0);
  }

  @Override
  public boolean isMax(Place<P> node) {
    return node.position.toMove() == start.toMove();
  }

  @Override
  public Development<Place<P>> develop(Place<P> node) {
    P[] successors = node.ply == depth ? null : node.position.successors();
    if (successors == null || successors.length == 0) {
      double value = Score.of(node.position, start.toMove(), node.ply, evaluation);
      return new Development<>(value, value, List.of());
    }
    return new Development<>(
        Double.NEGATIVE_INFINITY,
        Double.POSITIVE_INFINITY,
        Arrays.stream(successors).map(next -> new Place<>(next, node.ply + 1)).toList());
  }
}
