package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Strategy;
import olsy.core.search.MoveByMove;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.learning.scout.TellingMove;
import org.junit.jupiter.api.Test;

class TellingSearchTest {

  private static final int DEPTH = 3;
  private static final MoveByMove<Checkers> MATERIAL =
      new Deliberation<>(
          new Strategy<>(
              LinearEvaluation.of(
                  new EnglishCheckers().features(), Map.of("men", 1.0, "kings", 1.5), 100),
              DEPTH,
              0));

  private static Checkers first(Checkers s) {
    return s.successors()[0];
  }

  private static Checkers last(Checkers s) {
    return s.successors()[s.successorCount() - 1];
  }

  /** By its definition: no other move of the same value tells more, and none is worth more. */
  @Test
  void noBestMoveTellsMore() {
    TellingMove<Checkers> telling =
        new TellingMove<>(
            List.of(
                new TellingMove.Possible<>(0.5, TellingSearchTest::first),
                new TellingMove.Possible<>(0.5, s -> s.hashCode() % 3 == 0 ? last(s) : first(s))));
    TellingSearch<Checkers> search = new TellingSearch<>(MATERIAL, telling);
    int differ = 0;
    for (int seed = 0; seed < 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers s = RandomPlay.walk(Checkers.START, random.nextInt(40), random);
      if (s.isTerminal()) {
        continue;
      }
      SearchBudget free = SearchBudget.unlimited();
      SearchResult<Checkers> usual = MATERIAL.search(s, DEPTH, free);
      SearchResult<Checkers> found = search.search(s, DEPTH, free);
      List<SearchResult<Checkers>> best = MATERIAL.best(s, DEPTH, free);
      assertEquals(usual.choice(), best.get(0).choice());
      assertEquals(usual.value(), found.value());
      double told = s.successorCount() < 2 ? 0 : telling.information(found.choice());
      for (SearchResult<Checkers> one : best) {
        assertEquals(usual.value(), one.value());
        assertTrue(s.successorCount() < 2 || telling.information(one.choice()) <= told);
      }
      assertTrue(told > 0 || found.choice().equals(usual.choice()), "nothing told, seed " + seed);
      differ += found.choice().equals(usual.choice()) ? 0 : 1;
    }
    assertTrue(differ > 10, differ + " moves that tell more");
  }
}
