package olsy.learning.training;

import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.Stage;
import olsy.learning.text.JsonValue;

/**
 * The ledger of one model: what is finished goes into the checkpoint, and how long it took and will
 * take to the listener. Stages are told apart by their numbers, for a task always has the same.
 */
final class ModelLedger implements FitLedger {

  private static final double NANOS = 1e9;

  /** The share of a stage that tells how long the rest will take. */
  private static final double TELLING = 0.3;

  private final String model;
  private final CheckpointFile file;
  private final LongSupplier nanoClock;
  private final TrainingListener listener;
  private final Pace pace;
  private long begin;
  private int stages;
  private Stage stage;
  private Pace ofStage;
  private boolean isTold;

  /**
   * @param pace of all models
   */
  ModelLedger(
      String model,
      CheckpointFile file,
      LongSupplier nanoClock,
      TrainingListener listener,
      Pace pace) {
    this.model = model;
    this.file = file;
    this.nanoClock = nanoClock;
    this.listener = listener;
    this.pace = pace;
    this.begin = nanoClock.getAsLong();
  }

  @Override
  public Optional<DepthFit> find(int depth, FrontierRule frontier) {
    begin = nanoClock.getAsLong();
    Optional<CheckpointFile.Finished> known = file.find(part(depth, frontier));
    Optional<DepthFit> fit = known.map(one -> WrittenDepthFit.of(one.found()));
    fit.ifPresent(one -> listener.finished(model, one, known.get().seconds(), false));
    return fit;
  }

  @Override
  public void enter(DepthFit fit) {
    double seconds = seconds();
    Candidate of = fit.candidate();
    file.append(part(of.depth(), of.frontier()), seconds, WrittenDepthFit.json(fit));
    listener.finished(model, fit, seconds, true);
  }

  private String part(int depth, FrontierRule frontier) {
    return model + ", depth " + depth + ", " + frontier.text();
  }

  @Override
  public void begins(Stage next) {
    stages++;
    stage = next;
    ofStage = new Pace();
    isTold = false;
    double left = 0;
    int known = 0;
    for (Map.Entry<String, Double> one : next.work().entrySet()) {
      boolean isKnown = file.find(part(one.getKey())).isPresent();
      known += isKnown ? 1 : 0;
      left += isKnown ? 0 : one.getValue();
    }
    listener.begins(model, next, known, pace.secondsFor(left));
    begin = nanoClock.getAsLong();
  }

  @Override
  public Optional<JsonValue> find(String hypothesis) {
    Optional<CheckpointFile.Finished> known = file.find(part(hypothesis));
    known.ifPresent(one -> count(hypothesis, one.seconds()));
    begin = nanoClock.getAsLong();
    return known.map(CheckpointFile.Finished::found);
  }

  @Override
  public void enter(String hypothesis, Object found) {
    double seconds = seconds();
    file.append(part(hypothesis), seconds, found);
    count(hypothesis, seconds);
    double all = stage.allWork();
    if (!isTold && ofStage.work() >= TELLING * all) {
      isTold = true;
      ofStage.secondsFor(all - ofStage.work()).ifPresent(left -> listener.left(model, left));
    }
  }

  private String part(String hypothesis) {
    return model + ", stage " + stages + ", " + hypothesis;
  }

  private void count(String hypothesis, double seconds) {
    double work = stage.work().get(hypothesis);
    pace.add(work, seconds);
    ofStage.add(work, seconds);
  }

  /** Since the last part was finished. */
  private double seconds() {
    long end = nanoClock.getAsLong();
    double seconds = (end - begin) / NANOS;
    begin = end;
    return seconds;
  }
}
