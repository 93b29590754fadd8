package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.Stage;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointTest {

  private static final DepthFit SHALLOW = fit(1, FrontierRule.NONE);
  private static final DepthFit DEEP = fit(2, FrontierRule.STAND_PAT);

  @TempDir Path folder;

  private static DepthFit fit(int depth, FrontierRule frontier) {
    return new DepthFit(
        new Candidate(List.of(-1_000_000, 1, 333_333), depth, frontier),
        new Accuracy(7, 1.0 / 3, 0.1 + 0.2, 2.0 / 7, 1, 0.125),
        new Accuracy(3, Math.PI / 4, 1, 0, 1e-300, 0.2),
        Map.of("iterations", 4));
  }

  private static Checkpoint open(Path file, String task, List<String> heard) {
    return Checkpoint.open(
        file,
        task,
        () -> 0,
        new TrainingListener() {
          @Override
          public void begins(String model, int decisions, int maxDepth) {}

          @Override
          public void finished(String model, DepthFit fit, double seconds, boolean now) {
            heard.add(model + fit.candidate().depth() + now);
          }
        });
  }

  @Test
  void goesOnWhereTheFileEnds() {
    Path file = folder.resolve("a.checkpoint");
    List<String> heard = new ArrayList<>();
    FitLedger before = open(file, "x", heard).begin("player", 9, 2);
    before.enter(SHALLOW);
    before.enter(DEEP);
    Checkpoint again = open(file, "x", heard);
    FitLedger after = again.begin("player", 9, 2);
    assertEquals(Optional.of(SHALLOW), after.find(1, FrontierRule.NONE));
    assertEquals(Optional.of(DEEP), after.find(2, FrontierRule.STAND_PAT));
    assertEquals(Optional.empty(), after.find(2, FrontierRule.NONE));
    assertEquals(Optional.empty(), again.begin("generic", 9, 2).find(1, FrontierRule.NONE));
    assertEquals(List.of("player1true", "player2true", "player1false", "player2false"), heard);
    again.remove();
    assertFalse(Files.exists(file));
  }

  /** As long as the part before, for each unit of work. */
  @Test
  void saysHowLongAPartWillTake() {
    List<OptionalDouble> estimates = new ArrayList<>();
    TrainingListener listener =
        new TrainingListener() {
          @Override
          public void begins(String model, int decisions, int maxDepth) {}

          @Override
          public void begins(String model, Stage stage, OptionalDouble seconds) {
            estimates.add(seconds);
          }

          @Override
          public void finished(String model, DepthFit fit, double seconds, boolean now) {}
        };
    long[] clock = {0};
    FitLedger ledger = Checkpoint.open(null, "x", () -> clock[0], listener).begin("player", 9, 2);
    ledger.begins(new Stage(18, 10, 30, 4));
    clock[0] += 2_000_000_000L;
    ledger.begins(new Stage(6, 10, 100, 10));
    clock[0] += 1_000_000_000L;
    ledger.begins(new Stage(2, 10, 400, 30));
    assertEquals(
        List.of(OptionalDouble.empty(), OptionalDouble.of(5), OptionalDouble.of(3)), estimates);
  }

  /** A learner that looks at all depths together enters what it has found, and asks for nothing. */
  @Test
  void whoNeverAsksIsTimedFromTheBeginning() {
    Path file = folder.resolve("d.checkpoint");
    List<Double> seconds = new ArrayList<>();
    TrainingListener listener =
        new TrainingListener() {
          @Override
          public void begins(String model, int decisions, int maxDepth) {}

          @Override
          public void finished(String model, DepthFit fit, double took, boolean now) {
            seconds.add(took);
          }
        };
    long[] clock = {7_000_000_000_000L};
    FitLedger ledger = Checkpoint.open(file, "x", () -> clock[0], listener).begin("player", 9, 2);
    clock[0] += 3_000_000_000L;
    ledger.enter(SHALLOW);
    clock[0] += 1_000_000_000L;
    ledger.enter(DEEP);
    ledger.enter(DEEP);
    assertEquals(List.of(3.0, 1.0, 0.0), seconds);
    assertEquals(2, Json.read(file).get("finished").items().size(), "each of them once");
  }

  @Test
  void anotherTasksIsRefused() {
    Path file = folder.resolve("b.checkpoint");
    open(file, "x", new ArrayList<>()).begin("player", 9, 2).enter(SHALLOW);
    InputException wrong =
        assertThrows(InputException.class, () -> open(file, "y", new ArrayList<>()));
    assertTrue(wrong.getMessage().startsWith(file + " belongs to another fit"), wrong.getMessage());
    assertTrue(Files.exists(file));
  }

  @Test
  void aBrokenOneIsNamed() throws IOException {
    Path file = folder.resolve("c.checkpoint");
    open(file, "x", new ArrayList<>()).begin("player", 9, 2).enter(SHALLOW);
    String whole = Files.readString(file);
    for (String broken :
        List.of(
            whole.substring(0, 40),
            whole.replace("\"depth\": 1", "\"depth\": 0"),
            whole.replace("\"none\"", "\"nine\""),
            whole.replace("333333", "0.5"))) {
      Files.writeString(file, broken);
      InputException wrong =
          assertThrows(InputException.class, () -> open(file, "x", new ArrayList<>()), broken);
      assertTrue(wrong.getMessage().startsWith(file.toString()), wrong.getMessage());
    }
  }

  @Test
  void withoutAFileNothingIsKept() {
    Checkpoint checkpoint = open(null, "x", new ArrayList<>());
    checkpoint.begin("player", 9, 2).enter(SHALLOW);
    checkpoint.remove();
  }
}
