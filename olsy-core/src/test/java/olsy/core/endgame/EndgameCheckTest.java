package olsy.core.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EndgameCheckTest {

  private static final EndgameTables TABLES = SolvedInMemory.OF_THREE;

  @Test
  void everyPositionAgreesWithItsSuccessors() {
    EndgameCheck check = new EndgameCheck(TABLES);
    for (int pieces = 1; pieces <= 3; pieces++) {
      for (Material material : Material.ofPieces(pieces)) {
        assertEquals(Optional.empty(), check.ofAll(material));
      }
    }
    assertEquals(Optional.empty(), check.ofSome(3, 1000, new SplittableRandom(1)));
  }

  /** A code that is changed is found, in itself or in what leads there. */
  @Test
  void findsWhatIsWrong() {
    Material material = new Material(0, 1, 0, 1);
    EndgameSlice right = TABLES.of(material);
    SplittableRandom random = new SplittableRandom(2);
    for (int n = 0; n < 100; n++) {
      byte[] codes = right.codes().clone();
      int i = random.nextInt(codes.length);
      codes[i] = (byte) (codes[i] + 1 + random.nextInt(254));
      EndgameSlice wrong = new EndgameSlice(material, codes);
      EndgameTables tables =
          new EndgameTables(2, one -> one.equals(material) ? wrong : TABLES.of(one));
      assertTrue(new EndgameCheck(tables).ofAll(material).isPresent(), "position " + i);
    }
  }

  @Test
  void findsItAmongSome() {
    EndgameTables drawn =
        new EndgameTables(
            2,
            one -> {
              byte[] codes = new byte[(int) one.positions()];
              Arrays.fill(codes, (byte) EndgameSlice.DRAWN);
              return new EndgameSlice(one, codes);
            });
    assertTrue(new EndgameCheck(drawn).ofSome(2, 1000, new SplittableRandom(1)).isPresent());
  }
}
