package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class PlainWordsTest {

  @Test
  void nothingIsToldOfARandomMoverAndTheSumsAreThoseOfTheRows() {
    Found rows = Found.of(new PlainWords(1, 1, List.of(60), 2), 1);
    List<PlainWords.ToldPlayer> players = rows.of(PlainWords.ToldPlayer.class);
    List<PlainWords.Told> kinds = rows.of(PlainWords.Told.class);
    assertEquals(
        List.of("random", "stranger", "exchange-lover", "material"),
        kinds.stream().map(PlainWords.Told::kind).toList());
    for (int i = 0; i < kinds.size(); i++) {
      PlainWords.ToldPlayer one = players.get(i);
      assertEquals(one.kind(), kinds.get(i).kind());
      assertEquals(one.sentences(), kinds.get(i).sentences());
      assertEquals(one.wrong(), kinds.get(i).wrong());
      assertEquals(one.wrong() > 0 ? 1 : 0, kinds.get(i).misled());
      assertTrue(one.wrong() <= one.sentences(), one.toString());
      assertEquals(one.sentences(), one.text().chars().filter(c -> c == '.').count());
    }
    assertEquals(0, players.get(0).sentences());
  }
}
