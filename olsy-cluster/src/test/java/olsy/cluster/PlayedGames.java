package olsy.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import olsy.play.cli.Run;

/** Archives for tests: games of players that look one ply ahead. */
public final class PlayedGames {

  private PlayedGames() {}

  public static Path write(Path file, int games, long seed) {
    Run run =
        Run.of(
            "tournament",
            "samuel-1@1",
            "samuel-2@1",
            "material@1",
            "--games",
            String.valueOf(games),
            "--move-limit",
            "20",
            "--seed",
            String.valueOf(seed),
            "--out",
            file.toString());
    assertEquals(0, run.code(), run.err());
    return file;
  }
}
