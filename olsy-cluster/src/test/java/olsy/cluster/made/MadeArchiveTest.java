package olsy.cluster.made;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import olsy.core.game.Games;
import olsy.lab.identity.Crowd;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.archive.Players;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MadeArchiveTest {

  @TempDir Path folder;

  private Path made(String name, String seed, String master) {
    Path out = folder.resolve(name);
    Run run =
        Run.of(
            "cluster",
            "archive",
            "--games",
            "60",
            "--players",
            "5",
            "--max-depth",
            "1",
            "--seed",
            seed,
            "--out",
            out.toString(),
            "--master",
            master);
    assertEquals(0, run.code(), run.err());
    assertEquals("60 games of 5 players in " + out + "\n", run.out());
    return out;
  }

  @Test
  void theSameSeedGivesTheSameGames() throws Exception {
    Path plain = made("plain.pdn", "7", "none");
    assertEquals(Files.readString(plain), Files.readString(made("spark.pdn", "7", "local[2]")));
    assertNotEquals(Files.readString(plain), Files.readString(made("other.pdn", "8", "none")));
    Players players = new Players(new PlayerNames(List.of()));
    new GameLog<>(
            Games.named("checkers"),
            List.of(plain),
            fault -> {
              throw new AssertionError(fault);
            })
        .read((file, replay) -> players.add(replay));
    assertEquals(60, players.games());
    assertEquals(5, players.list().size());
    assertEquals(
        "Player 1", players.list().stream().map(Players.Entry::name).sorted().toList().get(0));
  }

  @Test
  void playersDiffer() {
    Set<String> drawn = new HashSet<>();
    for (Crowd.Member member : new MadeArchive(1, 200, 3, 1).drawn()) {
      drawn.add(member.player().strategy().toString());
      assertTrue(member.player().strategy().depth() <= 3);
    }
    assertEquals(200, drawn.size());
    assertEquals(
        new MadeArchive(1, 3, 2, 5).drawn().get(2).player(),
        new MadeArchive(9, 3, 2, 5).drawn().get(2).player());
  }
}
