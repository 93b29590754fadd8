package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutputTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0 s",
    "299, 299 s",
    "300, 5 minutes",
    "18000, 5 hours",
    "432000, 5 days",
    "3155759999, '36,525 days'",
    "3155760000, a century and more",
    "1e50, a century and more"
  })
  void timesAreToldInAUnitThatFits(double seconds, String text) {
    assertEquals(text, Output.duration(seconds));
  }
}
