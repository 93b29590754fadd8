package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.play.opponent.player.SearchingOpponent;
import org.junit.jupiter.api.Test;

class ChangingTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Test
  void changesAfterAsManyGames() throws InterruptedException {
    SearchingOpponent<Checkers> first = Weights.of("samuel-1").minimax(1);
    SearchingOpponent<Checkers> second = Weights.of("material").minimax(4);
    Line<Checkers> line = Line.startingAt(GAME.start(), GAME.drawRules());
    while (first.move(line).equals(second.move(line))) {
      line = line.followedBy(first.move(line));
    }
    assertNotEquals(first.move(line), second.move(line));
    Changing<Checkers> changing = new Changing<>(first, second, 2);
    for (int game = 0; game < 8; game++) {
      changing.begin(line);
      SearchingOpponent<Checkers> now = game % 4 < 2 ? first : second;
      assertEquals(now.move(line), changing.move(line), "game " + game);
    }
  }
}
