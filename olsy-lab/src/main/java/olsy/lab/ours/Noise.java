package olsy.lab.ours;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Campaign;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Gained;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Series;
import olsy.lab.output.ColumnNames;
import olsy.lab.output.TableName;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.Erring;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.lab.player.Stranger;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.player.SearchingOpponent;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionSettings;

/**
 * Sessions against opponents who move at random now and then: what is learned of how they play
 * otherwise, and what it brings.
 *
 * @param mistakes how often they do
 * @param strangers opponents; our own player is another stranger
 * @param games of each session, after as many of its baseline
 * @param learn decisions after which learning is switched off
 */
public record Noise(
    List<Double> mistakes, int strangers, int games, int learn, int depth, int maxDepth)
    implements Experiment {

  private static final int EVERY = 25;
  private static final int TESTS = 400;

  /** As far beyond the reply as the model looks. */
  private static final int FARTHER = 2;

  /**
   * A session.
   *
   * @param learned the depth of the last model
   * @param accuracy of the last model, in what the opponent does in other games when it does not
   *     err
   * @param foreseen share of all that the last model expected in the session which came true
   * @param gain over minimax against the same erring opponent, in points of a game
   * @param minimaxGain what minimax gains that looks two plies farther, as with a model it does
   */
  @TableName("session")
  public record NoisySession(
      int opponent,
      double mistakes,
      int depth,
      int learned,
      double accuracy,
      double foreseen,
      double points,
      Estimate gain,
      @ColumnNames({"minimaxGain", "minimaxLow", "minimaxHigh"}) Estimate minimaxGain)
      implements Gained {}

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
      Estimate gain,
      @ColumnNames({"minimaxGain", "minimaxLow", "minimaxHigh"}) Estimate minimaxGain)
      implements Gained {

    private static Mean of(List<NoisySession> rows) {
      return new Mean(
          rows.get(0).mistakes,
          rows.size(),
          (int) rows.stream().filter(row -> row.learned == row.depth).count(),
          rows.stream().mapToDouble(NoisySession::accuracy).average().orElseThrow(),
          rows.stream().mapToDouble(NoisySession::accuracy).min().orElseThrow(),
          rows.stream().mapToDouble(NoisySession::foreseen).average().orElseThrow(),
          Gained.mean(rows),
          Estimate.of(rows.stream().map(NoisySession::minimaxGain).toList()));
    }
  }

  public Noise {
    mistakes = List.copyOf(mistakes);
  }

  public static Noise full() {
    return new Noise(List.of(0.0, 0.02, 0.05, 0.1, 0.2), 6, 60, 100, 3, 4);
  }

  public static Noise quick() {
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
    Parts parts = new Parts();
    for (double rate : mistakes) {
      List<NoisySession> rows = new ArrayList<>();
      for (int opponent = 0; opponent < strangers; opponent++) {
        int number = opponent;
        parts.add(NoisySession.class, () -> play(number, rate, laboratory.seed()), rows::add);
      }
      parts.then(() -> laboratory.row(Mean.of(rows)));
    }
    laboratory.measure(parts);
  }

  /** However often it errs, the same opponent. */
  private NoisySession play(int number, double rate, long seed) {
    SplittableRandom random = new SplittableRandom(seed + number);
    PlayerFile own = Stranger.player("own", depth, random);
    PlayerFile stranger = Stranger.player("stranger", depth, random);
    SearchingOpponent<Checkers> player = SearchingOpponent.of(stranger, LabGame.CHECKERS);
    SplittableRandom tests = random.split();
    SessionSettings settings =
        Campaign.settings(
            "stranger",
            ModelUse.SOFT,
            2 * games,
            games,
            EVERY,
            OptionalInt.of(learn),
            seed + number,
            null,
            maxDepth,
            Campaign.WINDOW);
    Campaign campaign = new Campaign(own, stranger, settings);
    Campaign.Outcome outcome = campaign.play(new Erring<>(player, rate, random.split()));
    Campaign.Outcome farther =
        campaign.minimax(FARTHER).play(new Erring<>(player, rate, random.split()));
    double accuracy =
        new PlayedDecisions<>(
                LabGame.CHECKERS,
                player::move,
                SearchingOpponent.of(own, LabGame.CHECKERS)::move,
                0)
            .foreseen(SearchingOpponent.of(outcome.model(), LabGame.CHECKERS), TESTS, tests);
    Scores baseline = Scores.of(outcome.games().subList(0, games));
    Scores after = Scores.of(outcome.games().subList(games, 2 * games));
    return new NoisySession(
        number,
        rate,
        depth,
        outcome.depth(),
        accuracy,
        outcome.accuracy(),
        after.mean(),
        after.gainOver(baseline),
        Scores.of(farther.games()).gainOver(baseline));
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
    List<Curve> gain =
        Stream.concat(
                Series.measured(means, mean -> "soft", Mean::mistakes, Mean::gain).stream(),
                Series.measured(
                    means, mean -> "minimax, two plies farther", Mean::mistakes, Mean::minimaxGain)
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
            gain));
  }
}
