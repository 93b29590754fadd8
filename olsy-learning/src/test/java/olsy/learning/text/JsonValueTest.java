package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class JsonValueTest {

  private static final JsonValue VALUE =
      Json.parse(
          "{\"s\":\"x\",\"n\":1.5,\"w\":3,\"a\":[1,[true]],\"o\":{\"p\":-1},\"z\":null}", "f");

  @Test
  void valuesAreFoundByTheirPath() {
    assertEquals("x", VALUE.get("s").text());
    assertEquals(1.5, VALUE.get("n").number());
    assertEquals(3, VALUE.get("w").whole(3));
    assertEquals(1, VALUE.get("a").items().get(0).number());
    assertTrue(VALUE.find("z").isEmpty());
    assertTrue(VALUE.find("y").isEmpty());
    assertEquals("a.1.0", VALUE.get("a").items().get(1).items().get(0).path());
    assertEquals("a.1.0", VALUE.get("a").item(1).item(0).path());
    assertEquals(1.5, VALUE.get("n").amount());
    assertEquals(-1, VALUE.get("o").get("p").integer());
    assertEquals(Long.MIN_VALUE, Json.parse(String.valueOf(Long.MIN_VALUE), "f").integer());
  }

  @Test
  void whatIsSomethingElseIsNamed() {
    assertSays("f: n: expected a string, found 1.5", v -> v.get("n").text());
    assertSays("f: s: expected a number, found \"x\"", v -> v.get("s").number());
    assertSays("f: n: expected a whole number, at least 1, found 1.5", v -> v.get("n").whole(1));
    assertSays("f: w: expected a whole number, at least 4, found 3", v -> v.get("w").whole(4));
    assertSays(
        "f: o.p: expected a number, at least 0, or \"infinite\", found -1",
        v -> v.get("o").get("p").bound());
    assertSays(
        "f: o.p: expected a number, at least 0, found -1", v -> v.get("o").get("p").amount());
    assertSays("f: o.p: expected a number from 0 to 1, found -1", v -> v.get("o").get("p").share());
    assertSays("f: n: expected a number from 0 to 1, found 1.5", v -> v.get("n").share());
    assertSays("f: n: expected a whole number, found 1.5", v -> v.get("n").integer());
    assertSays("f: a: expected at least 3 items, found [1,[true]]", v -> v.get("a").item(2));
    assertSays("f: o: expected an array, found {\"p\":-1}", v -> v.get("o").items());
    assertSays("f: a: expected an object, found [1,[true]]", v -> v.get("a").fields());
    assertSays("f: a: expected an object, found [1,[true]]", v -> v.get("a").get("b"));
    assertSays("f: o: expected the field \"q\", found none", v -> v.get("o").get("q"));
    assertSays("f: expected the field \"z\", found none", v -> v.get("z"));
    assertSays(
        "f: a.1.0: expected a number, found true",
        v -> v.get("a").items().get(1).items().get(0).number());
  }

  @Test
  void whatIsTooLongIsCut() {
    JsonValue value = Json.parse("\"" + "y".repeat(100) + "\"", "f");
    InputException wrong = assertThrows(InputException.class, value::number);
    assertEquals("f: expected a number, found \"" + "y".repeat(39) + "…", wrong.getMessage());
  }

  private static void assertSays(String sentence, Consumer<JsonValue> asked) {
    InputException wrong = assertThrows(InputException.class, () -> asked.accept(VALUE));
    assertEquals(sentence, wrong.getMessage());
  }
}
