package olsy.lab.ours;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.reply.Guarded;
import olsy.core.search.reply.Mixture;
import olsy.core.search.reply.Reply;
import olsy.core.search.reply.Soft;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.ForeseenShare;
import olsy.lab.measure.ProcessorTime;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.output.ColumnNames;
import olsy.lab.player.Arbitrary;
import olsy.lab.player.LabGame;
import olsy.lab.player.LimitedSearch;
import olsy.lab.player.Pairing;
import olsy.lab.player.PositionNoise;
import olsy.lab.player.Weights;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.Openings;
import olsy.play.match.PlayedGame;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * What the uses of a model are worth when they may take no more for a move than the search for own
 * moves without a model: as many evaluations, the model's included, or as much time of the
 * processor. Beside them that search with twice and four times as much.
 *
 * <p>How far a model is trusted follows from the games just played, so the first ones are played
 * without trust.
 *
 * @param evaluations for a move
 * @param time for a move, instead
 * @param games for each player, half of them with each side
 * @param strangers random pairings, beside samuel-2, exchange-lover and a likeness of
 *     rapid-draughts
 * @param examples decisions that models are learned from
 */
public record EqualUses(
    int evaluations, ProcessorTime time, int games, int strangers, List<Integer> examples)
    implements Experiment {

  private static final int DEPTH = 4;
  private static final int OPENING = 6;
  private static final int MOST_MOVES = 100;
  private static final int MOST_PLIES = 40;

  /** Games between two looks at how much was foreseen. */
  private static final int LOOK = 20;

  private static final double UNIT = 1000;
  private static final int MILLISECONDS = 3;

  /** Of the noisy model's values, in the units of its weights. */
  private static final double NOISE = 0.1;

  /** Of the positions in which the wrong model is. */
  private static final double WRONG = 0.2;

  /** Beside {@link #GUARDED}. */
  private static final List<String> USES =
      List.of("m-star-1p", "reply", "mixture", "soft", "adopt");

  private static final String PLAIN = "plain";
  private static final String GUARDED = "guarded";
  private static final String PERFECT = "perfect";
  private static final String LEARNED = "learned-";
  private static final String NOISY = "noisy";
  private static final String MISLED = "wrong";
  private static final String NONE = "none";

  /** What a player may take for a move. */
  public enum Limit {
    EVALUATIONS,
    TIME
  }

  /**
   * How a use did against an opponent.
   *
   * @param limit of both players' moves
   * @param model of the opponent
   * @param times so much of it
   * @param foreseen of the opponent's unforced moves, in these games
   * @param gain over the plain search within the same limit
   */
  public record Gain(
      Limit limit,
      String opponent,
      String model,
      String use,
      int times,
      double foreseen,
      @ColumnNames({"points", "points-low", "points-high"}) Estimate points,
      Estimate gain) {}

  /** Against all opponents. */
  public record Mean(
      Limit limit,
      String model,
      String use,
      int times,
      double foreseen,
      int count,
      double least,
      Estimate gain) {

    private static Mean of(List<Gain> gains) {
      Gain first = gains.get(0);
      return new Mean(
          first.limit,
          first.model,
          first.use,
          first.times,
          gains.stream().mapToDouble(Gain::foreseen).average().orElseThrow(),
          gains.size(),
          gains.stream().mapToDouble(gain -> gain.gain.mean()).min().orElseThrow(),
          Estimate.of(gains.stream().map(Gain::gain).toList()));
    }
  }

  /**
   * What is believed of an opponent.
   *
   * @param wrongShare of the positions, in which any move is expected
   */
  private record Model(String name, Strategy<Checkers> strategy, double wrongShare) {

    Search<Checkers> search(long seed) {
      return new Arbitrary(
          MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(strategy)), wrongShare, seed);
    }

    ForeseenShare foreseen(long seed) {
      return new ForeseenShare(search(seed), strategy.depth());
    }
  }

  /**
   * A way to use a model.
   *
   * @param byTrust makes the search of one game
   */
  private record Use(String name, int times, DoubleFunction<Search<Checkers>> byTrust) {}

  public EqualUses {
    examples = List.copyOf(examples);
  }

  public static EqualUses quick() {
    return new EqualUses(500, new ProcessorTime(MILLISECONDS, 500), 8, 0, List.of(50));
  }

  public static EqualUses full() {
    return new EqualUses(
        8000, new ProcessorTime(MILLISECONDS, Long.MAX_VALUE), 300, 12, List.of(100, 400));
  }

  @Override
  public String name() {
    return "use";
  }

  @Override
  public String description() {
    return "Points by the use of a model, right or wrong, with as much to a move as without one.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    List<Gain> gains = new ArrayList<>();
    List<Subject> subjects =
        pairings(laboratory.seed()).stream()
            .map(pairing -> new Subject(pairing, laboratory.seed()))
            .toList();
    for (boolean guarded : List.of(true, false)) {
      for (Limit limit : Limit.values()) {
        for (Subject subject : subjects) {
          Contest contest = new Contest(subject, limit, laboratory.clocks().thread());
          (guarded ? contest.guarded() : contest.others())
              .forEach(cell -> parts.add(Gain.class, cell, gains::add));
        }
      }
    }
    laboratory.measure(parts);
    gains.stream()
        .collect(
            Collectors.groupingBy(
                gain -> List.of(gain.limit, gain.model, gain.use, gain.times),
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .forEach(alike -> laboratory.row(Mean.of(alike)));
  }

  private List<Pairing> pairings(long seed) {
    Stream<Pairing> given =
        Stream.of(given("samuel-2"), given("exchange-lover"), Pairing.rapid(0, seed));
    return Stream.concat(
            given, IntStream.range(0, strangers).mapToObj(i -> Pairing.random(i, DEPTH, seed)))
        .map(
            pairing ->
                new Pairing(
                    pairing.name(),
                    goingOn(pairing.own().evaluation()),
                    pairing.opponent(),
                    pairing.model()))
        .toList();
  }

  private static Pairing given(String name) {
    Strategy<Checkers> opponent = new Strategy<>(Weights.of(name).evaluation(UNIT), DEPTH, 0);
    Evaluation<Checkers> own = Weights.of("samuel-1").evaluation(UNIT);
    return new Pairing(name, new Strategy<>(own, DEPTH, 0), opponent, opponent);
  }

  /** While a capture is due. */
  private static Strategy<Checkers> goingOn(Evaluation<Checkers> evaluation) {
    return new Strategy<>(FrontierRule.CAPTURES.over(evaluation), DEPTH, 0);
  }

  private static Strategy<Checkers> noisy(Strategy<Checkers> right, long seed) {
    Evaluation<Checkers> function = right.evaluation();
    double most = NOISE * function.unit();
    Evaluation<Checkers> noisy =
        new Evaluation<>() {
          @Override
          public double value(Checkers position, Side side) {
            double noise = most * (2 * PositionNoise.at(position, seed).nextDouble() - 1);
            double value = function.value(position, side);
            return Math.rint(side == Side.FIRST ? value + noise : value - noise);
          }

          @Override
          public double unit() {
            return function.unit();
          }

          @Override
          public double largestWeight() {
            return function.largestWeight();
          }
        };
    return new Strategy<>(noisy, right.depth(), 0);
  }

  /** An opponent, and what is believed of it. */
  private static final class Subject {
    private final Pairing pairing;
    private final long seed;
    private final Map<String, Model> models = new HashMap<>();

    Subject(Pairing pairing, long seed) {
      this.pairing = pairing;
      this.seed = seed;
    }

    Model model(String name) {
      return models.computeIfAbsent(name, this::made);
    }

    private Model made(String name) {
      Strategy<Checkers> right = pairing.model();
      return switch (name) {
        case PERFECT -> new Model(name, right, 0);
        case NOISY -> new Model(name, noisy(right, seed), 0);
        case MISLED -> new Model(name, right, WRONG);
        default -> {
          int count = Integer.parseInt(name.substring(LEARNED.length()));
          yield new Model(name, pairing.learned(count, seed).model(), 0);
        }
      };
    }
  }

  private Stream<String> models() {
    return Stream.of(
            Stream.of(PERFECT),
            examples.stream().map(count -> LEARNED + count),
            Stream.of(NOISY, MISLED))
        .flatMap(names -> names);
  }

  /** All games against one opponent within one limit; what is not asked for is not played. */
  private final class Contest {
    private final Subject subject;
    private final Pairing pairing;
    private final long seed;
    private final Limit limit;
    private final LongSupplier clock;
    private final List<Checkers> openings;

    /** Without a model; null until it is asked for. */
    private Played baseline;

    Contest(Subject subject, Limit limit, LongSupplier clock) {
      this.subject = subject;
      this.pairing = subject.pairing;
      this.seed = subject.seed;
      this.limit = limit;
      this.clock = clock;
      this.openings = Openings.random(LabGame.CHECKERS, games / 2, OPENING, seed);
    }

    Stream<Supplier<Gain>> guarded() {
      Stream<Supplier<Gain>> plain =
          Stream.of(1, 2, 4).map(times -> () -> gain(plain(times), null));
      return Stream.concat(plain, models().map(name -> () -> guarded(subject.model(name))));
    }

    Stream<Supplier<Gain>> others() {
      return models()
          .filter(name -> !name.equals(MISLED)) // no strategy is wrong in some positions alone
          .flatMap(name -> USES.stream().map(use -> () -> other(use, name)));
    }

    private Played baseline() {
      if (baseline == null) {
        baseline = play(plain(1), null);
      }
      return baseline;
    }

    private Use plain(int times) {
      return new Use(PLAIN, times, trust -> search(pairing.own().evaluation()));
    }

    private Search<Checkers> search(Evaluation<Checkers> evaluation) {
      return new PrincipalVariationSearch<>(evaluation);
    }

    private Gain guarded(Model model) {
      Strategy<Checkers> own = pairing.own();
      int depth = model.strategy.depth();
      Use use = new Use(GUARDED, 1, trust -> new Guarded<>(own, model.search(seed), depth, trust));
      return gain(use, model);
    }

    private Gain other(String use, String name) {
      Model model = subject.model(name);
      return gain(new Use(use, 1, trust -> other(use, model, trust)), model);
    }

    private Search<Checkers> other(String use, Model model, double trust) {
      Strategy<Checkers> own = pairing.own();
      Strategy<Checkers> strategy = model.strategy;
      return switch (use) {
        case "reply" -> new Reply<>(own, strategy);
        case "mixture" -> new Mixture<>(own, strategy.withTrust(trust));
        case "soft" -> new Soft<>(own, strategy);
        case "adopt" -> search(goingOn(strategy.evaluation()).evaluation());
        default -> {
          Strategy<Checkers> inGamesOrder =
              new Strategy<>(strategy.evaluation(), strategy.depth(), 0);
          yield ModelSearches.M_STAR_1P.of(new Player<>(own, Player.zeroLevel(inGamesOrder)));
        }
      };
    }

    /**
     * @param model null for none
     */
    private Gain gain(Use use, Model model) {
      boolean isBaseline = use.name.equals(PLAIN) && use.times == 1;
      Played played = isBaseline ? baseline() : play(use, model);
      return new Gain(
          limit,
          pairing.name(),
          model == null ? NONE : model.name,
          use.name,
          use.times,
          played.foreseen,
          played.scores.estimate(),
          played.scores.gainOver(baseline().scores));
    }

    private SearchBudget budget(int times) {
      return limit == Limit.TIME
          ? time.budget(times, clock)
          : SearchBudget.ofEvaluations((long) times * evaluations);
    }

    /**
     * @param model null for none
     */
    private Played play(Use use, Model model) {
      List<Integer> points = new ArrayList<>();
      List<PlayedGame<Checkers>> all = new ArrayList<>();
      double trust = 0;
      for (int pair = 0; pair < openings.size(); pair += LOOK / 2) {
        double trusted = trust;
        List<PlayedGame<Checkers>> some =
            played(
                () -> use.byTrust.apply(trusted),
                () -> budget(use.times),
                openings.subList(pair, Math.min(pair + LOOK / 2, openings.size())));
        some.forEach(game -> points.add(game.pointsOfA()));
        all.addAll(some);
        trust = model == null ? 0 : model.foreseen(seed).of(some);
      }
      double foreseen = model == null ? 0 : model.foreseen(seed).of(all);
      return new Played(new Scores(points), foreseen);
    }

    private List<PlayedGame<Checkers>> played(
        Supplier<Search<Checkers>> searches, Supplier<SearchBudget> budgets, List<Checkers> some) {
      Strategy<Checkers> opponent = pairing.opponent();
      Search<Checkers> replies = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(opponent));
      Match<Checkers> match =
          new Match<>(
              LabGame.CHECKERS,
              new Contestant<>(
                  "player",
                  () ->
                      new SearchingOpponent<>(
                          "player", new LimitedSearch<>(searches.get(), budgets), MOST_PLIES)),
              new Contestant<>(
                  "opponent", () -> new SearchingOpponent<>("opponent", replies, opponent.depth())),
              some,
              2 * some.size(),
              MOST_MOVES);
      return Tournament.games(match);
    }
  }

  private record Played(Scores scores, double foreseen) {}

  @Override
  public Optional<String> verdict(Findings findings) {
    List<Mean> means = findings.of(Mean.class);
    double perfect = gain(means, PERFECT, GUARDED, 1);
    double least =
        findings.of(Gain.class).stream()
            .filter(gain -> gain.use.equals(GUARDED))
            .mapToDouble(gain -> gain.gain.mean())
            .min()
            .orElse(Double.NaN);
    return Optional.of(
        String.format(
            Locale.ROOT,
            "With perfect models, guarded gains %.3f points a game over the plain search with the"
                + " same evaluations; that search gains %.3f with twice and %.3f with four times as"
                + " many. The least that guarded gains, with any model, is %.3f.",
            perfect,
            gain(means, NONE, PLAIN, 2),
            gain(means, NONE, PLAIN, 4),
            least));
  }

  /** NaN where there is none. */
  private static double gain(List<Mean> means, String model, String use, int times) {
    return means.stream()
        .filter(
            mean ->
                mean.limit == Limit.EVALUATIONS
                    && mean.model.equals(model)
                    && mean.use.equals(use)
                    && mean.times == times)
        .mapToDouble(mean -> mean.gain.mean())
        .findFirst()
        .orElse(Double.NaN);
  }
}
