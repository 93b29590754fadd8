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
        file
            + " line 4, column 6: broken JSON: Unexpected end-of-input within/between Object"
            + " entries",
        wrong.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{\"a\":1; x line 1, column 7: broken JSON: Unexpected end-of-input: expected close marker"
            + " for Object",
        "{\"a\":1,\"a\":2}; x line 1, column 11: broken JSON: Duplicate field 'a'",
        "{} {}; x line 1, column 4: broken JSON: Trailing token (of type START_OBJECT) found after"
            + " value (bound as `java.lang.Object`): not allowed as per"
            + " `DeserializationFeature.FAIL_ON_TRAILING_TOKENS`",
        "' '; x: expected JSON, found nothing",
        "[NaN]; x line 1, column 5: broken JSON: Non-standard token 'NaN': enable"
            + " `JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS` to allow",
      })
  void brokenTextIsNamedWithItsPlace(String text, String message) {
    InputException wrong = assertThrows(InputException.class, () -> Json.parse(text, "x"));
    assertEquals(message, wrong.getMessage());
  }

  @Test
  void bracketsMayNotBeEndlesslyDeep() {
    String deep = "[".repeat(5000) + "]".repeat(5000);
    InputException wrong = assertThrows(InputException.class, () -> Json.parse(deep, "x"));
    assertTrue(wrong.getMessage().startsWith("x: broken JSON: "), wrong.getMessage());
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
