package olsy.core.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PositionIndexTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  /** So no two positions have the same number, and no number is left over. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void everyNumberIsThatOfItsPosition(int pieces) {
    for (Material material : Material.ofPieces(pieces)) {
      PositionIndex index = new PositionIndex(material);
      for (long i = 0; i < index.size(); i++) {
        Checkers position = index.position(i);
        assertEquals(i, index.index(position), material.toString());
        assertEquals(material, Material.of(position));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6, 8})
  void numbersOfMorePiecesReadBack(int pieces) {
    SplittableRandom random = new SplittableRandom(pieces);
    for (Material material : Material.ofPieces(pieces)) {
      if (Math.max(material.ownMen(), material.otherMen()) > 5) {
        continue; // the table of the men would be long
      }
      PositionIndex index = new PositionIndex(material);
      for (int n = 0; n < 200; n++) {
        long i = random.nextLong(index.size());
        assertEquals(i, index.index(index.position(i)), material + " " + i);
      }
    }
  }

  /** The same position with colours changed has the same number. */
  @Test
  void theSideToMoveMovesUpwards() {
    PositionIndex index = new PositionIndex(new Material(1, 1, 1, 0));
    Checkers black = GAME.position("B:W21:B3,K14");
    Checkers white = GAME.position("W:W30,K19:B12");
    assertEquals(index.index(black), index.index(white));
  }
}
