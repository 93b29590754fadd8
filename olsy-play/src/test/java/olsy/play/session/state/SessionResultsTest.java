package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.statistics.PairedPoints;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.UsedModel;
import org.junit.jupiter.api.Test;

class SessionResultsTest {

  private static SessionGame game(int number, int model, int points) {
    Side side = SessionGame.sideOfUs(number);
    Outcome outcome = points == 1 ? Outcome.DRAW : Outcome.winOf(points == 2 ? side : side.other());
    return new SessionGame(number, side, outcome, UsedModel.learned(model), false, null);
  }

  private static GamePlan plan(int baseline, boolean bookLearning) {
    return new GamePlan(OptionalInt.empty(), baseline, 6, 100, bookLearning);
  }

  /** Games 9 and 10 repeat 5 and 7, which were won; game 11 is no first game any more. */
  @Test
  void tellsRememberedLinesApart() {
    SessionResults results = new SessionResults(plan(4, true));
    int[] points = {1, 1, 0, 2, 2, 1, 2, 1, 2, 1, 2};
    for (int i = 0; i < points.length; i++) {
      SessionGame played = game(i + 1, i < 4 ? 0 : 10, points[i]);
      boolean remembered = i == 8 || i == 9;
      results.add(
          new SessionGame(
              played.number(),
              played.side(),
              played.outcome(),
              played.model(),
              false,
              remembered,
              null));
    }
    assertEquals(11, results.games());
    assertEquals(new Result(2, 3.0 / 2), Result.of(results.remembered().orElseThrow()));
    assertEquals(new Result(5, 8.0 / 5), Result.of(results.with().orElseThrow()));
    assertEquals(new Result(4, 2.0 / 4), Result.of(results.gain().orElseThrow()));
  }

  @Test
  void comparesGamesOfTheSameOpenings() {
    SessionResults results = new SessionResults(plan(4, false));
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
    SessionResults results = new SessionResults(plan(0, false));
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
    SessionResults results = new SessionResults(plan(0, false));
    results.add(game(1, 0, 2));
    assertTrue(results.with().isEmpty());
    assertTrue(results.gain().isEmpty());
  }
}
