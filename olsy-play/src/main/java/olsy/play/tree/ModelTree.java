package olsy.play.tree;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.EpsilonResult;
import olsy.core.search.model.MEpsilon;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.model.Selection;
import olsy.core.search.pruning.SumBoundAlgorithm;
import olsy.core.search.pruning.SumBounds;
import olsy.learning.text.InputException;

/**
 * What a line of a tree file asks for.
 *
 * @param id as the file has it
 * @param source the file and the line
 * @param moves the names of the root's children
 */
public record ModelTree(
    Object id,
    String source,
    Node root,
    List<String> moves,
    int depth,
    Player<Node> player,
    SumBounds sumBounds) {

  public ModelTree {
    moves = List.copyOf(moves);
  }

  /** Searches with any algorithm that chooses one move. */
  public MoveAnswer answer(PlayerAlgorithm algorithm) {
    try {
      SearchResult<Node> found = search(algorithm).search(root, depth);
      return new MoveAnswer(
          id,
          algorithm.name(),
          found.choice() == null ? null : move(found.choice()),
          found.value(),
          found.evaluations(),
          found.expansions());
    } catch (IllegalArgumentException e) {
      throw InputException.at(source, e);
    }
  }

  private Search<Node> search(PlayerAlgorithm algorithm) {
    return algorithm instanceof SumBoundAlgorithm pruning
        ? pruning.of(player, anywhere -> sumBounds)
        : algorithm.of(player);
  }

  /** Searches with M*_ε, which finds all moves that may be the best. */
  public RangeAnswer range() {
    EpsilonResult<Node> found =
        new MEpsilon<>(player.strategies(), Selection.MAXIMIN)
            .ranges(root, depth, SearchBudget.unlimited());
    return new RangeAnswer(
        id,
        ModelSearches.M_EPSILON.name(),
        found.moves().stream().map(this::move).toList(),
        List.of(found.range().low(), found.range().high()),
        found.evaluations(),
        found.expansions());
  }

  private String move(Node successor) {
    return moves.get(Arrays.asList(root.successors()).indexOf(successor));
  }
}
