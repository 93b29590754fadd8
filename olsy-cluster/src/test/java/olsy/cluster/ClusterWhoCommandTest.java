package olsy.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterWhoCommandTest {

  private static final int WRONG_INPUT = 2;

  @TempDir Path folder;

  private static Run run(String... words) {
    List<String> line = new ArrayList<>(List.of(words));
    Run run = Run.of(line.toArray(String[]::new));
    assertEquals(0, run.code(), run.err());
    return run;
  }

  @Test
  void tellsWhatThePlainCommandTellsWhereverItIsDone() throws IOException {
    String games = PlayedGames.write(folder.resolve("games.pdn"), 4, 1).toString();
    Path models = folder.resolve("models");
    run(
        "cluster",
        "fit-all",
        games,
        "--max-depth",
        "1",
        "--least",
        "20",
        "--features",
        "general",
        "--out",
        models.toString(),
        "--master",
        "none");
    String known = models.resolve("players").toString();
    Run plain = run("who", games, "--models", known);
    assertEquals(plain, run("cluster", "who", games, "--models", known, "--master", "none"));
    assertEquals(
        run("who", games, "--models", known, "--json").out(),
        run("cluster", "who", games, "--models", known, "--master", "local[2]", "--json").out());

    Path taken = folder.resolve("taken.csv");
    Run confusion =
        run(
            "cluster",
            "who",
            games,
            "--models",
            known,
            "--master",
            "none",
            "--confusion",
            taken.toString());
    List<String> rows = Files.readAllLines(taken);
    assertEquals(4, rows.size());
    assertTrue(rows.get(0).startsWith("player,"), rows.get(0));
    assertTrue(confusion.out().startsWith(plain.out()));
    String last = confusion.out().substring(plain.out().length());
    assertTrue(last.matches("of \\d+ cases, each of 1 game put aside, .*\\n"), last);
  }

  @Test
  void wrongInputIsASentence() throws IOException {
    Path games = Files.writeString(folder.resolve("games.pdn"), "1. 11-15 *\n");
    Path none = Files.createDirectory(folder.resolve("none"));
    Run nobody = Run.of("cluster", "who", games.toString(), "--models", none.toString());
    assertEquals(
        "olsy: --models: expected players of checkers, found none in " + none + "\n", nobody.err());
    assertEquals(WRONG_INPUT, nobody.code());
  }
}
