package olsy.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class ClusterCommandTest {

  private static final int WRONG_INPUT = 2;
  private static final int WIDTH = 80;

  @TempDir Path folder;

  static Stream<String> commands() {
    return new CommandLine(new ClusterCommand()).getSubcommands().keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasAnExample(String name) {
    Run help = Run.of("cluster", name, "--help");
    assertEquals(0, help.code());
    assertTrue(help.out().contains("Example"), help.out());
    assertTrue(help.out().contains("  olsy cluster " + name + " "), help.out());
    List<String> wide = help.out().lines().filter(line -> line.length() > WIDTH).toList();
    assertEquals(List.of(), wide);
    assertEquals(Run.of("--version").out(), Run.of("cluster", name, "--version").out());
  }

  @Test
  void aloneItExplainsItself() {
    Run run = Run.of("cluster");
    assertEquals(0, run.code());
    commands().forEach(name -> assertTrue(run.out().contains("  " + name + " "), name));
  }

  private static void refused(String sentence, String... args) {
    Run run = Run.of(args);
    assertEquals("olsy: " + sentence + "\n", run.err());
    assertEquals(WRONG_INPUT, run.code());
    assertEquals("", run.out());
  }

  @Test
  void wrongInputIsASentence() throws IOException {
    Path games = Files.writeString(folder.resolve("games.pdn"), "1. 11-15 *\n");
    String file = games.toString();
    refused(
        "--master: expected local[N], local[*], spark://HOST:PORT or none, found yarn",
        "cluster",
        "players",
        file,
        "--master",
        "yarn");
    refused(
        "--lost-after: expected 5 to 86400, found 1",
        "cluster",
        "players",
        file,
        "--lost-after",
        "1");
    Path none = folder.resolve("none.pdn");
    refused(
        "cannot read " + none + ": no such file or directory",
        "cluster",
        "players",
        none.toString());
    Path conf = Files.writeString(folder.resolve("spark.conf"), "executor.memory 4g\n");
    refused(
        conf + ": expected settings of Spark, found executor.memory",
        "cluster",
        "players",
        file,
        "--conf",
        conf.toString());
    for (List<String> option : List.of(List.of("--conf", conf.toString()), List.of("--page"))) {
      List<String> words = new ArrayList<>(List.of("cluster", "players", file, "--master", "none"));
      words.addAll(option);
      refused(
          option.get(0) + " is for Spark: expected another --master, found --master none",
          words.toArray(String[]::new));
    }
    refused(
        folder + ": expected the finished tasks of this work, found other files",
        "cluster",
        "players",
        file,
        "--work",
        folder.toString());
    Path empty = Files.writeString(folder.resolve("empty.pdn"), "");
    refused(
        "expected games, found none in [" + empty + "]", "cluster", "players", empty.toString());
  }
}
