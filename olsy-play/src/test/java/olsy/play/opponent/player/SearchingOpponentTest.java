package olsy.play.opponent.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import olsy.core.clock.ClockedSearch;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeLeft;
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
    assertEquals(3, depth(own));
    assertEquals(4, depth(modelling), "two plies beyond the model's");
    assertEquals(
        modelling.search(GAME).search(GAME.start(), 4).choice(),
        SearchingOpponent.of(modelling, GAME).move(START));
  }

  private static int depth(PlayerFile player) throws InterruptedException {
    return SearchingOpponent.of(player, GAME).assessedMove(START).assessment().get().depth();
  }

  @Test
  void looksAsFarAsItsLimitsLetIt() throws Exception {
    int few = depth(player("samuel-1@300n"));
    int many = depth(player("samuel-1@30000n"));
    assertTrue(few < many, few + " and " + many + " plies");
    assertEquals(2, depth(player("samuel-1@2").within(limits("depth", "2", "nodes", "30000"))));
  }

  /** What is left for the game ends the search, and not what was there at first. */
  @Test
  void looksAtItsClock() throws Exception {
    AtomicLong millis = new AtomicLong();
    PlayerFile player = player("samuel-1@60+0");
    SearchingOpponent<Checkers> opponent =
        new SearchingOpponent<>(
            "samuel-1",
            new ClockedSearch<>(player.search(GAME), player.limits()),
            1,
            () -> Duration.ofMillis(millis.getAndIncrement()).toNanos());
    opponent.sees(new TimeLeft(Duration.ofSeconds(60), Duration.ZERO, OptionalInt.empty()));
    int long60 = opponent.assessedMove(START).assessment().get().depth();
    opponent.sees(new TimeLeft(Duration.ofMillis(500), Duration.ZERO, OptionalInt.empty()));
    int short1 = opponent.assessedMove(START).assessment().get().depth();
    assertTrue(short1 < long60, short1 + " and " + long60 + " plies");
  }

  private static Limits limits(String... named) {
    Limits limits = Limits.NONE;
    for (int i = 0; i < named.length; i += 2) {
      limits = limits.with(named[i], named[i + 1]);
    }
    return limits;
  }

  @Test
  void isEndedByAnInterruption() {
    SearchingOpponent<Checkers> opponent = SearchingOpponent.of(player("samuel-1@40"), GAME);
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, () -> opponent.move(START));
    assertTrue(Thread.interrupted(), "whoever plays hears of it, too");
  }
}
