package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayedArchive;
import olsy.learning.archive.PlayerGames;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.DecidedGame;
import olsy.learning.population.MemberFit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScoutedMemberTest {

  @TempDir Path folder;

  @Test
  void isThePlayerInLogits() throws Exception {
    Path file = folder.resolve("games.pdn");
    PlayedArchive.write(file, new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(15, 3));
    List<DecidedGame<Checkers>> games = new ArrayList<>();
    PlayerGames.readDecisions(
        new GameLog<>(PlayedArchive.GAME, List.of(file), fault -> {}),
        new PlayerNames(List.of()),
        PlayedArchive.ANN.name(),
        EnumSet.allOf(Side.class),
        games::add);
    MemberFit.Fitted fitted = new ScoutedMember<>(PlayedArchive.GAME, 2, 1).fit(games);
    assertEquals(PlayedArchive.ANN.strategy().depth(), fitted.depth());
    assertTrue(fitted.weights().get("men") > 1, fitted.weights().toString());
    assertTrue(fitted.weights().get("kings") > fitted.weights().get("men"));
    Set<String> features = Set.copyOf(PlayedArchive.GAME.features().names());
    assertEquals(features, fitted.weights().keySet());
    assertEquals(features, fitted.deviations().keySet());
    assertEquals(features, fitted.spreads().keySet());
  }
}
