package olsy.learning.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.LongSupplier;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.Stage;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;

/**
 * The depths that are finished, in a file beside the output as soon as they are: a run that was
 * interrupted goes on from there. The file belongs to one task, of which it holds the hash.
 */
public final class Checkpoint implements Ledgers {

  /**
   * A depth that is finished.
   *
   * @param model which of the models it is for
   * @param seconds it took
   */
  private record Finished(String model, DepthFit fit, double seconds) {}

  private static final double NANOS = 1e9;

  private final Path file;
  private final String task;
  private final LongSupplier nanoClock;
  private final TrainingListener listener;
  private final List<Finished> finished = new ArrayList<>();

  private Checkpoint(Path file, String task, LongSupplier nanoClock, TrainingListener listener) {
    this.file = file;
    this.task = task;
    this.nanoClock = nanoClock;
    this.listener = listener;
  }

  /** Where finished depths are kept until a model is written. */
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
      checkpoint.remove();
    }
    return trained;
  }

  /**
   * Goes on where a file ends, or begins one.
   *
   * @param file null to keep nothing
   * @param task hash of everything the result depends on
   */
  static Checkpoint open(
      Path file, String task, LongSupplier nanoClock, TrainingListener listener) {
    Checkpoint checkpoint = new Checkpoint(file, task, nanoClock, listener);
    if (file != null && Files.exists(file)) {
      JsonValue json = Json.read(file);
      if (!json.get("task").text().equals(task)) {
        throw new InputException(
            file
                + " belongs to another fit, of other games or with other settings:"
                + " delete it, or write to another file");
      }
      json.get("finished").items().stream()
          .map(Checkpoint::finished)
          .forEach(checkpoint.finished::add);
    }
    return checkpoint;
  }

  @Override
  public FitLedger begin(String model, int decisions, int maxDepth) {
    listener.begins(model, decisions, maxDepth);
    return new FitLedger() {
      private long begin = nanoClock.getAsLong();
      private Stage before;

      @Override
      public Optional<DepthFit> find(int depth, FrontierRule frontier) {
        begin = nanoClock.getAsLong();
        Optional<Finished> known =
            finished.stream()
                .filter(one -> one.model.equals(model) && one.fit.isOf(depth, frontier))
                .findFirst();
        known.ifPresent(one -> listener.finished(model, one.fit, one.seconds, false));
        return known.map(Finished::fit);
      }

      @Override
      public void enter(DepthFit fit) {
        long end = nanoClock.getAsLong();
        double seconds = (end - begin) / NANOS;
        begin = end;
        Candidate of = fit.candidate();
        finished.removeIf(
            one -> one.model.equals(model) && one.fit.isOf(of.depth(), of.frontier()));
        finished.add(new Finished(model, fit, seconds));
        write();
        listener.finished(model, fit, seconds, true);
      }

      @Override
      public void begins(Stage stage) {
        long now = nanoClock.getAsLong();
        OptionalDouble seconds =
            before == null
                ? OptionalDouble.empty()
                : OptionalDouble.of((now - begin) / NANOS * stage.work() / before.work());
        begin = now;
        before = stage;
        listener.begins(model, stage, seconds);
      }
    };
  }

  private void write() {
    if (file != null) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("task", task);
      json.put("finished", finished.stream().map(Checkpoint::json).toList());
      Json.write(file, json);
    }
  }

  /** The work is done. */
  void remove() {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new InputException("cannot delete " + file + ": " + TextFile.reason(e), e);
    }
  }

  private static Map<String, Object> json(Finished one) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("model", one.model);
    json.putAll(WrittenDepthFit.json(one.fit));
    json.put("seconds", one.seconds);
    return json;
  }

  private static Finished finished(JsonValue json) {
    return new Finished(
        json.get("model").text(), WrittenDepthFit.of(json), json.get("seconds").number());
  }
}
