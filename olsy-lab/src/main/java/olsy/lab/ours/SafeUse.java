package olsy.lab.ours;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.reply.Guarded;
import olsy.core.search.reply.Safe;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.ForeseenShare;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.output.ColumnNames;
import olsy.lab.player.Deceiver;
import olsy.lab.player.LabGame;
import olsy.lab.player.LimitedSearch;
import olsy.lab.player.Pairing;
import olsy.lab.player.PlayedDecisions;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.Openings;
import olsy.play.match.PlayedGame;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * What a model still gains where little may be risked for it, and what is lost against opponents
 * who are not what the model says. All our searches have the same evaluations for a move, and the
 * same search behind them; a gain is over that search without a model. A model is trusted as far as
 * it foresees the opponent in games against that search, and no less when the opponent changes:
 * that is the worst case.
 *
 * <ul>
 *   <li>horizon: the opponents of {@link Horizon}, with the model that is known there
 *   <li>deceiver: has played as the model's opponent for some decisions, and then knows our search
 *       and our model: {@link Deceiver}
 *   <li>population: random players, with a model of somebody else
 *   <li>learner: has learned us from some of our decisions, and uses that by {@link Guarded}
 * </ul>
 *
 * @param evaluations for a move
 * @param games for each player, half of them with each side; half as many where opponents are not
 *     what the model says
 * @param strangers random pairings with opponents of 4 plies
 * @param deep with opponents of 6
 * @param others opponents that are not what the model says, of each kind
 * @param examples decisions that models are learned from
 */
