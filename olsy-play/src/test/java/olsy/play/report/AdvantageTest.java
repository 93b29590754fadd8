package olsy.play.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import olsy.core.game.Games;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import org.junit.jupiter.api.Test;

class AdvantageTest {

  private static final EnglishCheckers GAME = (EnglishCheckers) Games.named("checkers");

  private static Advantage<Checkers> of(Map<String, Double> weights) {
    return Advantage.of(
        new PlayerFile(
            GAME.name(),
            "one",
            MinimaxSearches.ALPHA_BETA,
            new WrittenStrategy(weights, 1),
            null,
            Map.of()),
        GAME);
  }

  private static Checkers position(String fen) {
    return GAME.position(fen);
  }

  @Test
  void isCountedInMen() {
    Advantage<Checkers> advantage = of(Map.of("men", 4.0, "kings", 6.0));
    Checkers ahead = position("B:W32,31:B1,2,3");
    assertEquals(1.0, advantage.in(ahead, Side.FIRST));
    assertEquals(-1.0, advantage.in(ahead, Side.SECOND));
    assertEquals(1.5, advantage.in(position("B:W32,31:B1,2,K3"), Side.FIRST));
  }

  /** Without men it is in the largest weight. */
  @Test
  void whereMenAreNotValuedTheLargestWeightIsOne() {
    assertEquals(2.0, of(Map.of("kings", 3.0)).in(position("W:W32:BK1,K2"), Side.FIRST));
  }

  /** Black to move takes a man: before that it only seems even. */
  @Test
  void capturesAreMadeFirst() {
    assertEquals(1.0, of(Map.of("men", 1.0)).in(position("B:W18,32:B15,1"), Side.FIRST));
  }

  @Test
  void aDecidedGameIsNotCounted() {
    assertNull(of(Map.of("men", 1.0)).in(position("W:W:B1"), Side.FIRST));
  }
}
