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

  /** By stage: what is tried on the second is not what was tried on the first. */
  @Test
  void keepsWhatIsFoundOfAStage() {
    Path file = folder.resolve("e.checkpoint");
    FitLedger before = open(file, "x", new ArrayList<>()).begin("player", 9, 2);
    before.begins(new Stage(Map.of("one", 1.0, "two", 2.0), 10, 30));
    before.enter("one", Map.of("number", "-0.0"));
    before.begins(new Stage(Map.of("one", 1.0), 10, 100));
    before.enter("one", Map.of("number", "NaN"));
    Checkpoint again = open(file, "x", new ArrayList<>());
    FitLedger after = again.begin("player", 9, 2);
    after.begins(new Stage(Map.of("one", 1.0, "two", 2.0), 10, 30));
    assertEquals("-0.0", after.find("one").orElseThrow().get("number").text());
    assertEquals(Optional.empty(), after.find("two"));
    after.begins(new Stage(Map.of("one", 1.0), 10, 100));
    assertEquals("NaN", after.find("one").orElseThrow().get("number").text());
    FitLedger other = again.begin("generic", 9, 2);
    other.begins(new Stage(Map.of("one", 1.0), 10, 30));
    assertEquals(Optional.empty(), other.find("one"));
  }

  /** As long as all parts before, for each unit of work; and as the part itself, later. */
  @Test
  void saysHowLongAPartWillTake() {
    Path file = folder.resolve("f.checkpoint");
    List<String> estimates = new ArrayList<>();
    TrainingListener listener =
        new TrainingListener() {
          @Override
          public void begins(String model, int decisions, int maxDepth) {}

          @Override
          public void begins(String model, Stage stage, int known, OptionalDouble seconds) {
            estimates.add(known + " known, " + seconds);
          }

          @Override
          public void left(String model, double seconds) {
            estimates.add(seconds + " left");
          }

          @Override
          public void finished(String model, DepthFit fit, double seconds, boolean now) {}
        };
    long[] clock = {0};
    FitLedger ledger = Checkpoint.open(file, "x", () -> clock[0], listener).begin("player", 9, 2);
    Stage first = new Stage(Map.of("one", 1.0, "two", 1.0, "three", 10.0), 10, 30);
    Stage second = new Stage(Map.of("one", 50.0), 10, 100);
    ledger.begins(first);
    for (String one : List.of("one", "two", "three")) {
      clock[0] += 2_000_000_000L;
      ledger.enter(one, Map.of());
    }
    ledger.begins(second);
    assertEquals(
        List.of(
            "0 known, " + OptionalDouble.empty(), "0.0 left", "0 known, " + OptionalDouble.of(25)),
        estimates);
    estimates.clear();
    FitLedger again = Checkpoint.open(file, "x", () -> clock[0], listener).begin("player", 9, 2);
    again.begins(first);
    first.work().keySet().forEach(again::find);
    again.begins(second);
    assertEquals(
        List.of("3 known, " + OptionalDouble.empty(), "0 known, " + OptionalDouble.of(25)),
        estimates,
        "as if it had not been interrupted");
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
    assertEquals(List.of(3.0, 1.0), seconds);
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

  /** Its checkpoints were written otherwise. */
  @Test
  void anOlderProgramsIsRefused() throws IOException {
    Path file = folder.resolve("g.checkpoint");
    Json.write(file, Map.of("task", "x", "finished", List.of()));
    String before = Files.readString(file);
    InputException wrong =
        assertThrows(InputException.class, () -> open(file, "x", new ArrayList<>()));
    assertTrue(wrong.getMessage().startsWith(file + " belongs to another fit"), wrong.getMessage());
    assertEquals(before, Files.readString(file));
  }

  @Test
  void aBrokenOneIsNamed() throws IOException {
    Path file = folder.resolve("c.checkpoint");
    open(file, "x", new ArrayList<>()).begin("player", 9, 2).enter(SHALLOW);
    String whole = Files.readString(file);
    for (String broken :
        List.of(
            whole.replace("found", "lost"),
            whole.replace("{\"depth", "{depth"),
            whole.replace("\"depth\":1", "\"depth\":0"),
            whole.replace("\"none\"", "\"nine\""),
            whole.replace("333333", "0.5"))) {
      Files.writeString(file, broken);
      InputException wrong =
          assertThrows(
              InputException.class,
              () ->
                  open(file, "x", new ArrayList<>())
                      .begin("player", 9, 2)
                      .find(1, FrontierRule.NONE),
              broken);
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
