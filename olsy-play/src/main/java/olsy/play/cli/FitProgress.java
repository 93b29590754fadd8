package olsy.play.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Supplier;
import olsy.learning.fit.Fit;
import olsy.learning.fit.FitListener;
import olsy.learning.strategy.DepthFit;

/** How a fit is going, on standard error: a line for every depth that is finished. */
final class FitProgress implements FitListener {

  /** What a ply more costs, about. */
  private static final double BRANCHING = 3;

  private final PrintWriter err;
  private final Path out;
  private int maxDepth;

  FitProgress(PrintWriter err, Path out) {
    this.err = err;
    this.out = out;
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

  private void interrupted() {
    say(
        out == null
            ? "interrupted; without --out nothing is kept"
            : "interrupted; the same command goes on from " + Fit.checkpoint(out));
  }

  @Override
  public void begins(String model, int decisions, int depths) {
    maxDepth = depths;
    String of = model.equals(Fit.GENERIC) ? "the other players, for comparison" : "the player";
    say(Output.format("learning from %,d decisions of %s", decisions, of));
  }

  @Override
  public void finished(String model, DepthFit fit, double seconds, boolean now) {
    int depth = fit.candidate().depth();
    String line =
        Output.format(
            "depth %d, frontier %s: %.3f of the decisions that choose the depth, %.1f s",
            depth, fit.candidate().frontier().text(), fit.heldOut().strict(), seconds);
    say(line + (now ? left(depth, seconds) : " in an earlier run"));
  }

  /** Each depth left takes three times as long as the one before. */
  private String left(int depth, double seconds) {
    double left = 0;
    double next = seconds;
    for (int d = depth + 1; d <= maxDepth; d++) {
      next *= BRANCHING;
      left += next;
    }
    return depth == maxDepth ? "" : Output.format("; about %.0f s for the depths left", left);
  }

  private void say(String sentence) {
    err.println("olsy: " + sentence);
    err.flush();
  }
}
