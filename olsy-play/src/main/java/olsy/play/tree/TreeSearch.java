package olsy.play.tree;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.EpsilonResult;
import olsy.core.search.model.MEpsilon;
import olsy.core.search.model.Selection;
import olsy.core.search.pruning.SumBounds;
import olsy.core.search.registry.Algorithm;
import olsy.learning.text.InputException;

/**
 * What a line of a tree file asks for.
 *
 * @param id as the file has it
 * @param source the file and the line
 * @param moves the names of the root's children
 */
public record TreeSearch(
    Object id,
    String source,
    Node root,
    List<String> moves,
    int depth,
    Player<Node> player,
    SumBounds sumBounds) {

  public TreeSearch {
    moves = List.copyOf(moves);
  }

  /** Searches with any algorithm that chooses one move. */
  public TreeAnswer answer(Algorithm algorithm) {
    try {
      if (algorithm.foreseesReply()) {
        throw new IllegalArgumentException(
            algorithm + " searches positions of games, not explicit trees");
      }
      SearchBudget budget = SearchBudget.unlimited();
      SearchResult<Node> found =
          algorithm.of(player, bounds -> sumBounds).search(root, depth, budget);
      return new TreeAnswer(
          id,
          algorithm.toString(),
          found.choice() == null ? null : move(found.choice()),
          found.value(),
          found.evaluations(),
          found.expansions());
    } catch (IllegalArgumentException e) {
      throw InputException.at(source, e);
    }
  }

  /** Searches with M*_ε, which finds all moves that may be the best. */
  public TreeRange range() {
    EpsilonResult<Node> found =
        new MEpsilon<>(player.strategies(), Selection.MAXIMIN)
            .ranges(root, depth, SearchBudget.unlimited());
    return new TreeRange(
        id,
        Algorithm.M_EPSILON.toString(),
        found.moves().stream().map(this::move).toList(),
        List.of(found.range().low(), found.range().high()),
        found.evaluations(),
        found.expansions());
  }

  private String move(Node successor) {
    return moves.get(Arrays.asList(root.successors()).indexOf(successor));
  }
}
