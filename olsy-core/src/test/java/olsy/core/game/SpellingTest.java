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
  }

  @Test
  void namesAllAtTheLeastDistance() {
    List<String> known = List.of("dia", "men", "diav", "edge");
    assertEquals(List.of("dia", "diav"), Spelling.nearest("diaw", List.of("dia", "men", "diav")));
    assertEquals(List.of("edge"), Spelling.nearest("egde", known));
    assertEquals(List.of(), Spelling.nearest("men", List.of()));
  }
}
