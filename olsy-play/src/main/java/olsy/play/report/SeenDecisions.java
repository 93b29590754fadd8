package olsy.play.report;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import olsy.play.session.store.Decision;
import olsy.play.session.store.TakenBack;

/** What is kept of the opponent's decisions while they are read. */
final class SeenDecisions {
  private final DecisionRuns runs = new DecisionRuns();
  private final Map<Integer, ReportedModel.Tally> tallies = new HashMap<>();
  private final Map<Integer, Map<Integer, Decision>> decisions = new HashMap<>();
  private final int[] after;
  private int count;
  private int right;
  private int takenBack;

  /**
   * @param shown games of which the decisions are kept
   */
  SeenDecisions(SortedSet<Integer> shown, int games) {
    shown.forEach(number -> decisions.put(number, new TreeMap<>()));
    after = new int[games + 1];
  }

  void add(Decision decision) {
    if (decisions.containsKey(decision.game())) {
      decisions.get(decision.game()).put(decision.ply(), decision);
    }
    if (decision.teaches()) {
      runs.add(decision);
      if (decision.game() < after.length) {
        after[decision.game()] = runs.decisions();
      }
    }
    if (decision.expected() != null) {
      count++;
      right += decision.isAsExpected() ? 1 : 0;
      tallies
          .computeIfAbsent(decision.expected().model(), number -> new ReportedModel.Tally())
          .add(decision.isAsExpected());
    }
  }

  /** The decisions that are shown: of each game, by their ply. */
  Map<Integer, Map<Integer, Decision>> shown() {
    return decisions;
  }

  /** What each model expected. */
  Map<Integer, ReportedModel.Tally> tallies() {
    return tallies;
  }

  void takeBack(TakenBack back) {
    takenBack++;
    decisions.getOrDefault(back.game(), new HashMap<>()).values().removeIf(back::voids);
  }

  /** What had been expected of all of them. */
  SessionReport.Expectations expectations() {
    return new SessionReport.Expectations(runs.decisions(), takenBack, count, right, runs.list());
  }

  /** Decisions that had been seen after each game; a game may have none. */
  int[] after() {
    int[] all = after.clone();
    for (int game = 1; game < all.length; game++) {
      all[game] = Math.max(all[game], all[game - 1]);
    }
    return all;
  }
}
