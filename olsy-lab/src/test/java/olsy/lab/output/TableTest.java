package olsy.lab.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableTest {

  /** A row. */
  public record Row(String pairingName, int games, double gain) {}

  private static Table table(String name) {
    Table table = new Table(Row.class);
    table.add(new Row(name, 20, 0.12345));
    return table;
  }

  @Test
  void writesARowForEachRecord() {
    assertEquals("pairing-name,games,gain\nrapid,20,0.1235\n", table("rapid").csv());
  }

  @ParameterizedTest
  @ValueSource(strings = {"rapid", "rapid, wrong", "\"", "\"\"", "a,\",\"b", "", ",,"})
  void cellsAreWhatWasWritten(String name) {
    String row = table(name).csv().lines().toList().get(1);
    assertEquals(List.of(name, "20", "0.1235"), Table.cells(row));
  }

  @Test
  void quotesWhatWouldLookLikeColumns() {
    assertEquals(
        "pairing-name,games,gain\n\"rapid, \"\"wrong\"\"\",20,0.1235\n",
        table("rapid, \"wrong\"").csv());
  }
}
