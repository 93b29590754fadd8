package olsy.lab.ours;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;
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
import olsy.lab.measure.Estimate;
import olsy.lab.measure.ForeseenShare;
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
 * What the uses of a model are worth when they may evaluate no more positions for a move than the
 * search for own moves without a model, whose own evaluations are counted, too. Beside them that
 * search with twice and four times the evaluations.
 *
 * <p>How far a model is trusted follows from the games just played, so the first ones are played
 * without trust.
 *
 * @param evaluations for a move
 * @param games for each player, half of them with each side
 * @param strangers random pairings, beside exchange-lover and samuel-2
 * @param examples decisions that models are learned from
 */
public record EqualUses(int evaluations, int games, int strangers, List<Integer> examples)
    implements Experiment {

  private static final int DEPTH = 4;
  private static final int OPENING = 6;
  private static final int MOST_MOVES = 100;
  private static final int MOST_PLIES = 40;

  /** Games between two looks at how much was foreseen. */
  private static final int LOOK = 20;

  private static final double UNIT = 1000;

  /** Of the noisy model's values, in the units of its weights. */
  private static final double NOISE = 0.1;

  /** Of the positions in which the wrong model is. */
  private static final double WRONG = 0.2;

  private static final String PLAIN = "plain";
  private static final String GUARDED = "guarded";
  private static final String PERFECT = "perfect";
  private static final String LEARNED = "learned-";
  private static final String NOISY = "noisy";
  private static final String NONE = "none";

  /**
   * How a use did against an opponent.
   *
   * @param model of the opponent
   * @param times so many evaluations
   * @param foreseen of the opponent's unforced moves, in these games
   * @param gain over the plain search with the same evaluations
   */
  public record Gain(
      String opponent,
      String model,
      String use,
      int times,
      double foreseen,
      @ColumnNames({"points", "points-low", "points-high"}) Estimate points,
      Estimate gain) {}

  /** Against all opponents. */
  public record Mean(
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
    return new EqualUses(2000, 40, 1, List.of(50));
  }

  public static EqualUses full() {
    return new EqualUses(8000, 300, 12, List.of(100, 400));
  }

  @Override
  public String name() {
    return "use";
  }

  @Override
  public String description() {
    return "Points by the use of a model, right or wrong, with the same evaluations for a move.";
  }

  @Override
  public void run(Laboratory laboratory) {
    List<Gain> gains = new ArrayList<>();
    for (int part = 0; part < 2; part++) {
      for (Pairing pairing : pairings(laboratory.seed())) {
        boolean guarded = part == 0;
        laboratory
            .measure(
                List.of(Gain.class),
                rows -> {
                  Contest contest = new Contest(pairing, laboratory.seed());
                  (guarded ? contest.guarded() : contest.others()).forEach(rows);
                })
            .forEach(row -> gains.add((Gain) row));
      }
    }
    gains.stream()
        .collect(
            Collectors.groupingBy(
                gain -> List.of(gain.model, gain.use, gain.times),
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .forEach(alike -> laboratory.row(Mean.of(alike)));
  }

  private List<Pairing> pairings(long seed) {
    return Stream.concat(
            Stream.of("samuel-2", "exchange-lover").map(EqualUses::given),
            IntStream.range(0, strangers).mapToObj(i -> Pairing.random(i, DEPTH, seed)))
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

  /** All games against one opponent. */
  private final class Contest {
    private final Pairing pairing;
    private final long seed;
    private final List<Checkers> openings;

    /** Without a model. */
    private final Played baseline;

    Contest(Pairing pairing, long seed) {
      this.pairing = pairing;
      this.seed = seed;
      this.openings = Openings.random(LabGame.CHECKERS, games / 2, OPENING, seed);
      this.baseline = play(plain(1), null);
    }

    Stream<Gain> guarded() {
      Stream<Gain> more = Stream.of(2, 4).map(times -> gain(plain(times), null));
      return Stream.concat(
          Stream.concat(Stream.of(gain(plain(1), null, baseline)), more),
          models().map(model -> gain(guarded(model), model)));
    }

    Stream<Gain> others() {
      return models()
          .filter(model -> model.wrongShare == 0 && !model.name.equals(NOISY))
          .flatMap(model -> others(model).map(use -> gain(use, model)));
    }

    private Stream<Model> models() {
      Strategy<Checkers> right = pairing.model();
      return Stream.of(
              Stream.of(new Model(PERFECT, right, 0)),
              examples.stream()
                  .map(
                      count -> new Model(LEARNED + count, pairing.learned(count, seed).model(), 0)),
              Stream.of(new Model(NOISY, noisy(right, seed), 0), new Model("wrong", right, WRONG)))
          .flatMap(one -> one);
    }

    private Use plain(int times) {
      return new Use(PLAIN, times, trust -> search(pairing.own().evaluation()));
    }

    private Search<Checkers> search(Evaluation<Checkers> evaluation) {
      return new PrincipalVariationSearch<>(evaluation);
    }

    private Use guarded(Model model) {
      return new Use(
          GUARDED,
          1,
          trust -> new Guarded<>(pairing.own(), model.search(seed), model.strategy.depth(), trust));
    }

    private Stream<Use> others(Model model) {
      Strategy<Checkers> own = pairing.own();
      Strategy<Checkers> strategy = model.strategy;
      Player<Checkers> inGamesOrder =
          Player.zeroLevel(new Strategy<>(strategy.evaluation(), strategy.depth(), 0));
      return Stream.of(
          new Use(
              "m-star-1p", 1, trust -> ModelSearches.M_STAR_1P.of(new Player<>(own, inGamesOrder))),
          new Use("reply", 1, trust -> new Reply<>(own, strategy)),
          new Use("mixture", 1, trust -> new Mixture<>(own, strategy.withTrust(trust))),
          new Use("soft", 1, trust -> new Soft<>(own, strategy)),
          new Use("adopt", 1, trust -> search(goingOn(strategy.evaluation()).evaluation())));
    }

    private Gain gain(Use use, Model model) {
      return gain(use, model, play(use, model));
    }

    private Gain gain(Use use, Model model, Played played) {
      return new Gain(
          pairing.name(),
          model == null ? NONE : model.name,
          use.name,
          use.times,
          played.foreseen,
          played.scores.estimate(),
          played.scores.gainOver(baseline.scores));
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
                (long) use.times * evaluations,
                openings.subList(pair, Math.min(pair + LOOK / 2, openings.size())));
        some.forEach(game -> points.add(game.pointsOfA()));
        all.addAll(some);
        trust = model == null ? 0 : model.foreseen(seed).of(some);
      }
      double foreseen = model == null ? 0 : model.foreseen(seed).of(all);
      return new Played(new Scores(points), foreseen);
    }

    private List<PlayedGame<Checkers>> played(
        Supplier<Search<Checkers>> searches, long limit, List<Checkers> some) {
      Strategy<Checkers> opponent = pairing.opponent();
      Search<Checkers> replies = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(opponent));
      Match<Checkers> match =
          new Match<>(
              LabGame.CHECKERS,
              new Contestant<>(
                  "player",
                  () ->
                      new SearchingOpponent<>(
                          "player", new LimitedSearch<>(searches.get(), limit), MOST_PLIES)),
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
        .filter(mean -> mean.model.equals(model) && mean.use.equals(use) && mean.times == times)
        .mapToDouble(mean -> mean.gain.mean())
        .findFirst()
        .orElse(Double.NaN);
  }
}
