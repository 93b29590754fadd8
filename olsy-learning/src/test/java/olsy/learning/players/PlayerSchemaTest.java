package olsy.learning.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.core.search.Algorithm;
import olsy.core.search.Algorithms;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonSchema;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The published schema, the files of {@code models/} and the reader say the same. */
class PlayerSchemaTest {

  private static final Path HOME = Path.of(System.getProperty("olsy.home"));
  private static final JsonSchema SCHEMA =
      new JsonSchema(Json.read(HOME.resolve("docs/player.schema.json")));

  static List<Path> models() throws IOException {
    try (var files = Files.list(HOME.resolve("models"))) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("models")
  void everyModelFitsTheSchemaAndReadsBackToTheSameBytes(Path file) throws IOException {
    assertEquals(List.of(), SCHEMA.violations(Json.read(file)));
    PlayerFile player = PlayerFile.read(file);
    assertEquals(player.name() + ".json", file.getFileName().toString());
    assertEquals(Files.readString(file), Json.pretty(player.json()));
  }

  @Test
  void theNamedPlayersAreThere() {
    List<String> names = ModelFolder.installed().names();
    assertTrue(
        names.containsAll(List.of("material", "samuel-1", "samuel-2", "exchange-lover")),
        names.toString());
  }

  @Test
  void theSchemaNamesAllSearchesOfPlayers() {
    JsonValue searches =
        Json.read(HOME.resolve("docs/player.schema.json"))
            .get("$defs")
            .get("player")
            .get("properties")
            .get("search")
            .get("enum");
    List<String> names = Algorithms.ofPlayers().stream().map(Algorithm::name).toList();
    assertEquals(names, searches.items().stream().map(JsonValue::text).toList());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4}}",
        "{'version':1,'game':'checkers','name':'x','search':'m-star','strategy':{'weights':{'men':1},"
            + "'depth':4,'error':0.5},'model':{'strategy':{'weights':{'men':1},'depth':1},'x':[1]}}",
        "{'game':'checkers','strategy':{'weights':{'men':-0.5},'depth':1,'error':'infinite'},'model':null}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':1,'frontier':'stand-pat',"
            + "'ties':{'margin':0.02,'first':null,'second':null},"
            + "'temperature':0.05,'trust':0}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':1,'frontier':'none','ties':{}}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':1,'ties':{'lead':0.5},"
            + "'deviations':{'men':0.5},'alternatives':[{'share':0.5,'weights':{'men':1},'depth':2,"
            + "'deviations':{},'alternatives':[]}]}}",
      })
  void whatTheSchemaAllowsIsRead(String text) {
    JsonValue json = Json.parse(text.replace('\'', '"'), "x");
    assertEquals(List.of(), SCHEMA.violations(json));
    assertEquals(
        List.of(), SCHEMA.violations(Json.parse(Json.line(PlayerFile.of(json, "x").json()), "y")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[]",
        "{}",
        "{'version':2,'game':'checkers','strategy':{'weights':{'men':1},'depth':4}}",
        "{'strategy':{'weights':{'men':1},'depth':4}}",
        "{'game':'checkers'}",
        "{'game':1,'strategy':{'weights':{'men':1},'depth':4}}",
        "{'game':'checkers','name':1,'strategy':{'weights':{'men':1},'depth':4}}",
        "{'game':'checkers','search':'x','strategy':{'weights':{'men':1},'depth':4}}",
        "{'game':'checkers','strategy':{'depth':4}}",
        "{'game':'checkers','strategy':{'weights':{},'depth':4}}",
        "{'game':'checkers','strategy':{'weights':{'men':'1'},'depth':4}}",
        "{'game':'checkers','strategy':{'weights':{'men':1}}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':0}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':1.5}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'error':-1}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'frontier':'quiet'}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'ties':'first'}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'ties':{'margin':-1}}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'ties':{'first':7}}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'temperature':-1}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'temperature':'hot'}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'trust':1.5}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'trust':-1}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'ties':{'lead':-1}}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'deviations':{'men':-1}}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,"
            + "'alternatives':[{'weights':{'men':1},'depth':4}]}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,"
            + "'alternatives':[{'share':1,'weights':{'men':1},'depth':4}]}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,"
            + "'alternatives':[{'share':0.5,'depth':4}]}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4,'alternatives':["
            + "{'share':0.5,'weights':{'men':1},'depth':4,'alternatives':["
            + "{'share':0.5,'weights':{'men':1},'depth':4}]}]}}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4},'model':1}",
        "{'game':'checkers','strategy':{'weights':{'men':1},'depth':4},'model':{}}",
      })
  void whatTheSchemaForbidsIsRefused(String text) {
    JsonValue json = Json.parse(text.replace('\'', '"'), "x");
    assertFalse(SCHEMA.violations(json).isEmpty(), text);
    assertThrows(InputException.class, () -> PlayerFile.of(json, "x"), text);
  }
}
