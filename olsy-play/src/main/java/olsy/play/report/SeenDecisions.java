package olsy.play.report;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import olsy.learning.prediction.Calibration;
import olsy.play.session.state.LookAhead;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.Decision;
import olsy.play.session.store.TakenBack;

/** What is kept of the opponent's decisions while they are read. */
final class SeenDecisions {
  private final DecisionRuns runs = new DecisionRuns();
  private final Map<Integer, ReportedModel.Tally> tallies = new HashMap<>();
  private final Map<Integer, Map<Integer, Decision>> decisions = new HashMap<>();
  private final int[] after;
  private final TrackRecord record = new TrackRecord();
  private final LookAhead lookAhead = new LookAhead();
  private int count;
  private int population;
  private int behind;
  private int right;
  private int takenBack;
  private Calibration calibration = Calibration.none();

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
    lookAhead.add(decision);
    if (decision.teaches()) {
      runs.add(decision);
      if (decision.game() < after.length) {
        after[decision.game()] = runs.decisions();
      }
    }
    if (decision.expected() != null) {
      count++;
      population += decision.expected().model() == 0 ? 1 : 0;
      behind += decision.expected().model() == 0 && decision.expected().other() != null ? 1 : 0;
      record.add(decision);
      right += decision.isAsExpected() ? 1 : 0;
      tallies
          .computeIfAbsent(decision.expected().model(), number -> new ReportedModel.Tally())
          .add(decision);
      calibration = calibration.with(ReportedModel.calibration(decision));
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
    return new SessionReport.Expectations(
        runs.decisions(), takenBack, count, right, runs.list(), calibration);
  }

  /** Whose expectations they were, where the population had some. */
  Optional<String> whoseExpectations() {
    return population == 0
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "Of %,d expectations %,d were those of the population's model: %,d before there was"
                    + " a learned one, and %,d while that foresaw less.",
                count,
                population,
                population - behind,
                behind));
  }

  /** How far our moves before them looked ahead. */
  Optional<LookAhead.Plies> lookAhead() {
    return lookAhead.plies();
  }

  /** Of the last of them. */
  TrackRecord record() {
    return record;
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
