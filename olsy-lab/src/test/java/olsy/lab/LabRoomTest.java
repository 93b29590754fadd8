package olsy.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.play.web.Answer;
import olsy.play.web.ModuleRoom;
import olsy.play.web.News;
import olsy.play.web.Refusal;
import olsy.play.web.Request;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Asked over requests, as the page does. */
class LabRoomTest {

  private static final CountDownLatch GO_ON = new CountDownLatch(1);

  @TempDir private Path folder;

  /** A result. */
  private record Square(int number, int square) {}

  /** Waits before its second result. */
  private record Squares(int least) implements Experiment {

    @Override
    public String name() {
      return "squares";
    }

    @Override
    public String description() {
      return "Squares of numbers.";
    }

    @Override
    public void run(Laboratory laboratory) {
      laboratory.measure(Square.class, () -> new Square(least, least * least));
      try {
        GO_ON.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      laboratory.measure(Square.class, () -> new Square(3, 9));
    }

    @Override
    public Optional<String> verdict(Findings findings) {
      return Optional.of("Squares grow.");
    }
  }

  private static Answer ask(ModuleRoom.Open lab, String body, String... path) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    return lab.answer(new Request(!body.isEmpty(), List.of(path), Map.of(), most -> bytes));
  }

  private static JsonValue told(ModuleRoom.Open lab, String body, String... path) {
    return Json.parse(((Answer.Whole) ask(lab, body, path)).body(), "the answer");
  }

  private static String refusal(ModuleRoom.Open lab, String body, String... path) {
    return assertThrows(Refusal.class, () -> ask(lab, body, path)).getMessage();
  }

  @Test
  void anExperimentIsRunAndFollowedAndKept() throws InterruptedException {
    try (ModuleRoom.Open lab = new OpenLab(folder, List.of(new Squares(2)))) {
      assertTrue(refusal(lab, "", "lab", "squares", "news").startsWith("squares has not been run"));
      told(lab, "{\"experiment\":\"squares\"}", "lab");
      assertEquals(
          "squares is running: one experiment at a time",
          refusal(lab, "{\"experiment\":\"squares\"}", "lab"));
      assertTrue(told(lab, "", "lab").item(0).get("running").truth());
      GO_ON.countDown();
      JsonValue run = end(((Answer.Stream) ask(lab, "", "lab", "squares", "news")).news());
      assertEquals(Optional.empty(), run.find("fault").map(JsonValue::value));
      assertEquals(
          "Squares grow.",
          run.get("lines").items().get(run.get("lines").items().size() - 1).text());
    }
    assertTrue(Files.exists(folder.resolve("squares-square.csv")));
    try (ModuleRoom.Open again = new OpenLab(folder, List.of(new Squares(2)))) {
      JsonValue row = told(again, "", "lab").item(0);
      assertTrue(row.get("finished").truth());
      assertEquals("Squares grow.", row.get("verdict").text());
    }
  }

  private static JsonValue end(News news) throws InterruptedException {
    long version = -1;
    while (true) {
      News.Item item = news.after(version, Duration.ofMinutes(1)).orElseThrow();
      version = item.version();
      JsonValue run = Json.parse(item.json(), "the news");
      if (run.get("over").truth()) {
        return run;
      }
    }
  }

  @Test
  void picturesAreThoseThatWereDrawnAndNoOtherFiles() throws Exception {
    Files.writeString(folder.resolve("secret.svg"), "<svg/>");
    Files.writeString(folder.resolve("squares-drawn.svg"), "<svg>1</svg>");
    Files.writeString(
        folder.resolve("squares.json"),
        "{\"finished\":true,\"files\":[\"squares-drawn.svg\",\"../x.svg\",\"squares.csv\"]}");
    try (ModuleRoom.Open lab = new OpenLab(folder, List.of(new Squares(2)))) {
      assertEquals(
          List.of("squares-drawn.svg"), told(lab, "", "lab").item(0).get("pictures").value());
      Answer.Whole picture =
          (Answer.Whole) ask(lab, "", "lab", "squares", "pictures", "squares-drawn.svg");
      assertEquals("<svg>1</svg>", picture.body());
      assertEquals("image/svg+xml", picture.type());
      for (String other : List.of("secret.svg", "../x.svg", "squares.csv", "")) {
        assertEquals(
            "squares has drawn no such picture",
            refusal(lab, "", "lab", "squares", "pictures", other));
      }
      assertTrue(refusal(lab, "", "lab", "..", "pictures", "secret.svg").contains("experiment"));
    }
  }

  @Test
  void thePageFindsIt() {
    ModuleRoom room = ServiceLoader.load(ModuleRoom.class).findFirst().orElseThrow();
    assertEquals("lab", room.name());
    try (ModuleRoom.Open lab = room.open(folder)) {
      assertEquals(Experiments.quick().size(), told(lab, "", "lab").items().size());
    }
  }
}
