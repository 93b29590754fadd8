package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTest {

  @TempDir Path folder;

  record Answer(String id, double value, List<Double> range, boolean exact, Object nothing) {}

  @Test
  void recordsAreWrittenInTheOrderOfTheirComponents() {
    assertEquals(
        "{\"id\":\"a\",\"value\":7,\"range\":[0.1,-2],\"exact\":true,\"nothing\":null}",
        Json.line(new Answer("a", 7, List.of(0.1, -2.0), true, null)));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "-0.0, 0",
    "1.0E-4, 0.0001",
    "1e12, 1000000000000",
    "0.1, 0.1",
    "123456.789, 123456.789",
    "1e300, 1E+300",
    "1.5e-20, 1.5E-20"
  })
  void numbersHaveNoNeedlessZeros(double number, String written) {
    assertEquals(written, Json.line(number));
  }

  @Test
  void numbersReadBackAsTheyWere() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      double number = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(number)) {
        assertEquals(number + 0.0, Json.parse(Json.line(number), "text").number(), "number " + i);
      }
    }
  }

  @Test
  void infinityIsAWord() {
    assertEquals("\"infinite\"", Json.line(Double.POSITIVE_INFINITY));
    assertEquals(Double.POSITIVE_INFINITY, Json.parse("\"infinite\"", "text").bound());
    assertEquals("\"-infinite\"", Json.line(Double.NEGATIVE_INFINITY));
    for (double limit : new double[] {Double.NEGATIVE_INFINITY, -0.5, Double.POSITIVE_INFINITY}) {
      assertEquals(limit, Json.parse(Json.line(limit), "text").limit());
    }
  }

  @Test
  void prettyTextEndsItsLinesAlikeOnAllSystems() {
    assertEquals("{\n  \"a\": [ 1, 2 ]\n}\n", Json.pretty(Map.of("a", List.of(1, 2))));
  }

  @Test
  void fieldsKeepTheOrderOfTheFile() {
    JsonValue value = Json.parse("{\"z\":1,\"a\":2,\"m\":3}", "text");
    assertEquals(List.of("z", "a", "m"), List.copyOf(value.fields().keySet()));
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    Path file = folder.resolve("a.json");
    Files.writeString(file, "old");
    Json.write(file, Map.of("name", "ü"));
    assertEquals("ü", Json.read(file).get("name").text());
    try (var files = Files.list(folder)) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void linesAreReadOneByOneAndKnowTheirNumber() throws IOException {
    Path file = folder.resolve("a.jsonl");
    Files.writeString(file, "{\"a\":1}\n\n[2]\n{\"a\":\n");
    List<String> sources = new ArrayList<>();
    InputException wrong =
        assertThrows(
            InputException.class, () -> Json.readLines(file, value -> sources.add(value.source())));
    assertEquals(List.of(file + " line 1", file + " line 3"), sources);
    assertEquals(
        file + " line 4, column 6: broken JSON: the text ends too early", wrong.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "' '; x: expected JSON, found nothing",
        "{\"a\":1; x line 1, column 7: broken JSON: the text ends too early",
        "[1,2; x line 1, column 5: broken JSON: the text ends too early",
        "{\"a\":\"x; x line 1, column 8: broken JSON: the text ends too early",
        "-; x line 1, column 2: broken JSON: the text ends too early",
        "{\"a\":1,\"a\":2}; x line 1, column 11: broken JSON: the field \"a\" stands there twice",
        "{} {}; x line 1, column 4: broken JSON: { does not belong here",
        "{\"a\":1}}; x line 1, column 8: broken JSON: } does not belong here",
        "[Event \"x\"]; x line 1, column 2: broken JSON: Event does not belong here",
        "[NaN]; x line 1, column 5: broken JSON: NaN does not belong here",
        "truee; x line 1, column 1: broken JSON: truee does not belong here",
        "{\"a\":1,}; x line 1, column 8: broken JSON: } does not belong here",
        "{\"a\" 1}; x line 1, column 6: broken JSON: 1 does not belong here",
        "{a:1}; x line 1, column 2: broken JSON: a does not belong here",
        "[1 2]; x line 1, column 4: broken JSON: 2 does not belong here",
        "[1,,2]; x line 1, column 4: broken JSON: , does not belong here",
        "{\"a\":1]; x line 1, column 7: broken JSON: ] does not belong here",
        "]; x line 1, column 1: broken JSON: ] does not belong here",
        "01; x line 1, column 2: broken JSON: 1 does not belong here",
        "1.; x line 1, column 2: broken JSON: . does not belong here",
        "+1; x line 1, column 2: broken JSON: + does not belong here",
        "//x; x line 1, column 1: broken JSON: / does not belong here",
        "<html>; x line 1, column 1: broken JSON: < does not belong here",
        "\"\\q\"; x line 1, column 3: broken JSON: q does not belong here",
        "\"\\u12g4\"; x line 1, column 6: broken JSON: g does not belong here",
        "\"a\tb\"; x line 1, column 3: broken JSON: a control character does not belong here",
        "\u00ff\u00fe; x line 1, column 1: broken JSON: \u00ff\u00fe does not belong here",
      })
  void brokenTextIsNamedWithItsPlace(String text, String message) {
    assertEquals(message, broken(text));
  }

  private static String broken(String text) {
    return assertThrows(InputException.class, () -> Json.parse(text, "x")).getMessage();
  }

  @Test
  void nothingMayBeEndlesslyLarge() {
    assertEquals(
        "x line 1, column 1002: broken JSON: brackets stand more than 1,000 deep",
        broken("[".repeat(10_000)));
    assertEquals(
        "x line 1, column 1002: broken JSON: a number has more than 1,000 digits",
        broken("1".repeat(1001)));
    assertTrue(
        broken("{\"" + "a".repeat(60_000) + "\":1}")
            .endsWith(": broken JSON: a name has more than 50,000 characters"));
    assertTrue(
        broken("[\"" + "x".repeat(20_000_001) + "\"]")
            .endsWith(": broken JSON: a string has more than 20,000,000 characters"));
  }

  /** Whatever a file is turned into, the sentence is ours. */
  @Test
  void theWordsAreNotThoseOfTheParser() {
    String good = "{\"game\": \"checkers\",\n \"weights\": {\"men\": 1.5e3, \"k\": [true, null]}}";
    String strange = "{}[],:\"\\'/#<\t\u0000ntf0-+.eE\u00ff";
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 2000; i++) {
      StringBuilder text = new StringBuilder(good);
      for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
        int at = random.nextInt(text.length());
        text.setCharAt(at, strange.charAt(random.nextInt(strange.length())));
      }
      try {
        Json.parse(text.toString(), "x");
      } catch (InputException e) {
        String said = e.getMessage().replaceFirst("^x line \\d+, column \\d+: broken JSON: ", "");
        assertTrue(
            said.matches(
                "the text ends too early|the field .*twice|\\P{Cntrl}+ does not belong here"),
            e.getMessage());
      }
    }
  }

  @Test
  void aMissingFileIsNamed() {
    InputException wrong =
        assertThrows(InputException.class, () -> Json.read(Path.of("no", "such.json")));
    assertEquals(
        "cannot read " + Path.of("no", "such.json") + ": no such file or directory",
        wrong.getMessage());
  }
}
