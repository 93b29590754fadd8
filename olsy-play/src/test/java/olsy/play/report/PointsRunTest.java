package olsy.play.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.UsedModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PointsRunTest {

  private static final int BASELINE = 20;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 9, 10, 21, 500, 10_000})
  void runsGrowAndLoseNothing(int count) {
    SplittableRandom random = new SplittableRandom(count);
    List<SessionGame> games = new ArrayList<>();
    for (int number = BASELINE + 1; number <= BASELINE + count; number++) {
      Outcome outcome = Outcome.winOf(random.nextBoolean() ? Side.FIRST : Side.SECOND);
      games.add(
          new SessionGame(
              number, Side.FIRST, outcome, UsedModel.learned(random.nextInt(2)), false, null));
    }
    int[] seen = IntStream.rangeClosed(0, BASELINE + count).map(game -> 30 * game).toArray();
    List<PointsRun> runs = PointsRun.of(games, seen);
    assertTrue(runs.size() <= 100, runs.size() + " runs");
    int next = BASELINE + 1;
    double points = 0;
    int modelled = 0;
    for (PointsRun run : runs) {
      int length = run.to() - run.from() + 1;
      assertEquals(next, run.from());
      assertTrue(
          count < 10 || length >= Math.max(10, (run.from() - BASELINE) / 10 - 2), run.toString());
      assertTrue(run.to() == BASELINE + count || length % 2 == 0, run.toString());
      assertTrue(seen[run.from()] <= run.seen() && run.seen() <= seen[run.to()], run.toString());
      points += run.points() * length;
      modelled += run.modelled();
      next = run.to() + 1;
    }
    assertEquals(BASELINE + count + 1, next);
    assertEquals(games.stream().mapToInt(SessionGame::points).sum(), points, 1e-6);
    assertEquals(games.stream().filter(game -> game.model().any()).count(), modelled);
  }
}
