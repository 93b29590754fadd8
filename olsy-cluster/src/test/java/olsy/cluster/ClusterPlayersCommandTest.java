package olsy.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterPlayersCommandTest {

  @TempDir Path folder;

  @Test
  void answersAsThePlainCommandDoes() {
    String games = PlayedGames.write(folder.resolve("games.pdn"), 4, 1).toString();
    Run plain = Run.of("players", games);
    assertEquals(0, plain.code(), plain.err());
    assertEquals(plain, Run.of("cluster", "players", games, "--master", "none"));
    assertEquals(plain, Run.of("cluster", "players", games, "--master", "local[2]"));
    Path work = folder.resolve("work");
    assertEquals(
        Run.of("players", games, "--json"),
        Run.of(
            "cluster", "players", games, "--json", "--master", "none", "--work", work.toString()));
    assertTrue(Files.exists(work.resolve("index-0-0.answer")), "kept for the next time");
    Run again = Run.of("cluster", "players", games, "--master", "none", "--work", work.toString());
    assertEquals(plain.out(), again.out());
    assertEquals("olsy: players: an earlier run has finished 1 of 1 task\n", again.err());
  }
}
