package olsy.lab.ours;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.minimax.TranspositionTable;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.EqualBudgets;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.ProcessorTime;
import olsy.lab.picture.Bars;
import olsy.lab.picture.Picture;
import olsy.lab.player.Weights;

/**
 * What each part of the search for our own moves is worth: how many positions it takes to a depth
 * without it, and how it plays without it against the whole, with the same evaluations and with the
 * same time for a move.
 *
 * <p>Time is that of the processor. So other work on the machine changes little.
 *
 * @param depth of the searches that are counted
 * @param positions where they begin
 * @param evaluations for a move of the games
 * @param games for each part
 * @param time for a move of other games
 * @param timedGames for each part
 */
public record SearchParts(
    int depth, int positions, int evaluations, int games, ProcessorTime time, int timedGames)
    implements Experiment {

  private static final double UNIT = 1000;
  private static final int BITS = 20;
  private static final int MILLISECONDS = 50;

  /**
   * A search without a part.
   *
   * @param without the part that is left out
   * @param nodes positions expanded and evaluated to the depth, in the mean
   * @param ratio to those of the whole search
   * @param points a game against the whole search
   */
  public record Left(String without, double nodes, double ratio, Estimate points) {}

  /**
   * A search without a part, with the same time.
   *
   * @param points a game against the whole search
   */
  public record LeftTimed(String without, Estimate points) {}

  public static SearchParts quick() {
    return new SearchParts(8, 4, 300, 20, new ProcessorTime(MILLISECONDS, 100), 4);
  }

  public static SearchParts full() {
    return new SearchParts(14, 20, 5000, 300, new ProcessorTime(MILLISECONDS, Long.MAX_VALUE), 120);
  }

  @Override
  public String name() {
    return "search-parts";
  }

  @Override
  public String description() {
    return "Positions to a depth, and points, of the search for own moves without each of its"
        + " parts.";
  }

  private static Search<Checkers> without(Set<Part> left) {
    Set<Part> parts = EnumSet.allOf(Part.class);
    parts.removeAll(left);
    return new PrincipalVariationSearch<>(function(), new TranspositionTable(BITS), parts);
  }

  private static Evaluation<Checkers> function() {
    return FrontierRule.CAPTURES.over(plain());
  }

  private static Evaluation<Checkers> plain() {
    return Weights.of("samuel-1").evaluation(UNIT);
  }

  private record Kind(String without, Supplier<Search<Checkers>> searches) {}

  private static List<Kind> kinds() {
    List<Kind> kinds = new ArrayList<>();
    for (Part part : Part.values()) {
      kinds.add(new Kind(part.name().toLowerCase(Locale.ROOT), () -> without(EnumSet.of(part))));
    }
    kinds.add(
        new Kind(
            "captures",
            () ->
                new PrincipalVariationSearch<>(
                    plain(), new TranspositionTable(BITS), EnumSet.allOf(Part.class))));
    kinds.add(new Kind("all: alpha-beta", () -> new OrderedAlphaBeta<>(plain())));
    return kinds;
  }

  @Override
  public void run(Laboratory laboratory) {
    double whole = nodes(() -> without(Set.of()), laboratory.seed());
    Parts parts = new Parts();
    for (Kind kind : kinds()) {
      parts.add(Left.class, () -> left(kind, whole, laboratory.seed()));
    }
    LongSupplier clock = laboratory.clocks().thread();
    EqualBudgets limits =
        new EqualBudgets(() -> time.budget(1, clock), timedGames, laboratory.seed());
    for (Kind kind : kinds()) {
      parts.add(
          LeftTimed.class,
          () -> new LeftTimed(kind.without, limits.play(kind.searches, () -> without(Set.of()))));
    }
    laboratory.measure(parts);
  }

  private Left left(Kind kind, double whole, long seed) {
    double nodes = nodes(kind.searches, seed);
    Estimate points =
        EqualBudgets.ofEvaluations(evaluations, games, seed)
            .play(kind.searches, () -> without(Set.of()));
    return new Left(kind.without, nodes, nodes / whole, points);
  }

  /** In the mean. */
  private double nodes(Supplier<Search<Checkers>> searches, long seed) {
    long nodes = 0;
    Search<Checkers> search = searches.get();
    for (int i = 0; i < positions; i++) {
      Checkers position =
          RandomPlay.walk(Checkers.START, 2 * (i % 10), new SplittableRandom(seed + i));
      search.forget();
      SearchResult<Checkers> found = search.search(position, depth);
      nodes += found.expansions() + found.evaluations();
    }
    return (double) nodes / positions;
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<Left> rows = findings.of(Left.class);
    return List.of(
        new Bars(
            "points",
            "Points without a part, against the whole search",
            "points a game",
            rows.stream().map(row -> row.without.replaceFirst(":.*", "")).toList(),
            List.of(
                new Bars.Group(
                    "OLSY",
                    rows.stream().map(row -> row.points.mean()).toList(),
                    rows.stream().map(row -> row.points.half()).toList(),
                    false))));
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    return findings.of(Left.class).stream()
        .filter(left -> left.without.startsWith("all"))
        .findFirst()
        .map(
            left ->
                String.format(
                    Locale.ROOT,
                    "To depth %d alpha-beta takes %.0f times as many positions, and makes %.3f"
                        + " points a game with the same evaluations.",
                    depth,
                    left.ratio,
                    left.points.mean()));
  }
}
