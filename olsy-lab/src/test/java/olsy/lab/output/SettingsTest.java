package olsy.lab.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.core.search.model.ModelSearches;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class SettingsTest {

  private record Part(double share, String name) {}

  private record Whole(int games, List<Part> parts, Part none) {}

  @Test
  void areTheComponentsOfARecord() {
    Whole whole = new Whole(3, List.of(new Part(0.5, "a"), new Part(1, "b")), null);
    assertEquals(
        "{\"games\":3,\"parts\":[{\"share\":0.5,\"name\":\"a\"},{\"share\":1,\"name\":\"b\"}],"
            + "\"none\":null}",
        Json.line(Settings.of(whole)));
  }

  /** Whatever an algorithm is made of: only its name says which it is. */
  @Test
  void namesAlgorithms() {
    assertEquals("M_STAR_1P", Settings.of(ModelSearches.M_STAR_1P));
    PlayerFile player = ModelFolder.installed().player("exchange-lover@2");
    assertEquals(
        "{\"game\":\"checkers\",\"name\":\"exchange-lover\",\"search\":\"ALPHA_BETA\",\"strategy\":"
            + "{\"weights\":{\"men\":1,\"kings\":1.5,\"pieces\":-0.6},\"depth\":2,"
            + "\"frontier\":\"NONE\",\"ties\":{\"margin\":0,\"lead\":0,\"first\":null,"
            + "\"second\":null},\"certainty\":{\"temperature\":0,\"error\":0,\"trust\":0.8,\"risk\":0.25},"
            + "\"doubts\":{\"deviations\":{},\"alternatives\":[]},\"other\":{}},\"model\":null,"
            + "\"other\":{}}",
        Json.line(Settings.of(player)));
  }
}
