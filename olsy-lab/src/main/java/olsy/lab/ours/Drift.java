package olsy.lab.ours;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import olsy.core.statistics.Interval;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Campaign;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Series;
import olsy.lab.output.ColumnNames;
import olsy.lab.output.TableName;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.Changing;
import olsy.lab.player.LabGame;
import olsy.lab.player.Stranger;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.player.SearchingOpponent;
import olsy.play.session.store.Decision;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionSettings;

/**
 * Sessions against opponents who change their weights after half of the games (Carmel and
 * Markovitch, Learning and Using Opponent Models in Adversary Search, Section 6.2 assumes that they
 * do not): how long the model is wrong, and what that costs, by the window of decisions learned
 * from.
 *
 * @param windows decisions learned from, see {@link SessionSettings}
 * @param strangers opponents; they become another stranger, and our own player is a third
 * @param games of each half of a session, an even number; its baseline is as long as the session
 */
public record Drift(List<Integer> windows, int strangers, int games, int depth, int maxDepth)
    implements Experiment {

  private static final int EVERY = 20;

  /** PlayedDecisions that are counted together. */
  private static final int RUN = 25;

  /** A model is right again when so many of the last expectations came true. */
  private static final int LOOKED_AT = 20;

  private static final int ENOUGH = 18;

  /**
   * Some decisions, one after the other.
   *
   * @param since the change, to the end of the run; before it, negative or 0
   * @param foreseen share of them that the model of that time expected
   * @param used share of them before which the model was used
   */
  public record Run(int window, int opponent, int since, double foreseen, double used) {}

  /**
   * A session.
   *
   * @param decisions after the change
   * @param until how many of them it took until 18 of 20 were foreseen again
   * @param again whether they ever were
   * @param before the change: the gain over minimax against the same opponent
   */
  @TableName("session")
  public record ChangedSession(
      int window,
      int opponent,
      int decisions,
      int until,
      boolean again,
      double before,
      double beforeHalf,
      double after,
      double afterHalf) {}

  /** All sessions with a window, by decisions since the change. */
  public record MeanRun(int window, int since, int sessions, Estimate foreseen, double used) {

    private static MeanRun of(List<Run> runs) {
      return new MeanRun(
          runs.get(0).window,
          runs.get(0).since,
          runs.size(),
          mean(runs, Run::foreseen, Interval.ofMean(values(runs, Run::foreseen)).within(0, 1)),
          runs.stream().mapToDouble(Run::used).average().orElseThrow());
    }
  }

  /**
   * All sessions with a window.
   *
   * @param again how many models became right again
   * @param until the mean number of decisions that took, all counted where it did not happen
   */
  public record Mean(
      int window,
      int sessions,
      int again,
      @ColumnNames({"until", "untilLow", "untilHigh"}) Estimate until,
      @ColumnNames({"before", "beforeLow", "beforeHigh"}) Estimate before,
      @ColumnNames({"after", "afterLow", "afterHigh"}) Estimate after) {

    private static Mean of(List<ChangedSession> rows) {
      return new Mean(
          rows.get(0).window,
          rows.size(),
          (int) rows.stream().filter(ChangedSession::again).count(),
          mean(rows, ChangedSession::until, Interval.ofMean(values(rows, ChangedSession::until))),
          Estimate.of(rows.stream().map(row -> around(row.before, row.beforeHalf)).toList()),
          Estimate.of(rows.stream().map(row -> around(row.after, row.afterHalf)).toList()));
    }
  }

  public Drift {
    windows = List.copyOf(windows);
    if (games % 2 != 0) {
      throw new IllegalArgumentException("an even number of games expected, found " + games);
    }
  }

  public static Drift full() {
    return new Drift(List.of(100, 300, 3000), 10, 10, 2, 3);
  }

  public static Drift quick() {
    return new Drift(List.of(50, 3000), 1, 2, 1, 2);
  }

  @Override
  public String name() {
    return "drift";
  }

  @Override
  public String description() {
    return "Sessions against opponents who change, by the window of decisions learned from.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (int window : windows) {
      List<Run> runs = new ArrayList<>();
      List<ChangedSession> sessions = new ArrayList<>();
      for (int opponent = 0; opponent < strangers; opponent++) {
        int number = opponent;
        parts.add(
            List.of(Run.class, ChangedSession.class),
            rows -> play(window, number, laboratory.seed(), rows),
            rows -> {
              for (Record row : rows) {
                if (row instanceof Run run) {
                  runs.add(run);
                } else {
                  sessions.add((ChangedSession) row);
                }
              }
            });
      }
      parts.then(
          () -> {
            means(runs).forEach(laboratory::row);
            laboratory.row(Mean.of(sessions));
          });
    }
    laboratory.measure(parts);
  }

  /** Where not every session came so far, there is no mean. */
  private List<MeanRun> means(List<Run> runs) {
    return runs.stream()
        .mapToInt(Run::since)
        .distinct()
        .sorted()
        .mapToObj(since -> runs.stream().filter(run -> run.since == since).toList())
        .filter(same -> same.size() == strangers)
        .map(MeanRun::of)
        .toList();
  }

  /** Whatever the window, the same opponent. */
  private void play(int window, int number, long seed, Consumer<Record> rows) {
    SplittableRandom random = new SplittableRandom(seed + number);
    PlayerFile own = Stranger.player("own", depth, random);
    PlayerFile first = Stranger.player("first", depth, random);
    PlayerFile second = Stranger.player("second", depth, random);
    SessionSettings settings =
        Campaign.settings(
            "first",
            ModelUse.SOFT,
            4 * games,
            2 * games,
            EVERY,
            OptionalInt.empty(),
            seed + number,
            null,
            maxDepth,
            window);
    Campaign.Outcome outcome =
        new Campaign(own, first, settings)
            .play(
                new Changing<>(
                    SearchingOpponent.of(first, LabGame.CHECKERS),
                    SearchingOpponent.of(second, LabGame.CHECKERS),
                    games));
    List<Decision> decisions = outcome.decisions();
    int change = (int) decisions.stream().filter(one -> one.game() <= 3 * games).count();
    for (int from = change % RUN; from + RUN <= decisions.size(); from += RUN) {
      List<Decision> run = decisions.subList(from, from + RUN);
      rows.accept(
          new Run(
              window,
              number,
              from + RUN - change,
              share(run, Decision::isAsExpected),
              share(run, one -> one.expected() != null && one.expected().used())));
    }
    List<Decision> after = decisions.subList(change, decisions.size());
    int until =
        IntStream.rangeClosed(LOOKED_AT, after.size())
            .filter(
                end ->
                    after.subList(end - LOOKED_AT, end).stream()
                            .filter(Decision::isAsExpected)
                            .count()
                        >= ENOUGH)
            .findFirst()
            .orElse(0);
    Estimate gainBefore = gain(outcome.games(), 0);
    Estimate gainAfter = gain(outcome.games(), games);
    rows.accept(
        new ChangedSession(
            window,
            number,
            after.size(),
            until == 0 ? after.size() : until,
            until > 0,
            gainBefore.mean(),
            gainBefore.half(),
            gainAfter.mean(),
            gainAfter.half()));
  }

  /** Sessions differ by more than chance within them, so means are taken over sessions. */
  private static <R> double[] values(List<R> rows, ToDoubleFunction<R> value) {
    return rows.stream().mapToDouble(value).toArray();
  }

  private static <R> Estimate mean(List<R> rows, ToDoubleFunction<R> value, Interval interval) {
    return Estimate.of(Arrays.stream(values(rows, value)).average().orElseThrow(), interval);
  }

  private static Estimate around(double mean, double half) {
    return new Estimate(mean, mean - half, mean + half);
  }

  private static double share(List<Decision> decisions, Predicate<Decision> which) {
    return (double) decisions.stream().filter(which).count() / decisions.size();
  }

  /**
   * Over the baseline, in which the opponent was the same in the same openings.
   *
   * @param from games of a session that come before
   */
  private Estimate gain(List<SessionGame> all, int from) {
    int baseline = 2 * games;
    return Scores.of(all.subList(baseline + from, baseline + from + games))
        .gainOver(Scores.of(all.subList(from, from + games)));
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return List.of(
        new Curves(
            "foreseen",
            "Accuracy before and after the opponent has changed",
            "decisions since the change",
            "share of moves foreseen",
            Series.measured(
                findings.of(MeanRun.class),
                run -> "window " + run.window,
                MeanRun::since,
                MeanRun::foreseen)));
  }
}
