package olsy.lab.player;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * Answers with any move in a share of all positions, always the same ones, else as somebody else
 * does: a model that is wrong where nobody knows.
 */
public record Arbitrary(Search<Checkers> search, double share, long seed)
    implements Search<Checkers> {

  @Override
  public SearchResult<Checkers> search(Checkers root, int depth, SearchBudget budget) {
    SearchResult<Checkers> found = search.search(root, depth, budget);
    SplittableRandom random = PositionNoise.at(root, seed);
    if (root.isTerminal() || random.nextDouble() >= share) {
      return found;
    }
    Checkers[] successors = root.successors();
    Checkers any = successors[random.nextInt(successors.length)];
    return SearchResult.of(List.of(root, any), found.value(), depth, budget);
  }
}
