package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.players.Doubts;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

class LinearRenewalTest {

  private static final HiddenPlayer PLAYER = HiddenPlayer.withDepth(2);
  private static final LearningTask<Checkers> TASK = ScoutTest.task(PLAYER, 400, 2, 11);

  /** What a model learned from few decisions misses, one that goes on from it explains. */
  @Test
  void goesOnFromWhatExplainsNearlyAll() {
    LearnedStrategy<Checkers> before = almost(PLAYER.candidate());
    double missed = 1 - explained(before);
    assertTrue(missed > 0 && missed <= 0.01, missed + " of the decisions");
    LearningResult<Checkers> renewed = LinearRenewal.of(TASK, before(before)).orElseThrow();
    assertTrue(explained(renewed.learned()) > 1 - missed);
    assertEquals(renewed.training().strict(), explained(renewed.learned()));
    assertEquals(2, renewed.learned().candidate().depth());
    assertEquals(before.doubts(), renewed.learned().doubts(), "what else it may be");
    assertEquals(List.of(3, 2), renewed.fits().stream().map(f -> f.candidate().depth()).toList());
    assertEquals(Map.of("lookedAt", 100), renewed.fits().get(1).work());
    assertEquals(
        TASK.decisions().all().decisions(),
        renewed.fits().get(1).training().decisions(),
        "what it has seen");
  }

  @Test
  void leavesToOthersWhatAnotherDepthMayExplain() {
    Candidate shallower =
        new Candidate(PLAYER.candidate().weights(), 1, PLAYER.candidate().frontier());
    assertTrue(LinearRenewal.of(TASK, before(of(shallower))).isEmpty());
  }

  @Test
  void ofFewDecisionsNothingIsSure() {
    LearningTask<Checkers> few = ScoutTest.task(PLAYER, 60, 2, 11);
    assertEquals(Optional.empty(), LinearRenewal.of(few, before(of(PLAYER.candidate()))));
  }

  /** The player's weights, one of them changed until it explains less than all. */
  private static LearnedStrategy<Checkers> almost(Candidate exact) {
    for (double change = 0.01; ; change *= 1.3) {
      double[] weights = exact.realWeights();
      for (int j = 1; j < weights.length; j++) {
        weights[j] *= 1 + (j % 2 == 0 ? change : -change);
      }
      LearnedStrategy<Checkers> changed =
          of(Candidate.scaled(weights, exact.depth(), exact.frontier()));
      if (explained(changed) < 1) {
        return changed;
      }
    }
  }

  private static LearnedStrategy<Checkers> of(Candidate candidate) {
    return new LearnedStrategy<>(
        HiddenPlayer.POOL,
        candidate,
        TieRule.gamesOrder(),
        1000,
        new Doubts(
            Map.of(),
            List.of(
                new Doubts.Alternative(
                    0.2,
                    new LearnedStrategy<>(
                            HiddenPlayer.POOL,
                            new Candidate(candidate.weights(), 3, candidate.frontier()),
                            TieRule.<Checkers>gamesOrder(),
                            1000)
                        .written()))));
  }

  private static LearningTask.Before<Checkers> before(LearnedStrategy<Checkers> learned) {
    Accuracy accuracy = new Accuracy(100, 1, 1, 1, 1, 0.2);
    Candidate own = learned.candidate();
    Candidate other = new Candidate(own.weights(), own.depth() + 1, own.frontier());
    return new LearningTask.Before<>(
        List.of(learned),
        List.of(
            new DepthFit(other, accuracy, accuracy, Map.of("lookedAt", 100)),
            new DepthFit(own, accuracy, accuracy, Map.of("lookedAt", 100))));
  }

  private static double explained(LearnedStrategy<Checkers> learned) {
    return new Predictor<>(learned.strategy()).accuracy(TASK.decisions().all()).strict();
  }
}
