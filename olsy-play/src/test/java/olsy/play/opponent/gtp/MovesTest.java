package olsy.play.opponent.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.Line;
import olsy.core.game.RandomPlay;
import olsy.core.game.reversi.Othello;
import olsy.core.game.reversi.Reversi;
import org.junit.jupiter.api.Test;

class MovesTest {

  private static final Reversi GAME = new Reversi();

  @Test
  void leadFromTheStartToTheLine() {
    SplittableRandom random = new SplittableRandom(1);
    for (int n = 0; n < 20; n++) {
      Othello opening = RandomPlay.walk(GAME.start(), n % 7, random);
      Line<Othello> line = Line.startingAt(opening, GAME.drawRules());
      for (int ply = 0; ply < 5; ply++) {
        line = line.followedBy(RandomPlay.move(line.position(), random));
      }
      List<Othello> moves = Moves.from(GAME, line).orElseThrow();
      assertEquals(n % 7 + 6, moves.size());
      assertEquals(GAME.start(), moves.get(0));
      assertEquals(line.position(), moves.get(moves.size() - 1));
      for (int ply = 1; ply < moves.size(); ply++) {
        assertTrue(List.of(moves.get(ply - 1).successors()).contains(moves.get(ply)));
      }
    }
  }

  @Test
  void thereIsNoneToAPositionFarAway() {
    Othello far = RandomPlay.walk(GAME.start(), 12, new SplittableRandom(1));
    assertTrue(Moves.from(GAME, Line.startingAt(far, GAME.drawRules())).isEmpty());
  }
}
