package olsy.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingTest {

  @Test
  void countsLettersToChange() {
    assertEquals(3, Spelling.distance("kitten", "sitting"));
    assertEquals(4, Spelling.distance("", "edge"));
    assertEquals(0, Spelling.distance("men", "men"));
    assertEquals(1, Spelling.distance("mne", "men"), "changed places");
    assertEquals(2, Spelling.distance("egde", "edg"));
  }

  @Test
  void isNearToWhatKeepsHalfOfItsLetters() {
    List<String> options = List.of("--game", "--risk", "--games");
    assertEquals(
        "unknown option \"--gmaes\", nearest: --games",
        Spelling.unknown("option", "--gmaes", options));
    assertEquals(
        "unknown option \"--resume\", known: --game, --risk, --games",
        Spelling.unknown("option", "--resume", options));
    assertEquals(
        "unknown option \"--resume\"", Spelling.unknownAmongMany("option", "--resume", options));
    assertEquals(
        "unknown option \"--rsik\", nearest: --risk",
        Spelling.unknownAmongMany("option", "--rsik", options));
    assertEquals("unknown game \"\", known: a, b", Spelling.unknown("game", "", List.of("a", "b")));
  }

  @Test
  void namesAllAtTheLeastDistance() {
    List<String> known = List.of("dia", "men", "diav", "edge");
    assertEquals(List.of("dia", "diav"), Spelling.nearest("diaw", List.of("dia", "men", "diav")));
    assertEquals(List.of("edge"), Spelling.nearest("egde", known));
    assertEquals(List.of(), Spelling.nearest("men", List.of()));
  }
}
