package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Line;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.PrincipalVariationSearch;
import org.junit.jupiter.api.Test;

class DeceiverTest {

  private static final int EVALUATIONS = 200;
  private static final Evaluation<Checkers> FUNCTION =
      FrontierRule.CAPTURES.over(Weights.of("samuel-1").evaluation(1000));

  /** Who always plays the last move of the list. */
  private static LimitedSearch<Checkers> last() {
    return new LimitedSearch<>(
        (root, depth, budget) -> {
          Checkers[] all = root.successors();
          return SearchResult.of(java.util.List.of(root, all[all.length - 1]), 0, depth, budget);
        },
        1);
  }

  /** By its definition: no move is worth more behind the reply that is known. */
  @Test
  void makesTheBestOfTheReplyThatItKnows() {
    Deceiver deceiver = new Deceiver(last(), FUNCTION, EVALUATIONS);
    LimitedSearch<Checkers> behind =
        new LimitedSearch<>(new PrincipalVariationSearch<>(FUNCTION), EVALUATIONS);
    int looked = 0;
    for (int seed = 0; seed < 20; seed++) {
      Checkers position = RandomPlay.walk(Checkers.START, 10 + seed, new SplittableRandom(seed));
      Line<Checkers> play = Line.startingAt(position, LabGame.CHECKERS.drawRules());
      SearchResult<Checkers> found = deceiver.search(play, 40, SearchBudget.unlimited());
      for (Line<Checkers> move : play.successors()) {
        Checkers[] replies = move.position().successors();
        if (replies.length == 0 || replies[replies.length - 1].isTerminal()) {
          continue;
        }
        behind.forget();
        double value =
            behind
                .search(move.followedBy(replies[replies.length - 1]), 40, SearchBudget.unlimited())
                .value();
        assertTrue(value <= found.value(), "seed " + seed);
        if (move.position().equals(found.choice())) {
          assertEquals(found.value(), value, "seed " + seed);
          looked++;
        }
      }
    }
    assertTrue(looked > 15, "looked at " + looked);
  }
}
