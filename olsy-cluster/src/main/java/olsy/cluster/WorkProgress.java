package olsy.cluster;

import java.time.Duration;
import olsy.cluster.work.WorkListener;
import olsy.learning.text.Counted;
import olsy.play.cli.Interruption;
import olsy.play.cli.Output;
import olsy.play.cli.StatusLine;

/** How the tasks are going, on standard error, with an estimate of how long they still take. */
final class WorkProgress implements WorkListener {

  /** Work that may be interrupted. */
  @FunctionalInterface
  interface Interruptible<R> {

    R run() throws InterruptedException;
  }

  /** The share of the work that tells how long the rest will take. */
  private static final double TELLING = 0.05;

  private final String name;
  private final StatusLine line;
  private final boolean isKept;
  private int tasks;
  private double begun;

  /**
   * @param isKept whether what is finished is there for the next run
   */
  WorkProgress(String name, Output output, boolean isKept) {
    this.name = name;
    this.line = StatusLine.onStandardError(output.err());
    this.isKept = isKept;
  }

  @Override
  public void begins(int before, int all) {
    tasks = all;
    begun = line.seconds();
    if (before > 0) {
      line.say(
          Output.format(
              "%s: an earlier run has finished %,d of %s", name, before, Counted.of(all, "task")));
    }
  }

  @Override
  public void goesOn(int finished, double share) {
    if (line.isDue()) {
      double seconds = line.seconds() - begun;
      String left =
          share < TELLING
              ? ""
              : Output.format(", about %s left", Output.duration(seconds / share * (1 - share)));
      line.show(Output.format("%s: %,d of %,d tasks%s", name, finished, tasks, left));
    }
  }

  @Override
  public void triesAgain(String key, String reason) {
    line.say(Output.format("%s: task %s is tried again: %s", name, key, reason));
  }

  @Override
  public void hasNoWorkers(Duration since) {
    line.say(
        Output.format(
            "%s: no worker has been there for %d s since the last answer: the master has none with"
                + " the memory and a free core, or they end as they begin, and their logs say why;"
                + " it goes on as soon as one stays",
            name, since.toSeconds()));
  }

  /** Does the work, and says how to go on when Ctrl-C ends it. */
  <R> R during(Interruptible<R> work) {
    Thread hook = new Thread(this::interrupted);
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.run();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } finally {
      line.end();
      Interruption.remove(hook);
    }
  }

  private void interrupted() {
    line.say(
        isKept
            ? "interrupted; the same command goes on from what is finished"
            : "interrupted; without --work nothing is kept");
  }
}
