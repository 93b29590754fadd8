package olsy.learning.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingTest {

  @ParameterizedTest
  @CsvSource({
    "'', '', 0",
    "a, '', 1",
    "'', ab, 2",
    "kitten, sitting, 3",
    "flaw, lawn, 2",
    "men, mne, 2"
  })
  void distanceCountsChangesOfALetter(String a, String b, int distance) {
    assertEquals(distance, Spelling.distance(a, b));
    assertEquals(distance, Spelling.distance(b, a));
  }

  @Test
  void theNearestNamesComeFirst() {
    List<String> known = List.of("mobility", "men", "kings", "edge", "centre");
    assertEquals(List.of("men", "edge", "kings"), Spelling.nearest("mem", known));
    assertEquals(
        "unknown feature \"mem\", did you mean men, edge or kings?",
        Spelling.unknown("feature", "mem", known));
    assertEquals(
        "unknown game \"chess\", did you mean checkers?",
        Spelling.unknown("game", "chess", List.of("checkers")));
  }
}
