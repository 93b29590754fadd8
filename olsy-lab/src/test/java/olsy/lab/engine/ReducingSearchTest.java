package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.lab.player.LabGame;
import olsy.learning.players.ModelFolder;
import org.junit.jupiter.api.Test;

class ReducingSearchTest {

  private static final int SEED = 3;
  private static final Evaluation<Checkers> SAMUEL =
      ModelFolder.installed().player("samuel-1").player(LabGame.CHECKERS).strategy().evaluation();
  private static final ReducingSearch<Checkers> REDUCING = new ReducingSearch<>(SAMUEL);
  private static final OrderedAlphaBeta<Checkers> FULL = new OrderedAlphaBeta<>(SAMUEL);

  @Test
  void takesMovesThatNoFullWidthSearchOfItsFunctionTakes() {
    SplittableRandom random = new SplittableRandom(SEED);
    int unlikeAll = 0;
    int visits = 0;
    for (int i = 0; i < 100; i++) {
      Checkers position = RandomPlay.walk(LabGame.CHECKERS.start(), 8 + i % 30, random);
      if (position.isTerminal()) {
        continue;
      }
      visits++;
      Checkers choice = REDUCING.search(position, 5).choice();
      boolean like = false;
      for (int depth = 1; depth <= 7; depth++) {
        like |= FULL.search(position, depth).choice().equals(choice);
      }
      unlikeAll += like ? 0 : 1;
    }
    assertTrue(unlikeAll > 0, "seed " + SEED + ": none of " + visits);
  }

  /** Nothing is reduced so near to the frontier. */
  @Test
  void twoPliesAreSearchedInFull() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 100; i++) {
      Checkers position = RandomPlay.walk(LabGame.CHECKERS.start(), i % 40, random);
      assertEquals(
          FULL.search(position, 2).value(),
          REDUCING.search(position, 2).value(),
          "seed " + SEED + ": " + position);
    }
  }

  @Test
  void evaluatesLessThanAFullWidthSearch() {
    SearchBudget reduced = SearchBudget.unlimited();
    SearchBudget full = SearchBudget.unlimited();
    SearchResult<Checkers> result = REDUCING.search(LabGame.CHECKERS.start(), 7, reduced);
    FULL.search(LabGame.CHECKERS.start(), 7, full);
    assertTrue(
        reduced.expansions() < full.expansions(),
        reduced.expansions() + " of " + full.expansions());
    assertEquals(8, result.line().size());
  }
}
