package olsy.play.lab;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.play.match.Interval;
import olsy.play.opponent.SearchingOpponent;
import olsy.play.picture.Bars;
import olsy.play.picture.Picture;
import olsy.play.session.Decision;
import olsy.play.session.Gate;
import olsy.play.session.OpenGate;
import olsy.play.session.SessionGame;
import olsy.play.session.SessionSettings;
import olsy.play.session.Use;

/**
 * What the gate saves while there are few examples: points of many short sessions that use every
 * model at once, and of such that wait until it has proved to be right.
 *
 * @param pairs own player and opponent
 * @param uses how the model is used
 * @param sessions of each
 * @param examples games count that begin before so many have been seen
 */
record FirstExamples(
    List<Figure25.Pair> pairs, List<Use> uses, int sessions, int examples, int maxDepth)
    implements Experiment {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final int EVERY = 10;
  private static final int OPENING_PLIES = 6;
  private static final int MOST_MOVES = 100;
  private static final int WINDOW = 3000;

  /** Of a session, after as many of the baseline: in three games there are fifty examples. */
  private static final int GAMES = 4;

  /**
   * All sessions of a kind.
   *
   * @param gate whether there was one
   * @param foreseen share of the expectations that came true
   * @param used share of the unforced decisions that a model was used before
   * @param gain over minimax in the same openings, in points of a game
   */
  public record First(
      String opponent,
      String use,
      boolean gate,
      int sessions,
      int games,
      double foreseen,
      double used,
      double points,
      double gain,
      double low,
      double high) {}

  FirstExamples {
    pairs = List.copyOf(pairs);
    uses = List.copyOf(uses);
  }

  static FirstExamples full() {
    return new FirstExamples(
        List.of(
            Figure25.Pair.of("exchange-lover@4", "exchange-lover@4"),
            Figure25.Pair.of("samuel-1@4", "samuel-2@4")),
        List.of(Use.REPLY, Use.SOFT),
        30,
        50,
        4);
  }

  static FirstExamples quick() {
    return new FirstExamples(
        List.of(Figure25.Pair.of("exchange-lover@2", "exchange-lover@2")),
        List.of(Use.REPLY, Use.SOFT),
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
    for (Figure25.Pair pair : pairs) {
      for (Use use : uses) {
        for (boolean gate : new boolean[] {false, true}) {
          laboratory.measure(First.class, () -> play(pair, use, gate, laboratory.seed()));
        }
      }
    }
  }

  private First play(Figure25.Pair pair, Use use, boolean gate, long seed) {
    double[] gains = new double[sessions];
    int[] games = new int[sessions];
    double points = 0;
    int expected = 0;
    int right = 0;
    int used = 0;
    int decisions = 0;
    for (int session = 0; session < sessions; session++) {
      Campaign.Outcome outcome = session(pair, use, gate, seed + session);
      for (Decision decision : outcome.decisions().subList(0, examples(outcome))) {
        expected += decision.expected() == null ? 0 : 1;
        right += decision.isAsExpected() ? 1 : 0;
        used += decision.expected() != null && decision.expected().used() ? 1 : 0;
        decisions++;
      }
      for (SessionGame game : outcome.games().subList(GAMES, 2 * GAMES)) {
        if (examplesBefore(game, outcome) < examples) {
          int compared = outcome.games().get(game.number() - 1 - GAMES).points();
          gains[session] += game.points() - compared;
          games[session]++;
          points += game.points();
        }
      }
    }
    int all = Arrays.stream(games).sum();
    Estimate gain =
        Estimate.of(Arrays.stream(gains).sum() / all, Interval.ofClusters(gains, games));
    return new First(
        pair.text(),
        use.toString(),
        gate,
        sessions,
        all,
        (double) right / Math.max(1, expected),
        (double) used / decisions,
        points / all,
        gain.mean(),
        gain.low(),
        gain.high());
  }

  private int examples(Campaign.Outcome outcome) {
    return Math.min(examples, outcome.decisions().size());
  }

  private static long examplesBefore(SessionGame game, Campaign.Outcome outcome) {
    return outcome.decisions().stream().filter(one -> one.game() < game.number()).count();
  }

  private Campaign.Outcome session(Figure25.Pair pair, Use use, boolean gate, long seed) {
    SessionSettings settings =
        new SessionSettings(
            GAME.name(),
            pair.opponent().name(),
            use,
            2 * GAMES,
            GAMES,
            EVERY,
            examples,
            seed,
            true,
            OPENING_PLIES,
            MOST_MOVES,
            null,
            maxDepth,
            WINDOW);
    Gate kind = gate ? use.gate() : new OpenGate();
    return new Campaign(pair.own(), pair.opponent(), settings)
        .play(SearchingOpponent.of(pair.opponent(), GAME), kind);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return pairs.stream()
        .<Picture>map(pair -> picture(pair.text(), findings.of(First.class)))
        .toList();
  }

  private static Bars picture(String opponent, List<First> all) {
    List<First> rows = all.stream().filter(row -> row.opponent.equals(opponent)).toList();
    return new Bars(
        opponent,
        "Gain over minimax in the first games against " + opponent,
        "points of a game",
        rows.stream().map(First::use).distinct().toList(),
        Stream.of(false, true).map(gate -> group(gate, rows)).toList());
  }

  private static Bars.Group group(boolean gate, List<First> all) {
    List<First> rows = all.stream().filter(row -> row.gate == gate).toList();
    return new Bars.Group(
        gate ? "with the gate" : "without",
        rows.stream().map(First::gain).toList(),
        rows.stream().map(row -> (row.high - row.low) / 2).toList(),
        false);
  }
}
