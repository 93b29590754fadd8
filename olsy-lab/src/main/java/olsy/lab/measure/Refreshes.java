package olsy.lab.measure;

import java.util.ArrayList;
import java.util.List;
import olsy.lab.experiment.Laboratory;
import olsy.lab.output.TableName;
import olsy.lab.player.LabGame;
import olsy.learning.population.Population;
import olsy.learning.prediction.Foreseen;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.training.LearnedModel;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;

/**
 * Learns somebody as sessions do, each time from the model before: after every ten decisions up to
 * 200, then after a tenth more.
 *
 * @param most decisions
 * @param maxDepth the deepest search considered
 */
public record Refreshes(String procedure, int most, int maxDepth) {

  private static final int FIRST = 10;
  private static final int OFTEN = 200;
  private static final double MORE = 1.1;

  /**
   * A model that was learned again.
   *
   * @param fits depths and frontier rules that were looked at
   * @param cpuSeconds that learning it took, in all threads together; they depend on the machine
   */
  @TableName("refresh")
  public record Refresh(
      String player,
      int decisions,
      int fits,
      double strict,
      double logLikelihood,
      int depth,
      double cpuSeconds) {}

  public void measure(Subject subject, Laboratory laboratory) {
    laboratory.measure(
        List.of(Refresh.class),
        rows -> {
          TrainingSettings settings =
              TrainingSettings.of(maxDepth, laboratory.seed())
                  .withLearner(StrategyLearners.named(procedure))
                  .withPopulation(Population.installed(LabGame.CHECKERS));
          LearnedModel model = null;
          for (int decisions : sizes()) {
            double begin = laboratory.cpuSeconds();
            model =
                Training.again(
                        LabGame.CHECKERS,
                        settings,
                        subject.draw(decisions, laboratory.seed()),
                        model)
                    .learn()
                    .model();
            double seconds = laboratory.cpuSeconds() - begin;
            Foreseen foreseen =
                Predictor.of(model.player(), LabGame.CHECKERS).foreseen(subject.tests());
            rows.accept(
                new Refresh(
                    subject.origin().player(),
                    decisions,
                    model.fits().size(),
                    foreseen.accuracy().strict(),
                    foreseen.calibration().logLikelihood().mean(),
                    model.player().strategy().depth(),
                    seconds));
          }
        });
  }

  private List<Integer> sizes() {
    List<Integer> sizes = new ArrayList<>();
    for (int n = FIRST; n <= most; n = n < OFTEN ? n + FIRST : (int) (MORE * n)) {
      sizes.add(n);
    }
    return sizes;
  }
}
