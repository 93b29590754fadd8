package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.OptionalInt;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionGame;
import org.junit.jupiter.api.Test;

class CampaignTest {

  private static final int GAMES = 2;

  private static Campaign campaign(int depth) {
    ModelFolder models = ModelFolder.installed();
    PlayerFile own = models.player("samuel-2@" + depth);
    return new Campaign(
        own,
        models.player("samuel-1@2"),
        Campaign.settings(
            "samuel-1",
            ModelUse.REPLY,
            2 * GAMES,
            GAMES,
            1000,
            OptionalInt.empty(),
            1,
            null,
            2,
            Campaign.WINDOW));
  }

  /** From the same openings: its games are those of the baseline. */
  @Test
  void minimaxIsAPlayerWithoutAModel() {
    for (int farther : List.of(0, 2)) {
      Campaign.Outcome minimax = campaign(2).minimax(farther).play();
      assertNull(minimax.model());
      assertEquals(
          campaign(2 + farther).play().games().subList(0, GAMES),
          minimax.games(),
          farther + " plies farther");
    }
  }

  /** They count as examples, though nothing is learned from them. */
  @Test
  void decisionsAgainstMinimaxAreThere() {
    Campaign.Outcome minimax = campaign(2).minimax(0).play();
    assertEquals(
        minimax.games().stream().map(SessionGame::number).toList(),
        minimax.decisions().stream().map(one -> one.game()).distinct().toList());
  }
}
