package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.model.MStarOracle;
import org.junit.jupiter.api.Test;

class PositionTreeTest {

  @Test
  void theInstancesFindWhatAlphaBetaFindsAtCheckers() {
    EnglishCheckers game = new EnglishCheckers();
    Evaluation<Checkers> evaluation =
        MStarOracle.checkersPlayer(game, new SplittableRandom(1), 0).strategy().evaluation();
    SearchResult<Checkers> expected = new AlphaBeta<>(evaluation).search(game.start(), 5);
    PositionTree<Checkers> tree = new PositionTree<>(game.start(), 5, evaluation);
    InformedResult leftmost = new Gsearch(SelectionRules.ALPHA_BETA).search(tree);
    assertEquals(expected.evaluations(), leftmost.evaluations());
    assertEquals(expected.expansions(), leftmost.expansions());
    assertEquals(expected.choice(), game.start().successors()[leftmost.move().getAsInt()]);
    FrameworkSearchesTest.all()
        .forEach(search -> assertEquals(expected.value(), search.search(tree).value(), 1e-9));
  }
}
