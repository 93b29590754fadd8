package olsy.play.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

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

  @Test
  void quotesWhatWouldLookLikeColumns() {
    assertEquals(
        "pairing-name,games,gain\n\"rapid, \"\"wrong\"\"\",20,0.1235\n",
        table("rapid, \"wrong\"").csv());
  }
}
