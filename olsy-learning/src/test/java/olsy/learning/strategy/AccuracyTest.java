package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import org.junit.jupiter.api.Test;

class AccuracyTest {

  @Test
  void looksAtTheRankOfTheMovePlayed() {
    assertEquals(new Accuracy(1, 1, 1, 1, 1, 0.25), of(Decision.of(2, 1, 2, 9, 3)));
    assertEquals(new Accuracy(1, 0, 0, 0, 1, 0.25), of(Decision.of(3, 1, 2, 9, 3)));
    assertEquals(new Accuracy(1, 0, 0, 0, 1, 0.25), of(Decision.of(1, 1, 2, 9, 3)));
    assertEquals(new Accuracy(1, 0, 0, 0, 0, 0.25), of(Decision.of(0, 1, 2, 9, 3)));
  }

  @Test
  void tiesAreBrokenByTheGamesOrderOrAtRandom() {
    assertEquals(new Accuracy(1, 1, 1, 0.5, 1, 0.5), of(Decision.of(0, 7, 7)));
    assertEquals(new Accuracy(1, 0, 1, 0.5, 1, 0.5), of(Decision.of(1, 7, 7)));
    assertEquals(new Accuracy(1, 0, 1, 0.25, 0, 0.25), of(Decision.of(3, 7, 7, 7, 7)));
    assertEquals(new Accuracy(1, 0, 0, 0, 0, 0.2), of(Decision.of(4, 7, 7, 7, 2, 2)));
  }

  @Test
  void countsDecisionsAsOftenAsTheyWereMade() {
    assertEquals(
        new Accuracy(4, 0.75, 1, 0.875, 1, 0.5),
        Accuracy.of(List.of(Decision.times(3, 0, 2, 1), Decision.of(1, 3, 3))));
  }

  @Test
  void ofNothingIsNothing() {
    assertEquals(new Accuracy(0, 0, 0, 0, 0, 0), Accuracy.of(List.of()));
  }

  /** Whoever decided predicts all of it. */
  @Test
  void ofThePlayerItselfIsPerfect() {
    HiddenPlayer player = HiddenPlayer.withDepth(3);
    ExampleSet<Checkers> decisions = ExampleSet.of(player.games(150, 1));
    Accuracy accuracy =
        Accuracy.of(HiddenPlayer.POOL, player.candidate(), TieRule.gamesOrder(), decisions);
    assertEquals(decisions.decisions(), accuracy.decisions());
    assertEquals(1, accuracy.strict());
  }

  private static Accuracy of(Dominance.Seen seen) {
    return Accuracy.of(List.of(seen));
  }
}
