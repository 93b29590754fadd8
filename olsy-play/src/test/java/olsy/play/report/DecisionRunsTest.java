package olsy.play.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import olsy.play.session.store.Decision;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecisionRunsTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 10, 11, 999, 1000, 1001, 2000, 2001, 54321})
  void runsAreFewAndLoseNothing(int decisions) {
    SplittableRandom random = new SplittableRandom(decisions);
    DecisionRuns runs = new DecisionRuns();
    int[] right = new int[decisions + 1];
    for (int i = 1; i <= decisions; i++) {
      boolean isRight = random.nextBoolean();
      right[i] = right[i - 1] + (isRight ? 1 : 0);
      Decision.Expected expected =
          new Decision.Expected(
              10, new Decision.Foreseen(isRight ? "9-13" : "9-14", 0.5, 0), 0.25, true, null);
      runs.add(new Decision(1, 2 * i, "", "9-13", false, false, expected));
    }
    List<DecisionRun> list = runs.list();
    assertTrue(list.size() <= 100, list.size() + " runs");
    int next = 1;
    for (DecisionRun run : list) {
      assertEquals(next, run.from());
      int before = run.from() - 1;
      boolean isLast = run.to() == decisions;
      assertTrue(run.expectations() <= Math.max(10, before / 10), run.toString());
      assertTrue(isLast || run.expectations() >= Math.max(10, before / 10), run.toString());
      assertEquals(run.to() - run.from() + 1, run.expectations());
      assertEquals(right[run.to()] - right[run.from() - 1], run.right());
      assertEquals(run.expectations() * 0.25, run.uniform(), 1e-9);
      next = run.to() + 1;
    }
    assertEquals(decisions + 1, next);
  }
}
