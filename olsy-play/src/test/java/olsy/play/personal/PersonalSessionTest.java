package olsy.play.personal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.reply.ReplySearches;
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

  /** M* would not come to an end as deep as the search for own moves looks. */
  @Test
  void theSearchForOwnMovesIsGuardedWithTheModel() {
    PlayerFile expecting =
        PersonalSession.expecting(
            PLAYER.withSearch(MinimaxSearches.PRINCIPAL_VARIATION).withDepth(12), PLAYER);
    assertEquals(ReplySearches.GUARDED, expecting.search());
    assertEquals(PLAYER.strategy().trust(), expecting.model().strategy().trust());
    PlayerFile shallow = PLAYER.withSearch(MinimaxSearches.ALPHA_BETA);
    assertEquals(ModelSearches.M_STAR_1P, PersonalSession.expecting(shallow, PLAYER).search());
  }

  /** By what its file says of games that it was not learned from. */
  @Test
  void aModelIsTrustedAsItWasMeasured() {
    Map<String, Object> unseen = Map.of("decisions", 50, "strict", 0.8, "uniform", 0.2);
    Map<String, Object> level =
        Map.of("level", 0, "share", 1, "model", "none", "strict", 0.9, "unseen", unseen);
    Map<String, Object> levels = Map.of("decisions", 99, "of", List.of(level), "differ", List.of());
    PlayerFile told =
        new PlayerFile(
            PLAYER.game(),
            PLAYER.name(),
            PLAYER.search(),
            PLAYER.strategy(),
            null,
            Map.of("levels", levels));
    assertEquals(0.8, PersonalSession.expecting(PLAYER, told).model().strategy().trust());
  }
}
