package olsy.play.report;

import java.util.ArrayList;
import java.util.List;
import olsy.play.session.Decision;

/**
 * Sums up decisions as they come, in at most a hundred runs of equal length: when there would be
 * more, neighbours become one.
 */
final class DecisionRuns {

  private static final int MOST = 100;
  private static final int SHORTEST = 10;

  private final List<DecisionRun> runs = new ArrayList<>();
  private int length = SHORTEST;
  private int decisions;

  /** An unforced decision that was learned from. */
  void add(Decision decision) {
    decisions++;
    Decision.Expected expected = decision.expected();
    DecisionRun one =
        expected == null
            ? DecisionRun.of(decisions, decisions, 0, 0, 0, 0)
            : DecisionRun.of(
                decisions,
                decisions,
                1,
                decision.isAsExpected() ? 1 : 0,
                expected.uniform(),
                expected.used() ? 1 : 0);
    int last = runs.size() - 1;
    if (last >= 0 && (decisions - 1) % length != 0) {
      runs.set(last, runs.get(last).joined(one));
      return;
    }
    if (runs.size() == MOST) {
      halve();
    }
    runs.add(one);
  }

  private void halve() {
    for (int i = 0; i < MOST / 2; i++) {
      runs.set(i, runs.get(2 * i).joined(runs.get(2 * i + 1)));
    }
    runs.subList(MOST / 2, MOST).clear();
    length *= 2;
  }

  int decisions() {
    return decisions;
  }

  List<DecisionRun> list() {
    return List.copyOf(runs);
  }
}
