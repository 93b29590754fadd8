package olsy.play.report;

import java.util.ArrayList;
import java.util.List;
import olsy.play.session.store.Decision;

/**
 * Sums up decisions as they come, in runs of ten and later of a tenth of what came before: what is
 * learned comes early, so the page's axis is logarithmic.
 */
final class DecisionRuns {

  private static final int SHORTEST = 10;

  private final List<DecisionRun> runs = new ArrayList<>();
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
    if (last < 0 || isComplete(runs.get(last))) {
      runs.add(one);
    } else {
      runs.set(last, runs.get(last).joined(one));
    }
  }

  private static boolean isComplete(DecisionRun run) {
    int before = run.from() - 1;
    return run.to() - before >= Math.max(SHORTEST, before / SHORTEST);
  }

  int decisions() {
    return decisions;
  }

  List<DecisionRun> list() {
    return List.copyOf(runs);
  }
}
