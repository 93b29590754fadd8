package olsy.play.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.model.PlayerFile;
import olsy.learning.strategy.Pool;
import olsy.play.opponent.SearchingOpponent;
import olsy.play.picture.Curve;
import olsy.play.picture.Curves;
import olsy.play.picture.Picture;
import olsy.play.session.SessionSettings;
import olsy.play.session.Standing.Result;
import olsy.play.session.Use;

/**
 * Sessions against opponents who move at random now and then: what is learned of how they play
 * otherwise, and what it brings.
 *
 * @param mistakes how often they do
 * @param strangers opponents; our own player is another stranger
 * @param games of each session, after as many of its baseline
 * @param learn decisions after which learning is switched off
 */
record Noise(List<Double> mistakes, int strangers, int games, int learn, int depth, int maxDepth)
    implements Experiment {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Pool<Checkers> POOL =
      new Pool<>(GAME.pools().get("general"), GAME.features());
  private static final int EVERY = 25;
  private static final int OPENING_PLIES = 6;
  private static final int MOST_MOVES = 100;
  private static final int WINDOW = 3000;
  private static final int TESTS = 400;

  /**
   * A session.
   *
   * @param learned the depth of the last model
   * @param accuracy of the last model, in what the opponent does in other games when it does not
   *     err
   * @param foreseen share of the last expectations in the session that came true
   * @param gain over minimax against the same erring opponent, in points of a game
   */
  public record Session(
      int opponent,
      double mistakes,
      int depth,
      int learned,
      double accuracy,
      double foreseen,
      double points,
      double gain,
      double low,
      double high) {}

  /**
   * All sessions with as many mistakes.
   *
   * @param right how often the depth was
   */
  public record Mean(
      double mistakes,
      int sessions,
      int right,
      double accuracy,
      double worst,
      double foreseen,
      double gain,
      double low,
      double high) {

    private static Mean of(List<Session> rows) {
      Estimate gain =
          Estimate.of(
              rows.stream().map(row -> new Estimate(row.gain, (row.high - row.low) / 2)).toList());
      return new Mean(
          rows.get(0).mistakes,
          rows.size(),
          (int) rows.stream().filter(row -> row.learned == row.depth).count(),
          rows.stream().mapToDouble(Session::accuracy).average().orElseThrow(),
          rows.stream().mapToDouble(Session::accuracy).min().orElseThrow(),
          rows.stream().mapToDouble(Session::foreseen).average().orElseThrow(),
          gain.mean(),
          gain.low(),
          gain.high());
    }
  }

  Noise {
    mistakes = List.copyOf(mistakes);
  }

  static Noise full() {
    return new Noise(List.of(0.0, 0.02, 0.05, 0.1, 0.2), 3, 60, 150, 3, 4);
  }

  static Noise quick() {
    return new Noise(List.of(0.0, 0.1), 1, 10, 100, 2, 3);
  }

  @Override
  public String name() {
    return "noise";
  }

  @Override
  public String description() {
    return "Sessions against opponents who move at random now and then.";
  }

  @Override
  public void run(Laboratory laboratory) {
    for (double rate : mistakes) {
      List<Session> rows = new ArrayList<>();
      for (int opponent = 0; opponent < strangers; opponent++) {
        int number = opponent;
        rows.add(laboratory.measure(Session.class, () -> play(number, rate, laboratory.seed())));
      }
      laboratory.row(Mean.of(rows));
    }
  }

  /** However often it errs, the same opponent. */
  private Session play(int number, double rate, long seed) {
    SplittableRandom random = new SplittableRandom(seed + number);
    PlayerFile own = Stranger.draw(POOL.size(), depth, random).player(POOL, GAME.name(), "own");
    PlayerFile stranger =
        Stranger.draw(POOL.size(), depth, random).player(POOL, GAME.name(), "stranger");
    SearchingOpponent<Checkers> player = SearchingOpponent.of(stranger, GAME);
    SplittableRandom tests = random.split();
    SessionSettings settings = settings(seed + number);
    Campaign.Outcome outcome =
        new Campaign(own, stranger, settings)
            .play(new Erring<>(player, rate, random.split()), settings.use().gate());
    double accuracy =
        new Decisions<>(GAME, player, SearchingOpponent.of(own, GAME), 0)
            .foreseen(SearchingOpponent.of(outcome.model(), GAME), TESTS, tests);
    Result gain = outcome.standing().gain().orElseThrow();
    return new Session(
        number,
        rate,
        depth,
        outcome.depth(),
        accuracy,
        outcome.accuracy(),
        outcome.standing().afterBaseline().orElseThrow().points(),
        gain.points(),
        gain.interval().low(),
        gain.interval().high());
  }

  private SessionSettings settings(long seed) {
    return new SessionSettings(
        GAME.name(),
        "stranger",
        Use.SOFT,
        2 * games,
        games,
        EVERY,
        learn,
        seed,
        true,
        OPENING_PLIES,
        MOST_MOVES,
        null,
        maxDepth,
        WINDOW);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<Mean> means = findings.of(Mean.class);
    List<Curve> accuracy =
        Stream.concat(
                Series.of(means, mean -> "of what it means to do", Mean::mistakes, Mean::accuracy)
                    .stream(),
                Series.of(means, mean -> "of what it does", Mean::mistakes, Mean::foreseen)
                    .stream())
            .toList();
    return List.of(
        new Curves(
            "accuracy",
            "Accuracy by how often the opponent errs",
            "share of random moves",
            "share of moves foreseen",
            accuracy),
        new Curves(
            "gain",
            "Gain over minimax by how often the opponent errs",
            "share of random moves",
            "points of a game",
            Series.of(
                means,
                mean -> "soft",
                Mean::mistakes,
                Mean::gain,
                mean -> (mean.high - mean.low) / 2)));
  }
}
