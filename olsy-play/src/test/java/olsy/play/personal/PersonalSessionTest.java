package olsy.play.personal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PersonalSessionTest {

  private static final PlayerFile PLAYER = ModelFolder.installed().player("material@2");

  /** The name of a player may be anything. */
  @ParameterizedTest
  @CsvSource({
    "samuel-1, samuel-1",
    "../../x, ..-..-x",
    "a b/c:d, a-b-c-d",
    "Jürgen_2.0, Jürgen_2.0",
    "'', player",
    "., player",
    ".., player"
  })
  void theGamesWithAPlayerHaveAFolderOfTheirOwn(String name, String expected) {
    assertEquals(expected, PersonalSession.folderName(name));
  }

  @Test
  void aModelIsOneOfTheSameGame() {
    assertEquals(PLAYER, PersonalSession.expecting(PLAYER, PLAYER).model());
    PlayerFile chess =
        new PlayerFile("chess", "Ann", PLAYER.search(), PLAYER.strategy(), null, PLAYER.other());
    IllegalArgumentException wrong =
        assertThrows(
            IllegalArgumentException.class, () -> PersonalSession.expecting(PLAYER, chess));
    assertEquals("expected one of a player of checkers, found one of chess", wrong.getMessage());
  }
}
