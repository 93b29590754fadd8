package olsy.lab.ours;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.reply.Guarded;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Scores;
import olsy.lab.ours.RiskContest.Meeting;
import olsy.lab.ours.RiskContest.Ours;
import olsy.lab.ours.RiskContest.Played;
import olsy.lab.output.ColumnNames;
import olsy.lab.player.Deceiver;
import olsy.lab.player.LabGame;
import olsy.lab.player.LimitedSearch;
import olsy.lab.player.Pairing;
import olsy.lab.player.PlayedDecisions;
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
 * Risks are men and games are points. So what a man is worth is measured, too: in games against
 * deceivers from the same openings, where the side to move lacks a man.
 *
 * @param evaluations for a move
 * @param games for each player, half of them with each side; half as many where opponents are not
 *     what the model says, and a quarter against each deceiver
 * @param strangers random pairings with opponents of 4 plies
 * @param deep with opponents of 6
 * @param others opponents that are not what the model says, of each kind but deceivers
 * @param deceivers each with openings of its own
 * @param examples decisions that models are learned from
 */
public record SafeUse(
    int evaluations, int games, int strangers, int deep, int others, int deceivers, int examples)
    implements Experiment {

  /** Of wrong models, in largest weights. */
  private static final double FAULT = 0.008;

  /** In men. */
  private static final List<Double> RISKS = List.of(0.0, 0.1, 0.25, 0.5);

  /** Against opponents who are not what the model says, but deceivers. */
  private static final List<Double> RISKS_OF_OTHERS = List.of(0.25, 0.5);

  /** What the verdict is about. */
  private static final double RISK = 0.25;

  /** A deceiver evaluates so many times fewer positions behind each of our replies. */
  private static final int BEHIND = 5;

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
  public record Given(String opponent, String player, double men, double received) {}

  /**
   * What a man is worth against a deceiver.
   *
   * @param points of a game that the plain search makes with a man more, less those with a man
   *     fewer, halved
   */
  public record Handicap(String opponent, double points) {}

  /**
   * What a player loses to deceivers.
   *
   * @param points of a game that it makes less than the plain search
   * @param men of a game that it gives more than the plain search
   * @param received men that it is given more
   */
  public record Loss(
      String player,
      int deceivers,
      Estimate points,
      @ColumnNames({"men", "men-low", "men-high"}) Estimate men,
      @ColumnNames({"received", "received-low", "received-high"}) Estimate received) {}

  /** What a man is worth against all deceivers. */
  public record Man(int deceivers, Estimate points) {}

  public static SafeUse quick() {
    return new SafeUse(500, 4, 1, 0, 1, 2, 20);
  }

  public static SafeUse full() {
    return new SafeUse(5000, 40, 3, 1, 2, 24, 200);
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
    List<Record> all = new ArrayList<>();
    for (Pairing pairing : known(seed)) {
      add(parts, all, rows -> horizon(pairing, seed, rows));
    }
    for (int i = 0; i < deceivers; i++) {
      Pairing pairing = Pairing.random(i, 4, seed);
      long its = seed + i;
      add(parts, all, rows -> deceiver(pairing, its, rows));
    }
    for (int i = 0; i < others; i++) {
      Pairing pairing = Pairing.random(i, 4, seed);
      Pairing stranger = Pairing.random(strangers + i, 4, seed);
      add(parts, all, rows -> population(pairing, stranger, seed, rows));
      add(parts, all, rows -> learner(pairing, seed, rows));
    }
    laboratory.measure(parts);
    Findings found = new Findings(all);
    alike(found.of(Gain.class), gain -> List.of(gain.opponents, gain.player))
        .forEach(alike -> laboratory.row(mean(alike)));
    losses(found).forEach(laboratory::row);
    man(found).ifPresent(laboratory::row);
  }

  private static void add(Parts parts, List<Record> all, Consumer<Consumer<Record>> measurement) {
    parts.add(List.of(Gain.class, Given.class, Handicap.class), measurement, all::addAll);
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
    RiskContest contest = contest(pairing, pairing.model(), games, seed);
    List<Played> played = contest.play(RISKS, ours -> RiskContest.of(pairing.opponent()));
    gains(HORIZON, pairing.name(), contest, played, rows);
  }

  private void deceiver(Pairing pairing, long seed, Consumer<Record> rows) {
    String name = pairing.name();
    RiskContest contest =
        contest(pairing, pairing.learned(examples, seed).model(), Math.max(2, games / 4), seed);
    Meeting meeting =
        ours ->
            () ->
                new Deceiver(
                    limited(ours.searches().get()), contest.function(), evaluations / BEHIND);
    List<Played> played = contest.play(RISKS, meeting);
    gains(DECEIVER, name, contest, played, rows);
    DeepJudge judge = new DeepJudge(contest.function(), contest.man());
    for (Played one : played) {
      List<DeepJudge.Gifts> gifts = one.games().stream().map(judge::gifts).toList();
      rows.accept(
          new Given(
              name,
              one.player(),
              mean(gifts, DeepJudge.Gifts::men),
              mean(gifts, DeepJudge.Gifts::received)));
    }
    rows.accept(new Handicap(name, contest.worthOfAMan(meeting)));
  }

  private void population(Pairing pairing, Pairing stranger, long seed, Consumer<Record> rows) {
    RiskContest contest = contest(pairing, pairing.model(), games / 2, seed);
    List<Played> played =
        contest.play(RISKS_OF_OTHERS, ours -> RiskContest.of(stranger.opponent()));
    gains("population", stranger.name(), contest, played, rows);
  }

  private void learner(Pairing pairing, long seed, Consumer<Record> rows) {
    RiskContest contest =
        contest(pairing, pairing.learned(examples, seed).model(), games / 2, seed);
    Strategy<Checkers> other = RiskContest.goingOn(pairing.opponent().evaluation());
    List<Played> played =
        contest.play(
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
            });
    gains("learner", pairing.name(), contest, played, rows);
  }

  private RiskContest contest(Pairing pairing, Strategy<Checkers> model, int some, long seed) {
    return new RiskContest(evaluations, pairing, model, some, seed);
  }

  /** What is learned of one of our searches, and how often it foresees other moves of ours. */
  private record Learned(Strategy<Checkers> strategy, double foreseen) {}

  private Learned learned(Ours ours, Pairing pairing, long seed) {
    Search<Checkers> search = limited(ours.searches().get());
    PlayedDecisions<Checkers> decisions =
        new PlayedDecisions<>(
            LabGame.CHECKERS,
            position -> {
              search.forget();
              return search.search(position, RiskContest.MOST_PLIES).choice();
            },
            pairing.other()::move,
            0);
    Strategy<Checkers> learned = Pairing.learned(decisions, examples, seed);
    SearchingOpponent<Checkers> model =
        new SearchingOpponent<>(
            "model", MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(learned)), learned.depth());
    return new Learned(learned, decisions.foreseen(model, examples, new SplittableRandom(~seed)));
  }

  private LimitedSearch<Checkers> limited(Search<Checkers> search) {
    return new LimitedSearch<>(search, evaluations);
  }

  private static void gains(
      String opponents,
      String opponent,
      RiskContest contest,
      List<Played> played,
      Consumer<Record> rows) {
    Scores plain = new Scores(played.get(0).points());
    for (Played one : played) {
      Scores scores = new Scores(one.points());
      rows.accept(
          new Gain(
              opponents,
              opponent,
              one.player(),
              contest.trust(),
              scores.estimate(),
              scores.gainOver(plain)));
    }
  }

  private static <R> List<List<R>> alike(List<R> rows, Function<R, Object> by) {
    return List.copyOf(
        rows.stream()
            .collect(Collectors.groupingBy(by, LinkedHashMap::new, Collectors.toList()))
            .values());
  }

  private static Mean mean(List<Gain> alike) {
    return new Mean(
        alike.get(0).opponents,
        alike.get(0).player,
        alike.size(),
        mean(alike, one -> one.points.mean()),
        Estimate.of(alike.stream().map(Gain::gain).toList()));
  }

  private static <R> double mean(List<R> rows, ToDoubleFunction<R> value) {
    return rows.stream().mapToDouble(value).average().orElseThrow();
  }

  /** Deceivers are independent; what was measured of each has the same openings. */
  private static List<Loss> losses(Findings found) {
    List<Gain> gains =
        found.of(Gain.class).stream().filter(gain -> gain.opponents.equals(DECEIVER)).toList();
    List<List<Gain>> points = alike(gains, Gain::player);
    List<List<Given>> given = alike(found.of(Given.class), Given::player);
    List<Loss> losses = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      losses.add(
          new Loss(
              points.get(i).get(0).player,
              points.get(i).size(),
              more(points.get(0), points.get(i), one -> -one.points.mean()),
              more(given.get(0), given.get(i), Given::men),
              more(given.get(0), given.get(i), Given::received)));
    }
    return losses;
  }

  /** What some rows have more than others. */
  private static <R> Estimate more(List<R> plain, List<R> rows, ToDoubleFunction<R> value) {
    return Estimate.ofMean(
        IntStream.range(0, rows.size())
            .mapToDouble(i -> value.applyAsDouble(rows.get(i)) - value.applyAsDouble(plain.get(i)))
            .toArray());
  }

  private static Optional<Man> man(Findings found) {
    double[] points = found.of(Handicap.class).stream().mapToDouble(Handicap::points).toArray();
    return points.length == 0
        ? Optional.empty()
        : Optional.of(new Man(points.length, Estimate.ofMean(points)));
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    String quarter = RiskContest.SAFE + RISK;
    return findings.of(Man.class).stream()
        .findFirst()
        .map(
            man ->
                String.format(
                    Locale.ROOT,
                    "With a quarter of a man to risk, safe gains %.3f points a game over the plain"
                        + " search; guarded gains %.3f. Against deceivers the two lose %s and %s"
                        + " points a game more than that search; a quarter of a man is worth %s.",
                    gain(findings, quarter),
                    gain(findings, RiskContest.GUARDED),
                    words(lost(findings, quarter)),
                    words(lost(findings, RiskContest.GUARDED)),
                    words(man.points.times(RISK))));
  }

  private static String words(Estimate one) {
    return String.format(Locale.ROOT, "%.3f (%.3f to %.3f)", one.mean(), one.low(), one.high());
  }

  private static double gain(Findings findings, String player) {
    return findings.of(Mean.class).stream()
        .filter(mean -> mean.opponents.equals(HORIZON) && mean.player.equals(player))
        .findFirst()
        .orElseThrow()
        .gain
        .mean();
  }

  private static Estimate lost(Findings findings, String player) {
    return findings.of(Loss.class).stream()
        .filter(loss -> loss.player.equals(player))
        .findFirst()
        .orElseThrow()
        .points;
  }
}
