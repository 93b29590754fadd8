package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.Stage;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.training.Training;
import org.junit.jupiter.api.Test;

class FitProgressTest {

  private static DepthFit fit(int depth, FrontierRule frontier) {
    Accuracy accuracy = new Accuracy(100, 0.5, 0.6, 0.55, 0.8, 0.1);
    return new DepthFit(
        new Candidate(List.of(1_000_000), depth, frontier), accuracy, accuracy, Map.of());
  }

  private static Stage stage(int hypotheses, int features, int decisions) {
    Map<String, Double> work = new LinkedHashMap<>();
    for (int k = 0; k < hypotheses; k++) {
      work.put("hypothesis " + k, 1.0);
    }
    return new Stage(work, features, decisions);
  }

  @Test
  void whatIsTriedTogetherIsToldWithWhatItTakes() {
    StringWriter err = new StringWriter();
    FitProgress progress =
        new FitProgress(new PrintWriter(err), null, StrategyLearners.named("scout"));
    progress.begins(Training.PLAYER, 1234, 6);
    progress.begins(Training.PLAYER, stage(18, 10, 30), 0, OptionalDouble.empty());
    progress.left(Training.PLAYER, 200);
    progress.left(Training.PLAYER, 2);
    progress.begins(Training.PLAYER, stage(6, 158, 400), 2, OptionalDouble.of(2.9));
    progress.begins(Training.PLAYER, stage(1, 158, 1234), 0, OptionalDouble.of(12.4));
    progress.begins(Training.PLAYER, stage(1, 10, 1234), 1, OptionalDouble.of(0));
    Stage restarts = new Stage(stage(8, 158, 100).work(), 4, 158, 100);
    progress.begins(Training.PLAYER, restarts, 8, OptionalDouble.empty());
    assertEquals(
        List.of(
            "olsy: learning from 1,234 decisions of the player: all depths to 6 under every"
                + " frontier rule",
            "olsy: trying 18 kinds of search with 10 features on 30 decisions",
            "olsy: about 200 s left for the others of these",
            "olsy: trying 6 kinds of search with 158 features on 400 decisions, 2 in an earlier"
                + " run",
            "olsy: trying 1 kind of search with 158 features on 1,234 decisions; about 12 s",
            "olsy: trying 1 kind of search with 10 features on 1,234 decisions, in an earlier run",
            "olsy: trying 2 kinds of search from 4 other starts with 158 features on 100"
                + " decisions, in an earlier run"),
        err.toString().lines().toList());
  }

  @Test
  void eachDepthLeftTakesAsManyTimesLongerAsTheLastOneDid() {
    StringWriter err = new StringWriter();
    FitProgress progress =
        new FitProgress(new PrintWriter(err), null, StrategyLearners.named("two-phases"));
    progress.begins(Training.PLAYER, 1234, 4);
    progress.finished(Training.PLAYER, fit(1, FrontierRule.NONE), 1, true);
    progress.finished(Training.PLAYER, fit(2, FrontierRule.NONE), 2.5, true);
    progress.finished(Training.PLAYER, fit(3, FrontierRule.NONE), 100, false);
    progress.finished(Training.PLAYER, fit(4, FrontierRule.STAND_PAT), 9, true);
    assertEquals(
        List.of(
            "olsy: learning from 1,234 decisions of the player",
            "olsy: depth 1, frontier none: 0.500 of the decisions that choose the depth, 1.0 s;"
                + " about 39 s for the depths left under this rule",
            "olsy: depth 2, frontier none: 0.500 of the decisions that choose the depth, 2.5 s;"
                + " about 22 s for the depths left under this rule",
            "olsy: depth 3, frontier none: 0.500 of the decisions that choose the depth, 100.0 s"
                + " in an earlier run",
            "olsy: depth 4, frontier stand-pat: 0.500 of the decisions that choose the depth, 9.0"
                + " s",
            "olsy: now the weights, from all decisions"),
        err.toString().lines().toList());
  }
}
