package olsy.lab.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class ColumnsTest {

  public record Span(double mean, double low, double high) {}

  public record Row(
      int number,
      Span gain,
      @ColumnNames({"other", "otherLow", "otherHigh"}) Span other,
      boolean even,
      String name) {}

  private static final Row ROW =
      new Row(7, new Span(1, 0.5, 1.5), new Span(2, 1.5, Double.POSITIVE_INFINITY), false, "a, b");

  @Test
  void aRecordInARowHasColumnsOfItsOwn() {
    List<String> names =
        List.of("number", "gain", "low", "high", "other", "otherLow", "otherHigh", "even", "name");
    assertEquals(names, Columns.names(Row.class));
    assertEquals(names, List.copyOf(Columns.of(ROW).keySet()));
    assertEquals(
        List.of(7, 1.0, 0.5, 1.5, 2.0, 1.5, Double.POSITIVE_INFINITY, false, "a, b"),
        List.copyOf(Columns.of(ROW).values()));
  }

  @Test
  void aRowIsReadBack() {
    assertEquals(ROW, Columns.read(Json.parse(Json.line(Columns.of(ROW)), "a row"), Row.class));
  }
}