public record SafeUse(int evaluations, int games, int strangers, int deep, int others, int examples)
    implements Experiment {

  private static final int OPENING = 6;
  private static final int MOST_MOVES = 100;
  private static final int MOST_PLIES = 40;

  /** Games from which a model's trust follows. */
  private static final int LOOK = 20;

  /** Of wrong models, in largest weights. */
  private static final double FAULT = 0.008;

  /** In men. */
  private static final List<Double> RISKS = List.of(0.0, 0.1, 0.25, 0.5);

  /** Against opponents who are not what the model says. */
  private static final List<Double> RISKS_OF_OTHERS = List.of(0.25, 0.5);

  /** A deceiver evaluates so many times fewer positions behind each of our replies. */
  private static final int BEHIND = 5;

  /** Plies to which it is judged what a move gave away. */
  private static final int JUDGED = 8;

  /** A move gives away no more than so many men. */
  private static final double LOST = 3;

  private static final String PLAIN = "plain";
  private static final String GUARDED = "guarded";
  private static final String SAFE = "safe ";
  private static final String ENDLESS = "endless";
  private static final String HORIZON = "horizon";
  private static final String DECEIVER = "deceiver";

  /**
   * How a player did against an opponent.
   *
   * @param player with what it risks, in men
   * @param trust in the model
   * @param gain over the plain search
   */
  public record Gain(
      String opponents,
      String opponent,
      String player,
      double trust,
      @ColumnNames({"points", "points-low", "points-high"}) Estimate points,
      Estimate gain) {}

  /** Against all opponents of a kind. */
  public record Mean(String opponents, String player, int count, double points, Estimate gain) {}

  /**
   * What a player and a deceiver gave each other, by all moves of a game together, as a search of
   * eight plies sees it.
   *
   * @param men that the player gave
   * @param received that the deceiver gave
   */
  public record Given(String opponent, String player, double men, double received) {

    /** Of all games against a deceiver. */
    private static Given mean(String opponent, String player, List<Given> games) {
      return new Given(
          opponent,
          player,
          games.stream().mapToDouble(Given::men).average().orElseThrow(),
          games.stream().mapToDouble(Given::received).average().orElseThrow());
    }

    private double net() {
      return men - received;
    }
  }

  /** One of our searches. */
  private record Ours(String name, Supplier<Search<Checkers>> searches) {}

  /** Whom one of our searches meets. */
  @FunctionalInterface
  private interface Meeting {
    Supplier<Search<Checkers>> against(Ours ours);
  }

  public static SafeUse quick() {
    return new SafeUse(500, 4, 1, 0, 1, 20);
  }

  public static SafeUse full() {
    return new SafeUse(5000, 40, 3, 1, 2, 200);
  }

  @Override
  public String name() {
    return "safe";
  }

  @Override
  public String description() {
    return "Points that a model gains where little may be risked, and what deceivers take.";
  }

  @Override
  public void run(Laboratory laboratory) {
    long seed = laboratory.seed();
    Parts parts = new Parts();
    List<Gain> gains = new ArrayList<>();
    for (Pairing pairing : known(seed)) {
      add(parts, gains, rows -> horizon(pairing, seed, rows));
    }
    for (int i = 0; i < others; i++) {
      Pairing pairing = Pairing.random(i, 4, seed);
      Pairing stranger = Pairing.random(strangers + i, 4, seed);
      add(parts, gains, rows -> deceiver(pairing, seed, rows));
      add(parts, gains, rows -> population(pairing, stranger, seed, rows));
      add(parts, gains, rows -> learner(pairing, seed, rows));
    }
    laboratory.measure(parts);
    gains.stream()
        .collect(
            Collectors.groupingBy(
                gain -> List.of(gain.opponents, gain.player),
                LinkedHashMap::new,
                Collectors.toList()))
        .values()
        .forEach(alike -> laboratory.row(mean(alike)));
  }

  private static void add(Parts parts, List<Gain> gains, Consumer<Consumer<Record>> measurement) {
    parts.add(
        List.of(Gain.class, Given.class),
        measurement,
        rows -> rows.stream().filter(Gain.class::isInstance).forEach(row -> gains.add((Gain) row)));
  }

  private static Mean mean(List<Gain> alike) {
    return new Mean(
        alike.get(0).opponents,
        alike.get(0).player,
        alike.size(),
        alike.stream().mapToDouble(one -> one.points.mean()).average().orElseThrow(),
        Estimate.of(alike.stream().map(Gain::gain).toList()));
  }

  private List<Pairing> known(long seed) {
    return Stream.of(
            Stream.of(Pairing.exchanges(-0.6), Pairing.exchanges(-0.04)),
            Stream.of(Pairing.rapid(0, seed), Pairing.rapid(FAULT, seed)),
            IntStream.range(0, strangers).mapToObj(i -> Pairing.random(i, 4, seed)),
            IntStream.range(0, Math.min(1, strangers))
                .mapToObj(i -> Pairing.wrong(i, 4, FAULT, seed)),
            IntStream.range(0, deep).mapToObj(i -> Pairing.random(i, 6, seed)))
        .flatMap(one -> one)
        .toList();
  }

  private void horizon(Pairing pairing, long seed, Consumer<Record> rows) {
    Contest contest = new Contest(pairing, pairing.model(), games, seed);
    contest.play(HORIZON, pairing.name(), RISKS, ours -> of(pairing.opponent()), rows);
  }

  private void deceiver(Pairing pairing, long seed, Consumer<Record> rows) {
    Contest contest =
        new Contest(pairing, pairing.learned(examples, seed).model(), games / 2, seed);
    Evaluation<Checkers> function = contest.own.evaluation();
    contest.play(
        DECEIVER,
        pairing.name(),
        RISKS_OF_OTHERS,
        ours ->
            () ->
                new Deceiver(
                    new LimitedSearch<>(ours.searches.get(), evaluations),
                    function,
                    evaluations / BEHIND),
        rows);
  }

  private void population(Pairing pairing, Pairing stranger, long seed, Consumer<Record> rows) {
    Contest contest = new Contest(pairing, pairing.model(), games / 2, seed);
    contest.play(
        "population", stranger.name(), RISKS_OF_OTHERS, ours -> of(stranger.opponent()), rows);
  }

  private void learner(Pairing pairing, long seed, Consumer<Record> rows) {
    Contest contest =
        new Contest(pairing, pairing.learned(examples, seed).model(), games / 2, seed);
    Strategy<Checkers> other = goingOn(pairing.opponent().evaluation());
    contest.play(
        "learner",
        pairing.name(),
        RISKS_OF_OTHERS,
        ours -> {
          Learned us = learned(ours, pairing, seed);
          return () ->
              limited(
                  new Guarded<>(
                      other,
                      MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(us.strategy)),
                      us.strategy.depth(),
                      us.foreseen));
        },
        rows);
  }

  /** What is learned of one of our searches, and how often it foresees other moves of ours. */
  private record Learned(Strategy<Checkers> strategy, double foreseen) {}

  private Learned learned(Ours ours, Pairing pairing, long seed) {
    Search<Checkers> search = limited(ours.searches.get());
    PlayedDecisions<Checkers> decisions =
        new PlayedDecisions<>(
            LabGame.CHECKERS,
            position -> {
              search.forget();
              return search.search(position, MOST_PLIES).choice();
            },
            pairing.other()::move,
            0);
    Strategy<Checkers> learned = Pairing.learned(decisions, examples, seed);
    SearchingOpponent<Checkers> model =
        new SearchingOpponent<>(
            "model", MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(learned)), learned.depth());
    return new Learned(learned, decisions.foreseen(model, examples, new SplittableRandom(~seed)));
  }

  private static Supplier<Search<Checkers>> of(Strategy<Checkers> opponent) {
    return () -> {
      Search<Checkers> search = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(opponent));
      return (root, most, budget) -> search.search(root, opponent.depth(), budget);
    };
  }

  private Search<Checkers> limited(Search<Checkers> search) {
    return new LimitedSearch<>(search, evaluations);
  }

  /** While a capture is due. */
  private static Strategy<Checkers> goingOn(Evaluation<Checkers> evaluation) {
    return new Strategy<>(FrontierRule.CAPTURES.over(evaluation), 1, 0);
  }

  /** All our searches against one opponent, or what it becomes against each. */
  private final class Contest {
    private final Strategy<Checkers> own;
    private final double man;
    private final Strategy<Checkers> model;
    private final List<Checkers> openings;
    private final double trust;

    /**
     * @param pairing whose opponent the model is believed to be
     */
    Contest(Pairing pairing, Strategy<Checkers> model, int games, long seed) {
      LinearEvaluation<Checkers> function = (LinearEvaluation<Checkers>) pairing.own().evaluation();
      this.own = goingOn(function);
      this.man = function.weights()[function.features().names().indexOf("men")];
      this.model = model;
      this.openings = Openings.random(LabGame.CHECKERS, games / 2, OPENING, seed);
      List<PlayedGame<Checkers>> first =
          games(plain(), of(pairing.opponent()), openings.subList(0, Math.min(LOOK, games) / 2));
      Search<Checkers> foreseeing = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(model));
      this.trust = new ForeseenShare(foreseeing, model.depth()).of(first);
    }

    private Ours plain() {
      return new Ours(PLAIN, () -> new PrincipalVariationSearch<>(own.evaluation()));
    }

    private Ours safe(String name, double risk) {
      return new Ours(name, () -> new Safe<>(own.withRisk(risk * man), model.withTrust(trust)));
    }

    private List<Ours> all(List<Double> risks) {
      List<Ours> all = new ArrayList<>();
      all.add(new Ours(GUARDED, () -> new Guarded<>(own, model.withTrust(trust))));
      risks.forEach(risk -> all.add(safe(SAFE + risk, risk)));
      all.add(safe(ENDLESS, Double.POSITIVE_INFINITY));
      return all;
    }

    void play(
        String opponents,
        String opponent,
        List<Double> risks,
        Meeting meeting,
        Consumer<Record> rows) {
      List<Ours> players = new ArrayList<>(List.of(plain()));
      players.addAll(all(risks));
      Scores baseline = null;
      List<Given> given = new ArrayList<>();
      for (Ours ours : players) {
        List<PlayedGame<Checkers>> played = games(ours, meeting.against(ours), openings);
        Scores scores = new Scores(played.stream().map(PlayedGame::pointsOfA).toList());
        baseline = baseline == null ? scores : baseline;
        rows.accept(
            new Gain(
                opponents,
                opponent,
                ours.name,
                trust,
                scores.estimate(),
                scores.gainOver(baseline)));
        if (opponents.equals(DECEIVER)) {
          List<Given> games = played.stream().map(game -> given(opponent, ours, game)).toList();
          given.add(Given.mean(opponent, ours.name, games));
        }
      }
      given.forEach(rows);
    }

    private Given given(String opponent, Ours ours, PlayedGame<Checkers> game) {
      PrincipalVariationSearch<Checkers> judge = new PrincipalVariationSearch<>(own.evaluation());
      SearchBudget free = SearchBudget.unlimited();
      double men = 0;
      double received = 0;
      double before = Double.POSITIVE_INFINITY;
      Line<Checkers> play = Line.startingAt(game.positions().get(0), LabGame.CHECKERS.drawRules());
      for (Checkers next : game.positions().subList(1, game.positions().size())) {
        if (play.toMove() == game.sideOfA()) {
          double best = judge.search(play, JUDGED, free).value();
          double value = judge.among(play, List.of(next), JUDGED, free).value();
          received += lost(best, before);
          men += lost(best, value);
          before = value;
        }
        play = play.followedBy(next);
      }
      return new Given(opponent, ours.name, men, received);
    }

    /** In men. */
    private double lost(double value, double less) {
      return Math.min(LOST, Math.max(0, (value - less) / man));
    }

    private List<PlayedGame<Checkers>> games(
        Ours ours, Supplier<Search<Checkers>> opponents, List<Checkers> some) {
      return Tournament.games(
          new Match<>(
              LabGame.CHECKERS,
              contestant("player", () -> limited(ours.searches.get())),
              contestant("opponent", opponents),
              some,
              2 * some.size(),
              MOST_MOVES));
    }

    private Contestant<Checkers> contestant(String name, Supplier<Search<Checkers>> searches) {
      return new Contestant<>(
          name, () -> new SearchingOpponent<>(name, searches.get(), MOST_PLIES));
    }
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    String quarter = SAFE + 0.25;
    return Optional.of(
        String.format(
            Locale.ROOT,
            "With a quarter of a man to risk, safe gains %.3f points a game over the plain search;"
                + " guarded gains %.3f. Against deceivers the two lose %.3f and %.3f points a game"
                + " more than that search, and %.2f and %.2f men, which are what they gave less"
                + " what they were given.",
            gain(findings, HORIZON, quarter),
            gain(findings, HORIZON, GUARDED),
            -gain(findings, DECEIVER, quarter),
            -gain(findings, DECEIVER, GUARDED),
            net(findings, quarter) - net(findings, PLAIN),
            net(findings, GUARDED) - net(findings, PLAIN)));
  }

  /** NaN where there is none. */
  private static double gain(Findings findings, String opponents, String player) {
    return findings.of(Mean.class).stream()
        .filter(mean -> mean.opponents.equals(opponents) && mean.player.equals(player))
        .mapToDouble(mean -> mean.gain.mean())
        .findFirst()
        .orElse(Double.NaN);
  }

  /** NaN where there is none. */
  private static double net(Findings findings, String player) {
    return findings.of(Given.class).stream()
        .filter(given -> given.player.equals(player))
        .mapToDouble(Given::net)
        .average()
        .orElse(Double.NaN);
  }
}
