package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.statistics.PairedPoints;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.UsedModel;
import org.junit.jupiter.api.Test;

class SessionResultsTest {

  private static SessionGame game(int number, int model, int points) {
    Side side = SessionGame.sideOfUs(number);
    Outcome outcome = points == 1 ? Outcome.DRAW : Outcome.winOf(points == 2 ? side : side.other());
    return new SessionGame(number, side, outcome, UsedModel.learned(model), false, null);
  }

  @Test
  void comparesGamesOfTheSameOpenings() {
    SessionResults results = new SessionResults(4);
    int[] points = {1, 1, 0, 2, /* with the same openings */ 2, 1, 1, 2, /* and again */ 2, 2};
    int[] models = {0, 0, 0, 0, 0, 10, 10, 20, 20, 20};
    for (int i = 0; i < points.length; i++) {
      results.add(game(i + 1, models[i], points[i]));
    }
    assertEquals(10, results.games());
    assertEquals(1.4, results.points());
    assertEquals(new Result(5, 6.0 / 5), Result.of(results.without().orElseThrow()));
    assertEquals(new Result(5, 8.0 / 5), Result.of(results.with().orElseThrow()));
    // Games 6 to 10 against games 2, 3, 4, 1 and 2: 5 has no model.
    assertEquals(new Result(5, 3.0 / 5), Result.of(results.gain().orElseThrow()));
    assertEquals(new Result(5, 8.0 / 5), Result.of(results.gaining().orElseThrow()));
  }

  private record Result(int games, double points) {
    static Result of(SessionResults.Result result) {
      return new Result(result.games(), result.points());
    }
  }

  @Test
  void theIntervalIsThatOfThePairs() {
    SessionResults results = new SessionResults(0);
    PairedPoints expected = PairedPoints.ofGames();
    for (int i = 0; i < 100; i++) {
      int points = i * i % 3;
      results.add(game(i + 1, 10, points));
      expected.add(i / 2, points);
    }
    assertEquals(expected.interval(), results.with().orElseThrow().interval());
  }

  @Test
  void withoutGamesThereIsNoResult() {
    SessionResults results = new SessionResults(0);
    results.add(game(1, 0, 2));
    assertTrue(results.with().isEmpty());
    assertTrue(results.gain().isEmpty());
  }
}
