package olsy.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import olsy.core.clock.Limits;
import olsy.core.search.minimax.MinimaxSearches;
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
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.Matchup;
import olsy.lab.player.Stranger;
import olsy.lab.player.Weights;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.play.session.store.ModelUse;

/**
 * The experiment of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Figure 25: points per game of OLSY when learning is switched off after some examples, by their
 * number. Without examples it is minimax, in the same openings.
 *
 * @param name of the experiment
 * @param pairs own player and opponent, of models/
 * @param uses how the model is used
 * @param examples after which learning is switched off
 * @param features given to the learner; null for those that a session begins with
 * @param games of each tournament
 */
public record Figure25(
    String name,
    String description,
    List<Matchup> pairs,
    List<ModelUse> uses,
    List<Integer> examples,
    String features,
    int games,
    int maxDepth)
    implements Experiment {

  /** Of the random pairs, whatever the seed of their games. */
  private static final long PAIRS = 25;

  private static final int EVERY = 10;

  /** Of minimax over itself. */
  private static final Estimate NONE = new Estimate(0, 0, 0);

  /**
   * A point of the curves.
   *
   * @param points per game
   * @param gain over minimax in the same openings
   * @param accuracy of the last model: the share of all it expected that came true
   * @param depth of that model
   */
  @TableName("level")
  public record AfterExamples(
      String opponent,
      String use,
      int examples,
      int games,
      Estimate points,
      @ColumnNames({"gain", "gainLow", "gainHigh"}) Estimate gain,
      double accuracy,
      int depth) {}

  public Figure25 {
    pairs = List.copyOf(pairs);
    uses = List.copyOf(uses);
    examples = List.copyOf(examples);
  }

  private static Figure25 paper(
      List<Matchup> pairs, List<Integer> examples, int games, int maxDepth) {
    return new Figure25(
        "olsy",
        "Points of OLSY by the examples it has seen, against two opponents (Report, Figure 25).",
        pairs,
        List.of(ModelUse.SOFT, ModelUse.M_STAR_1P),
        examples,
        String.join(",", Figure24.given()),
        games,
        maxDepth);
  }

  public static Figure25 full() {
    PlayerFile own = ModelFolder.installed().player("samuel-1@6");
    PlayerFile exchanging =
        own.with(Weights.of("samuel-1").minusTotal(0.1).strategy(6))
            .withName("samuel-1-exchanging");
    return paper(
        List.of(Matchup.of("samuel-1@6", "samuel-2@6"), new Matchup(own, exchanging)),
        List.of(10, 20, 50, 100, 200),
        1200,
        7);
  }

  public static Figure25 quick() {
    return paper(List.of(Matchup.of("samuel-1@2", "samuel-2@2")), List.of(10, 50), 20, 3);
  }

  private static Figure25 exchanges(List<Integer> examples, int games) {
    PlayerFile lover = ModelFolder.installed().player("exchange-lover@4");
    PlayerFile mild = lover.with(Weights.of("material").minusTotal(0.04).strategy(4));
    return new Figure25(
        "olsy-exchanges",
        "Points of OLSY by the examples it has seen, where both are fond of exchanges.",
        List.of(
            new Matchup(lover, lover),
            new Matchup(mild.withName("exchange-lover-04"), mild.withName("exchange-lover-04"))),
        List.of(ModelUse.SOFT, ModelUse.MIXTURE, ModelUse.M_STAR_1P),
        examples,
        null,
        games,
        6);
  }

  public static Figure25 fullExchanges() {
    return exchanges(List.of(10, 20, 50, 100, 200), 1000);
  }

  public static Figure25 quickExchanges() {
    return exchanges(List.of(20), 20);
  }

  /**
   * With the same nodes for every move of ours, with a model or without, by the same function.
   *
   * @param strangers random pairs beside the one that is fond of exchanges
   */
  private static Figure25 nodes(int strangers, List<Integer> examples, long nodes, int games) {
    PlayerFile lover = ModelFolder.installed().player("exchange-lover@4");
    List<Matchup> pairs = new ArrayList<>(List.of(new Matchup(lover, lover)));
    pairs.addAll(strangers(strangers, 4));
    return new Figure25(
        "olsy-nodes",
        "Points of OLSY by the examples it has seen, with the same nodes as without a model.",
        pairs.stream()
            .map(
                pair ->
                    new Matchup(
                        pair.own()
                            .withSearch(MinimaxSearches.PRINCIPAL_VARIATION)
                            .within(Limits.NONE.with("nodes", String.valueOf(nodes))),
                        pair.opponent()))
            .toList(),
        List.of(ModelUse.GUARDED, ModelUse.SOFT, ModelUse.M_STAR_1P),
        examples,
        null,
        games,
        6);
  }

  public static Figure25 fullNodes() {
    return nodes(2, List.of(10, 20, 50, 100, 200), 5000, 300);
  }

  public static Figure25 quickNodes() {
    return nodes(0, List.of(30), 1500, 10);
  }

  /** Random pairs, which have the same depth. */
  private static List<Matchup> strangers(int count, int depth) {
    SplittableRandom random = new SplittableRandom(PAIRS + depth);
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                new Matchup(
                    Stranger.player("own " + i, depth, random),
                    Stranger.player("stranger " + i, depth, random)))
        .toList();
  }

  private static Figure25 pairs(List<Matchup> pairs, int games, int maxDepth) {
    return new Figure25(
        "olsy-pairs",
        "Points of OLSY after 100 examples, in random pairs of equal depth.",
        pairs,
        List.of(ModelUse.SOFT),
        List.of(100),
        null,
        games,
        maxDepth);
  }

  public static Figure25 fullPairs() {
    List<Matchup> pairs = new ArrayList<>(strangers(12, 4));
    pairs.addAll(strangers(6, 6));
    return pairs(pairs, 400, 7);
  }

  public static Figure25 quickPairs() {
    return pairs(strangers(2, 2), 20, 3);
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (Matchup pair : pairs) {
      for (ModelUse use : uses) {
        parts.add(List.of(AfterExamples.class), rows -> play(pair, use, laboratory.seed(), rows));
      }
    }
    laboratory.measure(parts);
  }

  private void play(Matchup pair, ModelUse use, long seed, Consumer<Record> rows) {
    Campaign.Outcome minimax = session(pair, use, OptionalInt.empty(), games, seed);
    rows.accept(level(pair, use, 0, minimax, NONE));
    examples.parallelStream()
        .map(
            learn ->
                learned(
                    pair, use, learn, session(pair, use, OptionalInt.of(learn), 0, seed), minimax))
        .toList()
        .forEach(rows);
  }

  /**
   * Plays a session.
   *
   * @param learn examples after which learning is switched off; empty for never
   * @param baseline games without a model: all or none
   */
  private Campaign.Outcome session(
      Matchup pair, ModelUse use, OptionalInt learn, int baseline, long seed) {
    return new Campaign(
            pair.own(),
            pair.opponent(),
            Campaign.settings(
                pair.opponent().name(),
                use,
                games,
                baseline,
                EVERY,
                learn,
                seed,
                features,
                maxDepth,
                Campaign.WINDOW))
        .play();
  }

  private AfterExamples learned(
      Matchup pair, ModelUse use, int learn, Campaign.Outcome outcome, Campaign.Outcome minimax) {
    return level(
        pair, use, learn, outcome, Scores.of(outcome.games()).gainOver(Scores.of(minimax.games())));
  }

  private AfterExamples level(
      Matchup pair, ModelUse use, int learn, Campaign.Outcome outcome, Estimate gain) {
    return new AfterExamples(
        pair.text(),
        use.toString(),
        learn,
        games,
        Scores.of(outcome.games()).estimate(),
        gain,
        outcome.accuracy(),
        outcome.depth());
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<AfterExamples> levels = findings.of(AfterExamples.class);
    return pairs.stream().<Picture>map(pair -> picture(pair.text(), levels)).toList();
  }

  private static Curves picture(String opponent, List<AfterExamples> all) {
    List<AfterExamples> levels =
        all.stream().filter(level -> level.opponent.equals(opponent)).toList();
    List<Curve> curves = new ArrayList<>();
    withoutModel(levels).ifPresent(curves::add);
    curves.addAll(
        Series.measured(
            levels, AfterExamples::use, AfterExamples::examples, AfterExamples::points));
    return new Curves(
        opponent,
        "Points of a game against " + opponent + ", by what has been seen of it",
        "moves of the opponent that were learned from",
        "points of a game",
        curves);
  }

  /** What minimax has in the same openings, from end to end. */
  private static Optional<Curve> withoutModel(List<AfterExamples> levels) {
    int most = levels.stream().mapToInt(AfterExamples::examples).max().orElse(0);
    return levels.stream()
        .filter(level -> level.examples == 0)
        .findFirst()
        .map(level -> level.points.mean())
        .map(
            points ->
                Curve.reference(
                    "no model",
                    List.of(new Curve.Point(0, points), new Curve.Point(most, points))));
  }
}
