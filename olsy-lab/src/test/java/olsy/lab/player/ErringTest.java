package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.play.opponent.player.SearchingOpponent;
import org.junit.jupiter.api.Test;

class ErringTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final SearchingOpponent<Checkers> PLAYER = Weights.of("samuel-1").minimax(2);
  private static final Line<Checkers> START = Line.startingAt(GAME.start(), GAME.drawRules());

  @Test
  void errsAsOftenAsItIsTold() throws InterruptedException {
    Erring<Checkers> erring = new Erring<>(PLAYER, 0.3, new SplittableRandom(7));
    Checkers intended = PLAYER.move(GAME.start());
    int as = 0;
    Set<Checkers> moves = new HashSet<>();
    for (int i = 0; i < 2000; i++) {
      Checkers move = erring.move(START);
      moves.add(move);
      as += move.equals(intended) ? 1 : 0;
    }
    assertEquals(0.7 + 0.3 / 7, as / 2000.0, 0.04, "seed 7: one of seven moves is the same");
    assertEquals(new HashSet<>(Arrays.asList(GAME.start().successors())), moves);
  }

  @Test
  void whoNeverErrsPlaysAsBefore() throws InterruptedException {
    Erring<Checkers> erring = new Erring<>(PLAYER, 0, new SplittableRandom(7));
    for (int i = 0; i < 50; i++) {
      assertTrue(PLAYER.move(GAME.start()).equals(erring.move(START)));
    }
  }
}
