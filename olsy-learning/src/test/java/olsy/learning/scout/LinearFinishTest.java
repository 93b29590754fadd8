package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.ExampleSet;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinearFinishTest {

  private static Scout.Found<Checkers> found(LearningTask<Checkers> task) {
    return new Scout<>(task, Beliefs.of(task)).find();
  }

  private static Optional<LearningResult<Checkers>> finish(
      LearningTask<Checkers> task, FitLedger ledger) {
    Scout.Found<Checkers> found = found(task);
    return new LinearFinish<>(task, found, found).learn(ledger);
  }

  @ParameterizedTest
  @ValueSource(ints = {60, 180})
  void findsALinearPlayer(int decisions) {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    LearningTask<Checkers> task = ScoutTest.task(player, decisions, 2, 11);
    LearnedStrategy<Checkers> learned = finish(task, FitLedger.FORGETFUL).orElseThrow().learned();
    assertEquals(2, learned.candidate().depth());
    ExampleSet<Checkers> unseen = ExampleSet.of(player.games(100, 77));
    double strict = new Predictor<>(learned.strategy()).accuracy(unseen).strict();
    assertTrue(strict > 0.9, strict + " from " + decisions + " decisions");
  }

  /** No sum of features explains who draws lots. */
  @Test
  void leavesOthersToTheScout() {
    for (int decisions : new int[] {60, 180}) {
      HiddenPlayer random = HiddenPlayer.of(1, 1, 1, 1.5, 0, 0, 0, 0, 0, 0, 0, 0);
      List<DepthFit> entered = new ArrayList<>();
      LearningTask<Checkers> task = ScoutTest.task(random, decisions, 2, 5);
      assertTrue(finish(task, remembering(entered)).isEmpty());
      assertEquals(List.of(), entered, "linear programmes were solved for nothing");
    }
  }

  /** Of few decisions all hypotheses, of more the finalists, what leads to them and plain ones. */
  @Test
  void looksAtTheFinalists() {
    LearningTask<Checkers> task = ScoutTest.task(HiddenPlayer.withDepth(3), 200, 3, 11);
    List<DepthFit> entered = new ArrayList<>();
    Scout.Found<Checkers> found = found(task);
    assertTrue(new LinearFinish<>(task, found, found).learn(remembering(entered)).isPresent());
    assertTrue(
        entered.stream().anyMatch(fit -> fit.isOf(3, FrontierRule.NONE)), entered.toString());
    for (DepthFit fit : entered) {
      int depth = fit.candidate().depth();
      FrontierRule frontier = fit.candidate().frontier();
      assertTrue(
          frontier == FrontierRule.NONE
              || found.hypotheses().contains(new Hypothesis(depth, frontier))
              || found.hypotheses().contains(new Hypothesis(depth + 1, frontier)),
          "depth " + depth + ", " + frontier + " beside " + found.hypotheses());
    }
  }

  /** Who counts exchanges a ply deeper is no one who goes on while a capture is due. */
  @Test
  void asksForAPlainSearchBesideOneThatGoesOn() {
    LearningTask<Checkers> task = ScoutTest.task(HiddenPlayer.withDepth(3), 200, 3, 11);
    Scout.Found<Checkers> found = found(task);
    Climbed<Checkers> best = found.finalists().get(0);
    Climbed<Checkers> goesOn =
        new Climbed<>(
            new Hypothesis(2, FrontierRule.STAND_PAT),
            best.prior(),
            best.weights(),
            best.deviations(),
            best.sureness(),
            best.ties(),
            best.judgement());
    Scout.Found<Checkers> mistaken = new Scout.Found<>(List.of(goesOn), found.others());
    LearnedStrategy<Checkers> learned =
        new LinearFinish<>(task, mistaken, mistaken)
            .learn(FitLedger.FORGETFUL)
            .orElseThrow()
            .learned();
    assertEquals(3, learned.candidate().depth());
    assertEquals(FrontierRule.NONE, learned.candidate().frontier());
  }

  /** Where more features explain more, few are not asked. */
  @Test
  void leavesWhoIsNotSimple() {
    LearningTask<Checkers> task = ScoutTest.task(HiddenPlayer.withDepth(1), 180, 2, 11);
    Scout.Found<Checkers> others = found(ScoutTest.task(HiddenPlayer.withDepth(2), 180, 2, 12));
    List<DepthFit> entered = new ArrayList<>();
    assertTrue(new LinearFinish<>(task, found(task), others).learn(remembering(entered)).isEmpty());
    assertEquals(List.of(), entered);
  }

  private static FitLedger remembering(List<DepthFit> entered) {
    return new FitLedger() {
      @Override
      public Optional<DepthFit> find(int depth, FrontierRule frontier) {
        return Optional.empty();
      }

      @Override
      public void enter(DepthFit fit) {
        entered.add(fit);
      }
    };
  }
}
