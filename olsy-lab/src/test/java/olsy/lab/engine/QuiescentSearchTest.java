package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.minimax.AlphaBeta;
import olsy.lab.player.LabGame;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;
import org.junit.jupiter.api.Test;

class QuiescentSearchTest {

  private static final FeatureSelection<Checkers> GENERAL = LabGame.pool("general");
  private static final Map<String, Double> MATERIAL = Map.of("men", 10.0, "kings", 15.0);
  private static final QuiescentSearch SEARCH =
      new QuiescentSearch(evaluation(FrontierRule.NONE), new KingsFirst());

  private static Evaluation<Checkers> evaluation(FrontierRule rule) {
    return Candidate.scaled(GENERAL.inOrder(MATERIAL), 1, rule).evaluation(GENERAL);
  }

  private static double value(FrontierRule rule, Checkers position) {
    return new AlphaBeta<>(evaluation(rule)).search(position, 1).value();
  }

  /** After any move of Black, the white man on 7 is crowned: one ply shows nothing of it. */
  @Test
  void seesAManCrownedBeyondTheFrontier() {
    Checkers position = LabGame.CHECKERS.position("B:W7,32:B1,20");
    for (FrontierRule rule : FrontierRule.values()) {
      assertEquals(0, value(rule, position), rule.text());
    }
    assertTrue(SEARCH.search(position, 1).value() < 0, position.toString());
  }

  @Test
  void aThreatIsSomebodyElsesCapture() {
    assertTrue(QuiescentSearch.isThreatened(LabGame.CHECKERS.position("B:W18,23,22:B14,1")));
    assertFalse(QuiescentSearch.isThreatened(LabGame.CHECKERS.position("B:W18,23,22:B14,9")));
    assertFalse(QuiescentSearch.isThreatened(LabGame.CHECKERS.position("B:W32:B1")));
  }

  @Test
  void kingsComeFirstAmongEquals() {
    KingsFirst order = new KingsFirst();
    Checkers position = LabGame.CHECKERS.position("B:W29,30,31,32:B5,K6");
    List<Checkers> listed =
        Arrays.stream(position.successors())
            .sorted((a, b) -> order.rank(position, a) - order.rank(position, b))
            .toList();
    assertEquals(
        List.of(true, true, true, true, false),
        listed.stream().map(next -> (next.other() & next.kings() & position.own()) == 0).toList());
  }
}
