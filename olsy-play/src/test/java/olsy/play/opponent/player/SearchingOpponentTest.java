package olsy.play.opponent.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.reply.ReplySearches;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import org.junit.jupiter.api.Test;

class SearchingOpponentTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Line<Checkers> START = Line.startingAt(GAME.start(), GAME.drawRules());

  private static PlayerFile player(String name) {
    return ModelFolder.installed().player(name);
  }

  @Test
  void looksAsFarAsThePlayerDoes() throws Exception {
    PlayerFile own = player("samuel-1@3");
    PlayerFile modelling =
        new PlayerFile(
            own.game(),
            own.name(),
            ReplySearches.SOFT,
            own.strategy(),
            player("material@2"),
            own.other());
    assertEquals(3, SearchingOpponent.of(own, GAME).depth());
    SearchingOpponent<Checkers> opponent = SearchingOpponent.of(modelling, GAME);
    assertEquals(4, opponent.depth(), "two plies beyond the model's");
    assertEquals(opponent.search().search(GAME.start(), 4).choice(), opponent.move(START));
  }

  @Test
  void isEndedByAnInterruption() {
    SearchingOpponent<Checkers> opponent = SearchingOpponent.of(player("samuel-1@40"), GAME);
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, () -> opponent.move(START));
    assertTrue(Thread.interrupted(), "whoever plays hears of it, too");
  }
}
