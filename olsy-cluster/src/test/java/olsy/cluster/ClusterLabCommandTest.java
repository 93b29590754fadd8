package olsy.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterLabCommandTest {

  private static final int WRONG_INPUT = 2;
  private static final String EXPERIMENT = "ebf-bound";
  private static final String NOTEBOOK = EXPERIMENT + ".json";

  @TempDir Path folder;

  private static Run run(String... words) {
    Run run = Run.of(words);
    assertEquals(0, run.code(), run.err());
    return run;
  }

  /** Tables and pictures; the notebook has times beside them. */
  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = ClusterFitCommandTest.files(folder);
    files.computeIfPresent(
        NOTEBOOK, (name, text) -> text.replaceAll("\"(started|seconds)\": .*", ""));
    return files;
  }

  @Test
  void measuresWhatThePlainCommandMeasuresWhereverItIsDone() throws IOException {
    Path plain = folder.resolve("plain");
    Run one = run("lab", EXPERIMENT, "--out", plain.toString());
    Path none = folder.resolve("none");
    assertEquals(
        one.out(),
        run("cluster", "lab", EXPERIMENT, "--out", none.toString(), "--master", "none").out());
    assertEquals(files(plain), files(none));
    Path spark = folder.resolve("spark");
    assertEquals(
        one.out(),
        run("cluster", "lab", EXPERIMENT, "--out", spark.toString(), "--master", "local[2]").out());
    assertEquals(files(plain), files(spark), "what is finished is not kept beside it");
  }

  /** Begun by the plain command. */
  @Test
  void goesOn() throws IOException {
    Path plain = folder.resolve("plain");
    Run whole = run("lab", EXPERIMENT, "--out", plain.toString());
    Map<String, String> files = files(plain);
    String notebook = Files.readString(plain.resolve(NOTEBOOK));
    int half = notebook.indexOf("\"ebf\"", notebook.length() / 2);
    int end = notebook.lastIndexOf("],", half);
    Files.writeString(plain.resolve(NOTEBOOK), notebook.substring(0, end) + "] ] }\n");
    String[] again = {"cluster", "lab", EXPERIMENT, "--out", plain.toString(), "--master", "none"};
    assertEquals(whole.out(), run(again).out());
    assertEquals(files, files(plain));
    assertEquals(whole.out(), run(again).out(), "finished already");
  }

  @Test
  void listsAndRefusesAsThePlainCommand() {
    assertEquals(run("lab").out(), run("cluster", "lab").out());
    Run unknown = Run.of("cluster", "lab", "stranger");
    assertEquals(WRONG_INPUT, unknown.code());
    assertTrue(unknown.err().contains("nearest: strangers"), unknown.err());
    assertFalse(unknown.err().contains("at olsy"), unknown.err());
  }
}
