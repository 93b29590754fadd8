package olsy.play.opponent.hub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.clock.Limits;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonSchema;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The published schema, the files of {@code engines/} and the reader say the same. */
class EngineFileTest {

  private static final Path HOME = Path.of(System.getProperty("olsy.home"));
  private static final JsonSchema SCHEMA =
      new JsonSchema(Json.read(HOME.resolve("docs/engine.schema.json")));
  private static final Path FILE = Path.of("/engines/fast/engine.json");

  static List<Path> engines() throws Exception {
    try (var folders = Files.list(HOME.resolve("olsy-play/engines"))) {
      return folders.map(folder -> folder.resolve("engine.json")).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void everyEngineFitsTheSchema(Path file) {
    JsonValue json = Json.read(file);
    assertEquals(List.of(), SCHEMA.violations(json));
    EngineFile engine = EngineFile.of(json, file);
    assertEquals(file.getParent().getFileName().toString(), engine.name());
    assertEquals(file.getParent(), engine.folder());
  }

  @Test
  void readsAllFields() {
    EngineFile engine =
        read(
            "{'version':1,'game':'checkers','name':'faster','command':['./run','--hub'],"
                + "'install':'make','level':{'depth':3,'move-time':0.5},"
                + "'parameters':{'book':false,'threads':2,'style':'wild'},'seconds':2.5}");
    assertEquals("checkers", engine.game());
    assertEquals("faster", engine.name());
    assertEquals(List.of("./run", "--hub"), engine.command());
    assertEquals(Optional.of("make"), engine.install());
    assertEquals(Map.of("depth", "3", "move-time", "0.5"), engine.limits().named());
    assertEquals(Map.of("book", "false", "threads", "2", "style", "wild"), engine.parameters());
    assertEquals(Duration.ofMillis(2500), engine.patience());
    assertEquals(Limits.ofDepth(7), engine.within(Limits.ofDepth(7)).limits());
    assertEquals(engine, engine.within(Limits.NONE));
  }

  @Test
  void littleIsNeeded() {
    EngineFile engine = read("{'game':'checkers','command':['run']}");
    assertEquals("fast", engine.name());
    assertEquals(Optional.empty(), engine.install());
    assertEquals(Limits.NONE, engine.limits());
    assertEquals(Map.of(), engine.parameters());
    assertEquals(Duration.ofSeconds(10), engine.patience());
  }

  @Test
  void aRootFolderNeedsAName() {
    assertEquals("x", read("{'game':'checkers','name':'x','command':['run'],'folder':'/'}").name());
    assertEquals(
        "x: expected the field \"name\", found none",
        assertThrows(
                InputException.class,
                () -> read("{'game':'checkers','command':['run'],'folder':'/'}"))
            .getMessage());
  }

  /** Hub knows no exponents. */
  @Test
  void numbersAreWrittenPlainly() {
    EngineFile engine =
        read(
            "{'game':'checkers','command':['run'],'level':{'move-time':0.0005},"
                + "'parameters':{'small':0.0001,'large':1e7,'hash':4294967296,'text':'1e7'}}");
    Map<String, String> parameters =
        Map.of("small", "0.0001", "large", "10000000", "hash", "4294967296", "text", "1e7");
    assertEquals(Map.of("move-time", "0.0005"), engine.limits().named());
    assertEquals(parameters, engine.parameters());
    EngineFile again = EngineFile.of(Json.parse(Json.line(engine.json()), "x"), FILE);
    assertEquals(engine, again);
    assertThrows(
        InputException.class,
        () -> read("{'game':'checkers','command':['run'],'parameters':{'x':1e999}}"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'game':'checkers','command':['run']}",
        "{'game':'checkers','command':['run'],'level':{},'parameters':{},'further':1}",
        "{'game':'checkers','command':['run'],'level':null,'parameters':null,'seconds':null,"
            + "'install':null}",
        "{'version':1,'game':'checkers','command':['run','x'],'level':{'nodes':9,'clock':'60+0.6'}}",
      })
  void whatTheSchemaAllowsIsRead(String text) {
    assertEquals(List.of(), SCHEMA.violations(json(text)));
    assertEquals("checkers", read(text).game());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'version':2,'game':'checkers','command':['run']}|version: written by a newer program:"
            + " format 2, this one reads formats up to 1",
        "{'command':['run']}|expected the field \"game\", found none",
        "{'game':'checkers','command':[]}|command: expected at least 1 items, found []",
        "{'game':'checkers','command':'run'}|command: expected an array, found \"run\"",
        "{'game':'checkers','command':[1]}|command.0: expected a string, found 1",
        "{'game':'checkers','command':['run'],'name':1}|name: expected a string, found 1",
        "{'game':'checkers','command':['run'],'install':[]}|install: expected a string, found []",
        "{'game':'checkers','command':['run'],'level':3}|level: expected an object, found 3",
        "{'game':'checkers','command':['run'],'level':{'depth':0}}|level.depth: expected depth"
            + " from 1 to 99, found 0",
        "{'game':'checkers','command':['run'],'level':{'nodes':1.5}}|level.nodes: expected nodes"
            + " at least 1, found 1.5",
        "{'game':'checkers','command':['run'],'level':{'move-time':0}}|level.move-time: expected"
            + " more than 0 seconds, found 0",
        "{'game':'checkers','command':['run'],'level':{'deep':1}}|level.deep: expected depth,"
            + " nodes, move-time, clock, found deep",
        "{'game':'checkers','command':['run'],'parameters':{'x':[]}}|parameters.x: expected a"
            + " string, a number, true or false, found []",
        "{'game':'checkers','command':['run'],'seconds':0}|seconds: expected a number of seconds,"
            + " more than 0, found 0",
        "{'game':'checkers','command':['run'],'seconds':'long'}|seconds: expected a number of"
            + " seconds, more than 0, found \"long\""
      })
  void whatTheSchemaForbidsIsRefused(String text, String expected) {
    assertFalse(SCHEMA.violations(json(text)).isEmpty(), text);
    assertEquals(
        "x: " + expected, assertThrows(InputException.class, () -> read(text)).getMessage());
  }

  @Test
  void aPlayerIsNoEngine() {
    assertTrue(EngineFile.isEngine(json("{'command':1}")));
    assertFalse(EngineFile.isEngine(json("{'strategy':{}}")));
    assertFalse(EngineFile.isEngine(json("[]")));
  }

  private static EngineFile read(String text) {
    return EngineFile.of(json(text), FILE);
  }

  private static JsonValue json(String text) {
    return Json.parse(text.replace('\'', '"'), "x");
  }
}
