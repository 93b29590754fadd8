package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabEnginesTest {

  @TempDir Path folder;

  @Test
  void theRosterFindsEachByName() {
    List<Entrant> all = new LabEngines().all();
    assertEquals(
        List.of("products", "reductions", "quiescence", "phases"),
        all.stream().map(Entrant::name).toList());
    for (Entrant engine : all) {
      assertEquals(engine.json(), Roster.installed().find(engine.name()).json());
      assertEquals(List.of(), Roster.installed().files(List.of(engine.name())));
    }
    assertEquals(2, Roster.installed().find("products@2").limits().depth().orElseThrow());
  }

  @Test
  void aFileMeansTheSameOne() {
    Entrant engine = Roster.installed().find("quiescence@2");
    Path file = folder.resolve("opponent.json");
    Json.write(file, engine.json());
    assertEquals(engine.json(), Roster.read(file).json());
  }

  @Test
  void anEngineThatNobodyBringsIsRefused() throws Exception {
    Path file = folder.resolve("opponent.json");
    Files.writeString(file, "{\"engine\": \"product\"}");
    String wrong = assertThrows(InputException.class, () -> Roster.read(file)).getMessage();
    assertTrue(wrong.endsWith("unknown engine \"product\", nearest: products"), wrong);
  }
}
