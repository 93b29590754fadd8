package olsy.lab.ours;

import java.util.List;
import java.util.Optional;
import olsy.lab.engine.Engine;
import olsy.lab.engine.EngineSubject;
import olsy.lab.engine.Engines;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Course;
import olsy.lab.measure.LearningCurve;
import olsy.lab.picture.Picture;
import olsy.learning.strategy.StrategyLearners;

/**
 * How well engines are learned that are not of the learner's class, beside a guess and beside one
 * who knows each of them exactly.
 *
 * @param tests unforced decisions, in other games
 * @param maxDepth the deepest search considered
 */
public record ForeignEngines(Course course, int tests, int maxDepth) implements Experiment {

  public static ForeignEngines full() {
    return new ForeignEngines(
        new Course(StrategyLearners.usual().name(), List.of(20, 50, 100, 400, 1600), 5), 1000, 6);
  }

  public static ForeignEngines quick() {
    return new ForeignEngines(
        new Course(StrategyLearners.usual().name(), List.of(20, 50), 3), 600, 4);
  }

  @Override
  public String name() {
    return "engines";
  }

  @Override
  public String description() {
    return "Learns engines that are not of the learner's class.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (Engine engine : Engines.all()) {
      EngineSubject subject = new EngineSubject(engine, tests, ~laboratory.seed());
      LearningCurve.addBeside(parts, subject);
      new LearningCurve(course, maxDepth).add(parts, subject, laboratory);
    }
    laboratory.measure(parts);
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    return LearningCurve.verdict(findings);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return LearningCurve.pictures(findings);
  }
}
