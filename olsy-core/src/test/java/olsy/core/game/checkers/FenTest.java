package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {

  @Test
  void readsBackWhatItWrites() {
    Random random = new Random(3);
    for (int i = 0; i < 5000; i++) {
      Checkers s = i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random);
      assertEquals(s, Fen.read(Fen.write(s)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29",
        "B:W18,24,27-28,K10,K15:B12,16,20,K22,K25,K29.",
        "B:B12,16,20,K22,K25,K29:W18,24,27,28,K10,K15",
        " B : W 18, 24,27,28, K10,K15 : B12,16,20,K22,K25,K29 . "
      })
  void readsWhatOthersWrite(String text) {
    assertEquals("B:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29", Fen.write(Fen.read(text)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"B:W21-32:B1-12", "B:B1-4,5-12:W21-32."})
  void readsRanges(String text) {
    assertEquals(Checkers.START, Fen.read(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"W:W:B1", "B:WK1-K3:B", "B:W:B"})
  void allowsEmptySides(String text) {
    Checkers s = Fen.read(text);
    assertEquals(s, Fen.read(Fen.write(s)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''|three parts separated by ':', the side to move, White's and Black's pieces, found one",
        "W18:B12|three parts separated by ':', the side to move, White's and Black's pieces, found"
            + " 2",
        ":W18:B12|the side to move, B or W, before the first ':', found \"\"",
        "X:W18:B12|the side to move, B or W, before the first ':', found \"X\"",
        "B:18:B12|W or B at the head of a list of pieces, found \"18\"",
        "B:W18:W12|Black's pieces in one of the two lists, found \"W18:W12\"",
        "B:B18:B12|White's pieces in one of the two lists, found \"B18:B12\"",
        "B:W33:B12|a square from 1 to 32, a king like K10 or a range like 21-32 among White's"
            + " pieces, found \"33\"",
        "B:W18:B0|a square from 1 to 32, a king like K10 or a range like 21-32 among Black's"
            + " pieces, found \"0\"",
        "B:W18,:B12|a square from 1 to 32, a king like K10 or a range like 21-32 among White's"
            + " pieces, found \"\"",
        "B:W18:BQ12|a square from 1 to 32, a king like K10 or a range like 21-32 among Black's"
            + " pieces, found \"Q12\"",
        "B:W24-21:B12|a square from 1 to 32, a king like K10 or a range like 21-32 among White's"
            + " pieces, found \"24-21\"",
        "B:W18,18:B12|one piece on a square, found two on 18",
        "B:W18:B12,K18|one piece on a square, found two on 18",
        "B:W4:B12|a king where men are crowned, found a man of White's on 4",
        "B:W18:B12,29|a king where men are crowned, found a man of Black's on 29"
      })
  void saysWhatIsWrong(String text, String expected) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Fen.read(text)).getMessage();
    assertEquals("position \"" + text + "\": expected " + expected, message);
  }
}
