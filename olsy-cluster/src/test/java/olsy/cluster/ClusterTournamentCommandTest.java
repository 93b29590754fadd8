package olsy.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterTournamentCommandTest {

  private static final int WRONG_INPUT = 2;

  @TempDir Path folder;

  private static Run play(List<String> before, Path out, String... further) {
    List<String> words = new ArrayList<>(before);
    words.addAll(
        List.of(
            "tournament",
            "samuel-1@1",
            "samuel-2@1",
            "material@2",
            "--games",
            "4",
            "--move-limit",
            "15",
            "--out",
            out.toString()));
    words.addAll(List.of(further));
    return Run.of(words.toArray(String[]::new));
  }

  @Test
  void playsTheGamesOfThePlainCommandWhereverTheyArePlayed() throws IOException {
    Path plain = folder.resolve("plain.pdn");
    Run expected = play(List.of(), plain);
    assertEquals(0, expected.code(), expected.err());
    Path alone = folder.resolve("alone.pdn");
    assertEquals(expected, play(List.of("cluster"), alone, "--master", "none"));
    assertEquals(Files.readString(plain), Files.readString(alone));
    Path spark = folder.resolve("spark.pdn");
    assertEquals(expected, play(List.of("cluster"), spark, "--master", "local[2]"));
    assertEquals(Files.readString(plain), Files.readString(spark));
    assertFalse(Files.exists(folder.resolve("spark.pdn.work")), "all is finished");

    Run again = play(List.of("cluster"), spark, "--master", "none");
    assertEquals(WRONG_INPUT, again.code());
    assertTrue(again.err().endsWith("holds 12 games; --force replaces them\n"), again.err());
    Path gauntlet = folder.resolve("gauntlet.pdn");
    assertEquals(
        play(List.of(), folder.resolve("other.pdn"), "--gauntlet", "--json"),
        play(List.of("cluster"), gauntlet, "--gauntlet", "--json", "--master", "none"));
  }

  @Test
  void wrongInputIsASentence() {
    Run alone = Run.of("cluster", "tournament", "samuel-1", "--games", "2");
    assertEquals("olsy: PLAYER: number of players: expected 2 to 100, found 1\n", alone.err());
    assertEquals(WRONG_INPUT, alone.code());
  }
}
