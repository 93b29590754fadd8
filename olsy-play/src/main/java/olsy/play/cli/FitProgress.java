package olsy.play.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.Stage;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.training.Checkpoint;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingListener;

/** How a fit is going, on standard error: a line for every depth that is finished. */
final class FitProgress implements TrainingListener {

  /** What a ply more costs, about, and how far what was measured may be from it. */
  private static final double USUAL_GROWTH = 3;

  private static final double LEAST_GROWTH = 2;
  private static final double MOST_GROWTH = 4;

  /** Seconds. */
  private static final double WORTH_SAYING = 3;

  /**
   * A depth of the player's model.
   *
   * @param seconds it took
   */
  record Finished(DepthFit fit, double seconds) {}

  private final PrintWriter err;
  private final Path out;
  private final List<Finished> finished = new ArrayList<>();
  private final boolean fitsAllDepths;
  private int maxDepth;
  private double secondsBefore;

  /**
   * @param out where the model is written; null for nowhere
   * @param learner one that chooses features looks at all depths at once
   */
  FitProgress(PrintWriter err, Path out, StrategyLearner learner) {
    this.err = err;
    this.out = out;
    this.fitsAllDepths = !learner.choosesFeatures();
  }

  /** Does the work; when Ctrl-C ends it, says how to go on. */
  <T> T during(Supplier<T> work) {
    Thread hook = new Thread(this::interrupted);
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.get();
    } finally {
      Interruption.remove(hook);
    }
  }

  /** The depths of the player's model, as they were finished. */
  List<Finished> finished() {
    return List.copyOf(finished);
  }

  private void interrupted() {
    say(
        out == null
            ? "interrupted; without --out nothing is kept"
            : Files.exists(Checkpoint.beside(out))
                ? "interrupted; the same command goes on from " + Checkpoint.beside(out)
                : "interrupted; nothing was finished, the same command begins again");
  }

  @Override
  public void begins(String model, int decisions, int depths) {
    maxDepth = depths;
    String of = model.equals(Training.GENERIC) ? "the other players, for comparison" : "the player";
    String how =
        fitsAllDepths ? "" : Output.format(": all depths to %d under every frontier rule", depths);
    say(Output.format("learning from %s of %s%s", Output.count(decisions, "decision"), of, how));
  }

  @Override
  public void begins(String model, Stage stage, int known, OptionalDouble seconds) {
    String earlier =
        known == 0
            ? ""
            : known == stage.work().size()
                ? ", in an earlier run"
                : Output.format(", %,d in an earlier run", known);
    String left =
        seconds.isPresent() && seconds.getAsDouble() >= WORTH_SAYING
            ? "; about " + Output.duration(seconds.getAsDouble())
            : "";
    say(
        Output.format(
            "trying %s of search%s with %s on %s%s%s",
            Output.count(stage.hypotheses(), "kind"),
            stage.starts() == 1 ? "" : Output.format(" from %,d other starts", stage.starts()),
            Output.count(stage.features(), "feature"),
            Output.count(stage.decisions(), "decision"),
            earlier,
            left));
  }

  @Override
  public void left(String model, double seconds) {
    if (seconds >= WORTH_SAYING) {
      say(Output.format("about %s left for the others of these", Output.duration(seconds)));
    }
  }

  /** The player is learned; how it models its opponent is asked now. */
  void asksLevels(int highest) {
    say(Output.format("asking whether it models its opponent: levels 0 to %d", highest));
  }

  @Override
  public void finished(String model, DepthFit fit, double seconds, boolean now) {
    if (model.equals(Training.PLAYER)) {
      finished.add(new Finished(fit, seconds));
    }
    int depth = fit.candidate().depth();
    String line =
        Output.format(
            "depth %d, frontier %s: %.3f of the decisions that choose the depth, %.1f s",
            depth, fit.candidate().frontier().text(), fit.heldOut().strict(), seconds);
    String rest = fitsAllDepths ? left(depth, seconds) : " by linear programmes";
    say(line + (now ? rest : " in an earlier run"));
    if (fitsAllDepths
        && depth == maxDepth
        && fit.candidate().frontier() == FrontierRule.STAND_PAT) {
      say("now the weights, from all decisions");
    }
  }

  /** Each depth left takes as many times longer than the one before as this one did. */
  private String left(int depth, double seconds) {
    double growth =
        depth == 1
            ? USUAL_GROWTH
            : Math.max(LEAST_GROWTH, Math.min(MOST_GROWTH, seconds / secondsBefore));
    secondsBefore = seconds;
    double left = 0;
    double next = seconds;
    for (int d = depth + 1; d <= maxDepth; d++) {
      next *= growth;
      left += next;
    }
    return depth == maxDepth
        ? ""
        : Output.format("; about %s for the depths left under this rule", Output.duration(left));
  }

  private void say(String sentence) {
    err.println("olsy: " + sentence);
    err.flush();
  }
}
