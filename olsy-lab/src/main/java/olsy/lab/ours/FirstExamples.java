package olsy.lab.ours;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import olsy.core.statistics.Interval;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Campaign;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Gained;
import olsy.lab.picture.Bars;
import olsy.lab.picture.Picture;
import olsy.lab.player.LabGame;
import olsy.lab.player.Matchup;
import olsy.play.opponent.player.SearchingOpponent;
import olsy.play.session.state.Gate;
import olsy.play.session.state.OpenGate;
import olsy.play.session.store.Decision;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionGame;

/**
 * What the gate saves while there are few examples: points of many short sessions that use every
 * model at once, and of such that wait until it has proved to be right. Whoever uses a model looks
 * two plies beyond the model's depth; what minimax gains by looking two plies farther is measured
 * beside it, so that what the model itself brings can be read.
 *
 * @param pairs own player and opponent
 * @param uses how the model is used
 * @param sessions of each
 * @param examples games count that begin before the opponent has made so many unforced moves
 */
public record FirstExamples(
    List<Matchup> pairs, List<ModelUse> uses, int sessions, int examples, int maxDepth)
    implements Experiment {

  private static final int EVERY = 10;

  /** As far beyond the reply as the model looks. */
  private static final int FARTHER = 2;

  private static final String MINIMAX = "minimax +" + FARTHER;

  /** Of a session, after as many of the baseline: in three games there are fifty examples. */
  private static final int GAMES = 4;

  /**
   * All sessions of a kind.
   *
   * @param player how the model is used, or that it is minimax, two plies deeper and without a
   *     model
   * @param gate whether there was one
   * @param foreseen share of the expectations that came true
   * @param used share of the unforced decisions that a model was used before
   * @param gain over minimax in the same openings, in points of a game
   */
  public record First(
      String opponent,
      String player,
      boolean gate,
      int sessions,
      int games,
      double foreseen,
      double used,
      double points,
      Estimate gain)
      implements Gained {}

  /**
   * A session's games after the baseline.
   *
   * @param baseline games from the same openings
   * @param decisions of the opponent in the former
   */
  private record Played(
      List<SessionGame> games, List<SessionGame> baseline, List<Decision> decisions) {

    private long decisionsBefore(SessionGame game) {
      return decisions.stream().filter(one -> one.game() < game.number()).count();
    }
  }

  public FirstExamples {
    pairs = List.copyOf(pairs);
    uses = List.copyOf(uses);
  }

  public static FirstExamples full() {
    return new FirstExamples(
        List.of(
            Matchup.of("exchange-lover@4", "exchange-lover@4"),
            Matchup.of("samuel-1@4", "samuel-2@4")),
        List.of(ModelUse.REPLY, ModelUse.SOFT),
        30,
        50,
        4);
  }

  public static FirstExamples quick() {
    return new FirstExamples(
        List.of(Matchup.of("exchange-lover@2", "exchange-lover@2")),
        List.of(ModelUse.REPLY, ModelUse.SOFT),
        4,
        50,
        3);
  }

  @Override
  public String name() {
    return "gate";
  }

  @Override
  public String description() {
    return "Points while there are few examples, with and without the gate.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (Matchup pair : pairs) {
      for (ModelUse use : uses) {
        for (boolean gate : new boolean[] {false, true}) {
          parts.add(
              First.class,
              () ->
                  first(
                      pair,
                      use.toString(),
                      gate,
                      sessions(laboratory.seed(), seed -> modelling(pair, use, gate, seed))));
        }
      }
      parts.add(
          First.class,
          () ->
              first(
                  pair, MINIMAX, false, sessions(laboratory.seed(), seed -> farther(pair, seed))));
    }
    laboratory.measure(parts);
  }

  private List<Played> sessions(long seed, LongFunction<Played> session) {
    return LongStream.range(seed, seed + sessions).mapToObj(session).toList();
  }

  private Played modelling(Matchup pair, ModelUse use, boolean gate, long seed) {
    Gate kind = gate ? Gate.of(use) : new OpenGate();
    Campaign.Outcome outcome =
        campaign(pair, use, seed)
            .play(SearchingOpponent.of(pair.opponent(), LabGame.CHECKERS), kind);
    return new Played(
        outcome.games().subList(GAMES, 2 * GAMES),
        outcome.games().subList(0, GAMES),
        outcome.decisions());
  }

  private Played farther(Matchup pair, long seed) {
    Campaign campaign = campaign(pair, uses.get(0), seed);
    Campaign.Outcome outcome = campaign.minimax(FARTHER).play();
    return new Played(outcome.games(), campaign.minimax(0).play().games(), outcome.decisions());
  }

  private Campaign campaign(Matchup pair, ModelUse use, long seed) {
    return new Campaign(
        pair.own(),
        pair.opponent(),
        Campaign.settings(
            pair.opponent().name(),
            use,
            2 * GAMES,
            GAMES,
            EVERY,
            OptionalInt.of(examples),
            seed,
            null,
            maxDepth,
            Campaign.WINDOW));
  }

  private First first(Matchup pair, String player, boolean gate, List<Played> played) {
    double[] gains = new double[sessions];
    int[] games = new int[sessions];
    double points = 0;
    List<Decision> decisions = new ArrayList<>();
    for (int session = 0; session < sessions; session++) {
      Played one = played.get(session);
      decisions.addAll(one.decisions.subList(0, Math.min(examples, one.decisions.size())));
      for (int i = 0; i < GAMES; i++) {
        SessionGame game = one.games.get(i);
        if (one.decisionsBefore(game) < examples) {
          gains[session] += game.points() - one.baseline.get(i).points();
          games[session]++;
          points += game.points();
        }
      }
    }
    int all = Arrays.stream(games).sum();
    long expected = count(decisions, one -> one.expected() != null);
    return new First(
        pair.text(),
        player,
        gate,
        sessions,
        all,
        (double) count(decisions, Decision::isAsExpected) / Math.max(1, expected),
        (double) count(decisions, one -> one.expected() != null && one.expected().used())
            / decisions.size(),
        points / all,
        Estimate.of(Arrays.stream(gains).sum() / all, Interval.ofMean(gains, games)));
  }

  private static long count(List<Decision> decisions, Predicate<Decision> which) {
    return decisions.stream().filter(which).count();
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return pairs.stream()
        .<Picture>map(pair -> picture(pair.text(), findings.of(First.class)))
        .toList();
  }

  private static Bars picture(String opponent, List<First> all) {
    List<First> rows = all.stream().filter(row -> row.opponent.equals(opponent)).toList();
    List<String> players = rows.stream().map(First::player).distinct().toList();
    return new Bars(
        opponent,
        "Gain over minimax in the first games against " + opponent,
        "points of a game",
        players,
        Stream.of(false, true).map(gate -> group(gate, players, rows)).toList());
  }

  private static Bars.Group group(boolean gate, List<String> players, List<First> all) {
    List<First> rows = all.stream().filter(row -> row.gate == gate).toList();
    return new Bars.Group(
        gate ? "with the gate" : "without",
        players.stream().map(player -> of(player, rows, Estimate::mean)).toList(),
        players.stream().map(player -> of(player, rows, Estimate::half)).toList(),
        false);
  }

  /** NaN where there is none. */
  private static double of(String player, List<First> rows, ToDoubleFunction<Estimate> value) {
    return rows.stream()
        .filter(row -> row.player.equals(player))
        .map(First::gain)
        .mapToDouble(value)
        .findFirst()
        .orElse(Double.NaN);
  }
}
