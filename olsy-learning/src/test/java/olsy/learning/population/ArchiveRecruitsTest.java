package olsy.learning.population;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PlayedArchive;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.DecidedGame;
import olsy.learning.players.Provenance;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveRecruitsTest {

  private static final int ENOUGH = 200;

  @TempDir static Path folder;
  private static Path archive;
  private static Path unknown;

  @BeforeAll
  static void games() throws IOException {
    archive = folder.resolve("games.pdn");
    unknown = folder.resolve("unknown.pdn");
    List<PdnGame> games =
        new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB.withName("bob@1")).games(25, 1);
    PlayedArchive.write(archive, games);
    PlayedArchive.write(unknown, games.stream().map(ArchiveRecruitsTest::nameless).toList());
  }

  private static PdnGame nameless(PdnGame game) {
    Map<String, String> tags = new LinkedHashMap<>(game.tags());
    tags.keySet().removeAll(List.of("Black", "White"));
    return new PdnGame(tags, game.moves(), game.result());
  }

  private static List<Recruit<Checkers>> read(Path file, List<String> asked, String... excluded) {
    List<Provenance.Source> sources =
        List.of(new Provenance.Source(file.getFileName().toString(), "hash"));
    return new ArchiveRecruits<>(
            new GameLog<>(PlayedArchive.GAME, List.of(file), fault -> {}),
            sources,
            new PlayerNames(List.of()),
            ENOUGH,
            1)
        .read(asked, List.of(excluded));
  }

  private static List<String> names(List<Recruit<Checkers>> recruits) {
    return recruits.stream().map(Recruit::name).sorted().toList();
  }

  @Test
  void whoDecidedOftenEnoughIsTaken() {
    List<Recruit<Checkers>> recruits = read(archive, List.of());
    assertEquals(List.of("Ann", "bob@1"), names(recruits));
    for (Recruit<Checkers> recruit : recruits) {
      int decisions = DecidedGame.decisions(recruit.games().get().games());
      assertTrue(decisions >= ENOUGH && decisions < ENOUGH + 30, decisions + "");
    }
  }

  @Test
  void someAreAskedForAndSomeLeftOut() {
    assertEquals(List.of("Ann"), names(read(archive, List.of("ANN"))));
    assertEquals(List.of("Ann"), names(read(archive, List.of(), "bob-7")));
    IllegalArgumentException wrong =
        assertThrows(IllegalArgumentException.class, () -> read(archive, List.of("Anne")));
    assertEquals("unknown player \"Anne\", nearest: Ann", wrong.getMessage());
  }

  @Test
  void peopleWithoutNamesAreOnePlayer() {
    List<Recruit<Checkers>> recruits = read(unknown, List.of());
    assertEquals(List.of("people of unknown.pdn"), names(recruits));
    assertEquals("?", recruits.get(0).family());
    assertEquals(List.of(), read(unknown, List.of(), "?"));
  }
}
