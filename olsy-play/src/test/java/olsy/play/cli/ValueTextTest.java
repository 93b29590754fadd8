package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import olsy.core.evaluation.Score;
import org.junit.jupiter.api.Test;

class ValueTextTest {

  @Test
  void whatIsDecidedIsSaidInWords() {
    assertEquals("wins in 1 ply", ValueText.of(Score.WIN - 1, "%.6f"));
    assertEquals("loses in 4 plies", ValueText.of(4 - Score.WIN, "%.6f"));
    assertEquals("value -0.250000", ValueText.of(-0.25, "value %.6f"));
  }
}
