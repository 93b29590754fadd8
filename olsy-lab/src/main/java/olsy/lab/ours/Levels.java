package olsy.lab.ours;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.statistics.Interval;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.measure.Estimate;
import olsy.lab.output.ColumnNames;
import olsy.lab.output.TableName;
import olsy.learning.scout.LearnLevel;

/**
 * By how many decisions it is told whether an opponent models us, or our model of it; how much more
 * of its moves is foreseen by who knows that; and what that is worth in points, where all look at
 * as many positions for a move.
 *
 * @param opponents of each level
 * @param sizes decisions that are learned from
 * @param played so many decisions are learned from by who plays
 * @param tests decisions to test on
 * @param games of each player against each opponent who models us, half of them with each side
 * @param evaluations for a move
 */
public record Levels(
    int opponents, List<Integer> sizes, int played, int tests, int games, int evaluations)
    implements Experiment {

  private static final int HIGHEST = LearnLevel.HIGHEST;

  /**
   * What was told of an opponent.
   *
   * @param thinks what it takes us for
   * @param told the most probable level
   * @param probability of that level
   * @param sure whether it says that it can be told
   * @param differ decisions that tell that level from the one most like it
   * @param model where the model of us comes from that explains most at that level
   * @param zero the share of the tests that the zero-level model foresees
   * @param strict the share that is foreseen by the player of that level, if it is told that the
   *     opponent models us
   */
  @TableName("opponent")
  public record Told(
      int level,
      int opponent,
      int depth,
      String thinks,
      int decisions,
      int told,
      double probability,
      boolean sure,
      int differ,
      String model,
      double zero,
      double strict) {

    private boolean isRight() {
      return told == level;
    }
  }

  /**
   * All opponents of a level.
   *
   * @param right the share whose level is the most probable one
   * @param told the share of which it says that it can be told
   * @param wrong how many of these are of another level
   * @param gain of what is foreseen over the zero-level model
   */
  public record Summary(
      int level,
      int decisions,
      int opponents,
      @ColumnNames({"right", "right-low", "right-high"}) Estimate right,
      double told,
      int wrong,
      double zero,
      double strict,
      Estimate gain) {

    private static Summary of(List<Told> rows) {
      int n = rows.size();
      double right = (double) rows.stream().filter(Told::isRight).count() / n;
      List<Told> sure = rows.stream().filter(Told::sure).toList();
      double zero = rows.stream().mapToDouble(Told::zero).average().orElseThrow();
      double strict = rows.stream().mapToDouble(Told::strict).average().orElseThrow();
      return new Summary(
          rows.get(0).level,
          rows.get(0).decisions,
          n,
          Estimate.of(right, Interval.ofShare(right, n)),
          (double) sure.size() / n,
          (int) sure.stream().filter(one -> !one.isRight()).count(),
          zero,
          strict,
          Estimate.of(
              strict - zero,
              Interval.ofMean(rows.stream().mapToDouble(one -> one.strict - one.zero).toArray())));
    }
  }

  /**
   * Points against an opponent.
   *
   * @param player with which model
   * @param foreseen the share of the tests that its model foresees
   * @param points of a game
   * @param gain over the search without a model
   * @param more over the search with the zero-level model
   */
  public record Worth(
      int level,
      int opponent,
      int depth,
      String player,
      double foreseen,
      double points,
      Estimate gain,
      @ColumnNames({"more", "more-low", "more-high"}) Estimate more) {}

  /**
   * In how many of an opponent's decisions it moves otherwise than it would without its model.
   *
   * @param first where we take the first of our best moves
   * @param telling where we take the one of them after which it may tell most
   */
  public record Asked(int level, int opponent, int depth, double first, double telling) {}

  /** Of all opponents of a level. */
  public record MeanWorth(
      int level,
      String player,
      int opponents,
      double points,
      Estimate gain,
      @ColumnNames({"more", "more-low", "more-high"}) Estimate more) {

    private static MeanWorth of(List<Worth> rows) {
      return new MeanWorth(
          rows.get(0).level,
          rows.get(0).player,
          rows.size(),
          rows.stream().mapToDouble(Worth::points).average().orElseThrow(),
          Estimate.of(rows.stream().map(Worth::gain).toList()),
          Estimate.of(rows.stream().map(Worth::more).toList()));
    }
  }

  public Levels {
    sizes = List.copyOf(sizes);
  }

  public static Levels full() {
    return new Levels(20, List.of(25, 100, 400, 1600), 400, 300, 20, 10_000);
  }

  public static Levels quick() {
    return new Levels(1, List.of(30), 30, 20, 2, 500);
  }

  @Override
  public String name() {
    return "levels";
  }

  @Override
  public String description() {
    return "Whether it is told that an opponent models us, and what it is worth to know.";
  }

  /** Opponents of all levels in turn: what is measured before an interruption is of all. */
  @Override
  public void run(Laboratory laboratory) {
    Map<List<Integer>, LevelMeeting> meetings = new LinkedHashMap<>();
    Map<List<Object>, List<Told>> told = new LinkedHashMap<>();
    for (int number = 0; number < opponents; number++) {
      for (int level = 0; level <= HIGHEST; level++) {
        for (Told one : rows(laboratory, meetings, Told.class, level, number, this::told)) {
          told.computeIfAbsent(List.of(level, one.decisions), key -> new ArrayList<>()).add(one);
        }
      }
    }
    told.values().forEach(rows -> laboratory.row(Summary.of(rows)));
    Map<List<Object>, List<Worth>> worth = new LinkedHashMap<>();
    for (int number = 0; number < opponents; number++) {
      for (int level = 1; level <= HIGHEST; level++) {
        for (Worth one : rows(laboratory, meetings, Worth.class, level, number, this::worth)) {
          worth.computeIfAbsent(List.of(level, one.player), key -> new ArrayList<>()).add(one);
        }
      }
    }
    worth.values().forEach(rows -> laboratory.row(MeanWorth.of(rows)));
    for (int number = 0; number < opponents; number++) {
      for (int level = 1; level <= HIGHEST; level++) {
        rows(laboratory, meetings, Asked.class, level, number, this::asked);
      }
    }
  }

  private Stream<Told> told(LevelMeeting meeting) {
    return sizes.stream().map(meeting::told);
  }

  private Stream<Worth> worth(LevelMeeting meeting) {
    return new LevelPoints(meeting, games, evaluations).rows(played).stream();
  }

  private Stream<Asked> asked(LevelMeeting meeting) {
    return Stream.of(new TellingDecisions(meeting, tests).asked());
  }

  private <R extends Record> List<R> rows(
      Laboratory laboratory,
      Map<List<Integer>, LevelMeeting> meetings,
      Class<R> kind,
      int level,
      int number,
      Function<LevelMeeting, Stream<R>> measurement) {
    return laboratory
        .measure(
            List.of(kind),
            rows ->
                measurement
                    .apply(
                        meetings.computeIfAbsent(
                            List.of(level, number),
                            key -> new LevelMeeting(level, number, tests, laboratory.seed())))
                    .forEach(rows))
        .stream()
        .map(kind::cast)
        .toList();
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    List<Summary> all = findings.of(Summary.class);
    int most = all.stream().mapToInt(Summary::decisions).max().orElse(0);
    StringBuilder verdict = new StringBuilder();
    IntStream.rangeClosed(0, HIGHEST)
        .forEach(
            level ->
                all.stream()
                    .filter(one -> one.level == level && one.decisions == most)
                    .findFirst()
                    .ifPresent(
                        one ->
                            verdict.append(
                                String.format(
                                    Locale.ROOT,
                                    "By %,d decisions the most probable level is right for"
                                        + " %.0f %% of the opponents of level %d. Of their moves"
                                        + " %.3f are foreseen instead of %.3f. ",
                                    most,
                                    100 * one.right.mean(),
                                    level,
                                    one.strict,
                                    one.zero))));
    return Optional.of(verdict.toString().strip()).filter(text -> !text.isEmpty());
  }
}
