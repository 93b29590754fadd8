package olsy.learning.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AccuracyTest {

  @Test
  void looksAtTheRankOfTheMovePlayed() {
    assertEquals(new Accuracy(1, 1, 1, 1, 1, 0.25), of(new ValuedDecision(2, 1, 1, 2, 9, 3)));
    assertEquals(new Accuracy(1, 0, 0, 0, 1, 0.25), of(new ValuedDecision(3, 1, 1, 2, 9, 3)));
    assertEquals(new Accuracy(1, 0, 0, 0, 1, 0.25), of(new ValuedDecision(1, 1, 1, 2, 9, 3)));
    assertEquals(new Accuracy(1, 0, 0, 0, 0, 0.25), of(new ValuedDecision(0, 1, 1, 2, 9, 3)));
  }

  @Test
  void tiesAreBrokenByTheGamesOrderOrAtRandom() {
    assertEquals(new Accuracy(1, 1, 1, 0.5, 1, 0.5), of(new ValuedDecision(0, 1, 7, 7)));
    assertEquals(new Accuracy(1, 0, 1, 0.5, 1, 0.5), of(new ValuedDecision(1, 1, 7, 7)));
    assertEquals(new Accuracy(1, 0, 1, 0.25, 0, 0.25), of(new ValuedDecision(3, 1, 7, 7, 7, 7)));
    assertEquals(new Accuracy(1, 0, 0, 0, 0, 0.2), of(new ValuedDecision(4, 1, 7, 7, 7, 2, 2)));
  }

  @Test
  void countsDecisionsAsOftenAsTheyWereMade() {
    assertEquals(
        new Accuracy(4, 0.75, 1, 0.875, 1, 0.5),
        Accuracy.of(List.of(new ValuedDecision(0, 3, 2, 1), new ValuedDecision(1, 1, 3, 3))));
  }

  @Test
  void ofNothingIsNothing() {
    assertEquals(new Accuracy(0, 0, 0, 0, 0, 0), Accuracy.of(List.of()));
  }

  private static Accuracy of(ValuedDecision decision) {
    return Accuracy.of(List.of(decision));
  }
}
