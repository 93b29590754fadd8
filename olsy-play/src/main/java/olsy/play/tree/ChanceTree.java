package olsy.play.tree;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.tree.ChanceNode;
import olsy.core.game.tree.ModelValue;
import olsy.core.search.SearchResult;
import olsy.core.search.chance.ChanceAlgorithm;
import olsy.core.search.chance.ValueRange;

/**
 * What a line of a tree file with chance nodes asks for.
 *
 * @param id as the file has it
 * @param moves the names of the root's children; none where chance decides there
 * @param height plies below the root, chance nodes included
 */
record ChanceTree(Object id, ChanceNode root, List<String> moves, int height, ValueRange range) {

  ChanceTree {
    moves = List.copyOf(moves);
  }

  /** Searches the whole tree. */
  MoveAnswer answer(ChanceAlgorithm algorithm) {
    SearchResult<ChanceNode> found =
        algorithm
            .<ChanceNode>of(new ModelValue<>(0), anywhere -> range)
            .search(root, Math.max(height, 1));
    return new MoveAnswer(
        id,
        algorithm.name(),
        found.choice() == null
            ? null
            : moves.get(Arrays.asList(root.successors()).indexOf(found.choice())),
        found.value(),
        found.evaluations(),
        found.expansions());
  }
}
