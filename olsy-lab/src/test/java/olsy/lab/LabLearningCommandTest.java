package olsy.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.learning.text.JsonValue;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabLearningCommandTest {

  private static final int WRONG_INPUT = 2;

  @TempDir static Path folder;

  private static String archive(String seed) {
    Path file = folder.resolve(seed + ".pdn");
    if (!Files.exists(file)) {
      Run played =
          Run.of(
              "match",
              "samuel-1@1",
              "material@1",
              "--games",
              "8",
              "--seed",
              seed,
              "--out",
              file.toString());
      assertEquals(0, played.code(), played.err());
    }
    return file.toString();
  }

  private static Run learn(String... more) {
    List<String> arguments = new ArrayList<>(List.of("lab", "learning", "--train", archive("1")));
    arguments.addAll(List.of(more));
    return Run.of(arguments.toArray(String[]::new));
  }

  @Test
  void learnsFromOneArchiveAndTestsOnAnother() {
    String out = folder.resolve("results").toString();
    String[] options = {
      "--player",
      "samuel-1",
      "--test",
      archive("2"),
      "--decisions",
      "10,30",
      "--draws",
      "2",
      "--tests",
      "40",
      "--max-depth",
      "1",
      "--out",
      out,
      "--json"
    };
    Run run = learn(options);
    assertEquals(0, run.code(), run.err());
    assertEquals(40, run.objects().get(0).get("tests").whole(0));
    assertEquals(4, run.objects().stream().filter(row -> row.find("draw").isPresent()).count());
    for (String file : List.of("learning-mean.csv", "learning-reliability.svg")) {
      assertTrue(Files.exists(folder.resolve("results").resolve(file)), file);
    }
    assertEquals(run.out(), learn(options).out(), "what was measured is read");
  }

  /** The first time all is looked at, and again when there is twice as much. */
  @Test
  void learnsAgainAndAgain() {
    Run run =
        learn(
            "--player=samuel-1",
            "--test=" + archive("2"),
            "--decisions=40",
            "--draws=1",
            "--tests=40",
            "--max-depth=2",
            "--refreshes",
            "--json");
    assertEquals(0, run.code(), run.err());
    List<JsonValue> rows =
        run.objects().stream().filter(row -> row.find("fits").isPresent()).toList();
    assertEquals(
        List.of(10, 20, 30, 40), rows.stream().map(row -> row.get("decisions").whole(0)).toList());
    int all = rows.get(0).get("fits").whole(0);
    assertTrue(rows.get(1).get("fits").whole(0) < all, run.out());
    int hypotheses = 6; // two depths, three frontier rules
    assertTrue(rows.get(2).get("fits").whole(0) >= hypotheses, "twice as many as at the last look");
  }

  @Test
  void testsOnHalfOfTheGamesWhereThereIsNoOther() {
    Run half = learn("--player", "samuel-1", "--decisions", "9999");
    Run whole = learn("--player", "samuel-1", "--decisions", "9999", "--test", archive("2"));
    int ofHalf = most(half);
    assertTrue(0 < ofHalf && ofHalf < most(whole), half.err() + whole.err());
  }

  private static int most(Run refused) {
    assertEquals(WRONG_INPUT, refused.code(), refused.out());
    return Integer.parseInt(
        refused.err().replaceFirst("(?s).*--decisions: expected at most (\\d+), .*", "$1"));
  }

  @Test
  void refusesWrongInput() {
    refused("--player: unknown player \"samuel-2\", nearest: samuel-1", "--player", "samuel-2");
    refused("--draws: expected at least 1, found 0", "--player", "samuel-1", "--draws", "0");
    refused("--tests: expected at least 1, found 0", "--player", "samuel-1", "--tests", "0");
    refused("--decisions: expected", "--player", "samuel-1", "--decisions", "5,0");
    refused("--procedure: unknown procedure", "--player", "samuel-1", "--procedure", "scoot");
    refused("none.pdn", "--player", "samuel-1", "--test", "none.pdn");
    refused("--max-depth: expected 1 to 20, found 0", "--player", "samuel-1", "--max-depth", "0");
  }

  private static void refused(String sentence, String... options) {
    Run run = learn(options);
    assertEquals(WRONG_INPUT, run.code(), run.out());
    assertTrue(run.err().contains(sentence), run.err());
  }
}
