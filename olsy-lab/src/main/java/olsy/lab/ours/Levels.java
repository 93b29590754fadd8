package olsy.lab.ours;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.core.search.reply.Guarded;
import olsy.core.statistics.Interval;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.output.ColumnNames;
import olsy.lab.output.TableName;
import olsy.lab.player.LabGame;
import olsy.lab.player.LimitedSearch;
import olsy.lab.player.PlayedDecisions;
import olsy.lab.player.Recursive;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Hits;
import olsy.learning.scout.LearnLevel;
import olsy.learning.scout.LearnedLevels;
import olsy.learning.scout.TellingMove;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.training.Training;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.Openings;
import olsy.play.opponent.player.SearchingOpponent;

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
  private static final int MOST_OF_US = 400;
  private static final int DEEPEST = 4;
  private static final int OPENING = 6;
  private static final int MOST_MOVES = 100;
  private static final int MOST_PLIES = 40;
  private static final String TOLD = "level told";
  private static final FeatureSelection<Checkers> POOL = LabGame.pool("general");

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
    Map<List<Integer>, Meeting> meetings = new LinkedHashMap<>();
    Map<List<Object>, List<Told>> told = new LinkedHashMap<>();
    for (int number = 0; number < opponents; number++) {
      for (int level = 0; level <= HIGHEST; level++) {
        for (Told one : rows(laboratory, meetings, Told.class, level, number, Meeting::told)) {
          told.computeIfAbsent(List.of(level, one.decisions), key -> new ArrayList<>()).add(one);
        }
      }
    }
    told.values().forEach(rows -> laboratory.row(Summary.of(rows)));
    Map<List<Object>, List<Worth>> worth = new LinkedHashMap<>();
    for (int number = 0; number < opponents; number++) {
      for (int level = 1; level <= HIGHEST; level++) {
        for (Worth one : rows(laboratory, meetings, Worth.class, level, number, Meeting::worth)) {
          worth.computeIfAbsent(List.of(level, one.player), key -> new ArrayList<>()).add(one);
        }
      }
    }
    worth.values().forEach(rows -> laboratory.row(MeanWorth.of(rows)));
    for (int number = 0; number < opponents; number++) {
      for (int level = 1; level <= HIGHEST; level++) {
        rows(laboratory, meetings, Asked.class, level, number, Meeting::asked);
      }
    }
  }

  private <R extends Record> List<R> rows(
      Laboratory laboratory,
      Map<List<Integer>, Meeting> meetings,
      Class<R> kind,
      int level,
      int number,
      BiConsumer<Meeting, Consumer<Record>> measurement) {
    return laboratory
        .measure(
            List.of(kind),
            rows ->
                measurement.accept(
                    meetings.computeIfAbsent(
                        List.of(level, number),
                        key -> new Meeting(level, number, laboratory.seed())),
                    rows))
        .stream()
        .map(kind::cast)
        .toList();
  }

  /** What is learned of an opponent by some decisions. */
  private record Learned(LearnedStrategy<Checkers> zero, LearnedLevels levels) {

    private PlayerFile zeroPlayer(PlayerFile opponent) {
      return new PlayerFile(
          opponent.game(), "zero", MinimaxSearches.ALPHA_BETA, zero.written(), null, Map.of());
    }
  }

  /** With an opponent. */
  private final class Meeting {
    private final int number;
    private final long seed;
    private final Recursive opponent;
    private final PlayedDecisions<Checkers> decisions;
    private final ExampleSet<Checkers> unseen;
    private final Map<Integer, WrittenStrategy> ours = new LinkedHashMap<>();
    private final Map<Integer, Learned> known = new LinkedHashMap<>();

    Meeting(int level, int number, long seed) {
      this.number = number;
      this.seed = seed;
      this.opponent = Recursive.draw(level, number, seed);
      this.decisions = Recursive.played(opponent.player(), opponent.us());
      this.unseen = ExampleSet.of(decisions.draw(tests, new SplittableRandom(~seed - number)));
    }

    void told(Consumer<Record> rows) {
      for (int size : sizes) {
        rows.accept(told(size, learned(size)));
      }
    }

    private Learned learned(int size) {
      return known.computeIfAbsent(size, this::learn);
    }

    private Learned learn(int size) {
      LearningTask<Checkers> task =
          LearningTask.of(
              POOL,
              LabGame.material(POOL.size()),
              LabGame.CHECKERS,
              decisions.draw(size, new SplittableRandom(seed + number)),
              DEEPEST,
              seed);
      LearnedStrategy<Checkers> zero = StrategyLearners.usual().learn(task).learned();
      WrittenStrategy us =
          ours.computeIfAbsent(
              Math.min(size, MOST_OF_US),
              some ->
                  Recursive.learned(
                      opponent.us(), opponent.player(), some, new SplittableRandom(~seed)));
      return new Learned(
          zero,
          new LearnLevel(HIGHEST)
              .learn(
                  task,
                  zero,
                  List.of(
                      new LearnLevel.ModelOfUs(Training.GIVEN, opponent.us().strategy()),
                      new LearnLevel.ModelOfUs(Training.LEARNED, us))));
    }

    private Told told(int size, Learned learned) {
      LearnedLevels.Account account = learned.levels.account();
      LearnedLevels.Fit best = learned.levels.best();
      double zero = foreseen(learned.zeroPlayer(opponent.player()));
      return new Told(
          opponent.level(),
          number,
          depth(opponent.player()),
          opponent.thinks().text(),
          size,
          best.level(),
          best.share(),
          account.isTold(),
          account.leastDifferent(),
          best.origin(),
          zero,
          account.isModelling() ? foreseen(best.player()) : zero);
    }

    private double foreseen(PlayerFile player) {
      return Hits.of(search(player), depth(player), unseen).strict();
    }

    void worth(Consumer<Record> rows) {
      Learned learned = learned(played);
      PlayerFile zero = learned.zeroPlayer(opponent.player());
      LearnedLevels.Fit best = learned.levels.best();
      Strategy<Checkers> own = own();
      Scores plain = scores(() -> new PrincipalVariationSearch<>(own.evaluation()));
      Scores withZero = with(zero, own);
      rows.accept(worth("zero level", zero, withZero, plain, withZero));
      boolean isModelling = learned.levels.account().isModelling();
      rows.accept(
          isModelling
              ? worth(TOLD, best.player(), with(best.player(), own), plain, withZero)
              : worth(TOLD, zero, withZero, plain, withZero));
    }

    private Scores with(PlayerFile model, Strategy<Checkers> own) {
      double foreseen = foreseen(model);
      return scores(() -> new Guarded<>(own, search(model), depth(model), foreseen));
    }

    private Worth worth(String name, PlayerFile model, Scores its, Scores plain, Scores withZero) {
      return new Worth(
          opponent.level(),
          number,
          depth(opponent.player()),
          name,
          foreseen(model),
          its.mean(),
          its.gainOver(plain),
          its.gainOver(withZero));
    }

    void asked(Consumer<Record> rows) {
      PlayerFile bare =
          new PlayerFile(
              opponent.player().game(),
              "bare",
              MinimaxSearches.ALPHA_BETA,
              opponent.player().strategy(),
              null,
              Map.of());
      UnaryOperator<Checkers> modelling = mover(opponent.player());
      UnaryOperator<Checkers> plain = mover(bare);
      TellingMove<Checkers> telling =
          new TellingMove<>(
              List.of(
                  new TellingMove.Possible<>(0.5, modelling),
                  new TellingMove.Possible<>(0.5, plain)));
      rows.accept(
          new Asked(
              opponent.level(),
              number,
              depth(opponent.player()),
              differing(modelling, plain, equals -> equals.get(0)),
              differing(modelling, plain, telling::among)));
    }

    /** The share of the decisions, where we choose so among our best moves. */
    private double differing(
        UnaryOperator<Checkers> modelling,
        UnaryOperator<Checkers> plain,
        Function<List<Checkers>, Checkers> choice) {
      Deliberation<Checkers> us =
          new Deliberation<>(opponent.us().player(LabGame.CHECKERS).strategy());
      UnaryOperator<Checkers> ours =
          position -> {
            List<Checkers> successors = Example.successors(position);
            double[] values =
                us.successors(successors, depth(opponent.us()), SearchBudget.unlimited()).stream()
                    .mapToDouble(SearchResult::value)
                    .toArray();
            double best = Arrays.stream(values).max().orElseThrow();
            return choice.apply(
                IntStream.range(0, values.length)
                    .filter(i -> values[i] == best)
                    .mapToObj(successors::get)
                    .toList());
          };
      return new PlayedDecisions<>(LabGame.CHECKERS, modelling, ours, 0)
          .draw(tests, new SplittableRandom(seed + number)).stream()
              .flatMap(List::stream)
              .filter(one -> !one.isForced())
              .mapToInt(
                  one ->
                      plain.apply(one.position()).equals(modelling.apply(one.position())) ? 0 : 1)
              .average()
              .orElseThrow();
    }

    private Strategy<Checkers> own() {
      Evaluation<Checkers> function =
          opponent.us().player(LabGame.CHECKERS).strategy().evaluation();
      return new Strategy<>(FrontierRule.CAPTURES.over(function), 1, 0);
    }

    private Scores scores(Supplier<Search<Checkers>> ours) {
      return new Scores(
          Tournament.games(
                  new Match<>(
                      LabGame.CHECKERS,
                      contestant(() -> new LimitedSearch<>(ours.get(), evaluations), MOST_PLIES),
                      contestant(() -> search(opponent.player()), depth(opponent.player())),
                      Openings.random(LabGame.CHECKERS, games / 2, OPENING, seed + number),
                      games,
                      MOST_MOVES))
              .stream()
              .map(game -> game.pointsOfA())
              .toList());
    }

    private Contestant<Checkers> contestant(Supplier<Search<Checkers>> searches, int depth) {
      return new Contestant<>(
          "player" + depth, () -> new SearchingOpponent<>("player", searches.get(), depth));
    }
  }

  private static UnaryOperator<Checkers> mover(PlayerFile player) {
    return position -> search(player).search(position, depth(player)).choice();
  }

  private static int depth(PlayerFile player) {
    return player.strategy().depth();
  }

  /** The cheapest that finds the moves. */
  private static Search<Checkers> search(PlayerFile file) {
    Player<Checkers> player = file.player(LabGame.CHECKERS);
    if (player.level() == 0) {
      return MinimaxSearches.ALPHA_BETA.of(player);
    }
    return player.modelDepthBinds(depth(file))
        ? ModelSearches.M_STAR_1P.of(player)
        : PruningSearches.SIMPLE_PRUNING.of(player);
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
