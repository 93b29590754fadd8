package olsy.learning.training;

import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.LongSupplier;
import olsy.learning.strategy.FitLedger;
import olsy.learning.text.Json;

/**
 * What is finished of a training, in a file beside the output as soon as it is: a run that was
 * interrupted goes on from there, and learns what it would have learned. The file belongs to one
 * task, of which it holds the hash.
 */
public final class Checkpoint implements Ledgers {

  private final CheckpointFile file;
  private final LongSupplier nanoClock;
  private final TrainingListener listener;
  private final Pace pace = new Pace();

  private Checkpoint(CheckpointFile file, LongSupplier nanoClock, TrainingListener listener) {
    this.file = file;
    this.nanoClock = nanoClock;
    this.listener = listener;
  }

  /** Where what is finished is kept until a model is written. */
  public static Path beside(Path out) {
    return out.resolveSibling(out.getFileName() + ".checkpoint");
  }

  /**
   * Learns a model, from where it was interrupted if it was. It is written as soon as it is there,
   * and with its account when that is known.
   *
   * @param out where it is written; null for nowhere, and to keep no checkpoint
   */
  public static Trained learn(
      Training<?> training, Path out, LongSupplier nanoClock, TrainingListener listener) {
    return learn(training, out, nanoClock, listener, trained -> trained);
  }

  /**
   * Learns a model likewise, and goes on with it: what is finished is kept until that is done, too.
   *
   * @param next is done when the model is written
   */
  public static <T> T learn(
      Training<?> training,
      Path out,
      LongSupplier nanoClock,
      TrainingListener listener,
      Function<Trained, T> next) {
    Path file = out == null ? null : beside(out);
    Checkpoint checkpoint = open(file, training.hash(), nanoClock, listener);
    Trained trained =
        training.learn(
            checkpoint,
            model -> {
              if (out != null) {
                Json.write(out, model.playerJson(null));
              }
            });
    if (out != null) {
      Json.write(out, trained.json());
    }
    T done = next.apply(trained);
    checkpoint.remove();
    return done;
  }

  /**
   * Goes on where a file ends, or begins one.
   *
   * @param file null to keep nothing
   * @param task hash of everything the result depends on
   */
  static Checkpoint open(
      Path file, String task, LongSupplier nanoClock, TrainingListener listener) {
    return new Checkpoint(CheckpointFile.open(file, task), nanoClock, listener);
  }

  @Override
  public FitLedger begin(String model, int decisions, int maxDepth) {
    listener.begins(model, decisions, maxDepth);
    return new ModelLedger(model, file, nanoClock, listener, pace);
  }

  /** The work is done. */
  void remove() {
    file.remove();
  }
}
