package olsy.play.opponent.hub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HubLineTest {

  @Test
  void readsCommandAndArguments() {
    HubLine line = HubLine.parse("  pos pos=Bb moves=\"11-15 22-18\" think inc= x=\"\" ");
    assertEquals("pos", line.command());
    assertEquals(
        List.of("pos", "moves", "think", "inc", "x"), List.copyOf(line.arguments().keySet()));
    assertEquals(Optional.of("11-15 22-18"), line.find("moves"));
    assertEquals(Optional.of(""), line.find("think"));
    assertEquals(Optional.empty(), line.find("move"));
  }

  @Test
  void anEmptyLineHasNoCommand() {
    assertEquals(HubLine.of(""), HubLine.parse("  "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pos pos=\"|pos=\"",
        "done move=\"1\"2|move=\"1\"2",
        "=|=",
        "a b =c d|=c",
        "a b=1=2\"|b=1=2\""
      })
  void saysWhatIsNoArgument(String line, String found) {
    assertEquals(
        "expected name=value, found " + found,
        assertThrows(IllegalArgumentException.class, () -> HubLine.parse(line)).getMessage());
  }

  @Test
  void whatIsWrittenReadsBack() {
    HubLine line =
        HubLine.of("info")
            .with("depth", 3)
            .with("pv", "11-15 22-18")
            .with("think")
            .with("e", "a=b");
    assertEquals("info depth=3 pv=\"11-15 22-18\" think e=\"a=b\"", line.text());
    assertEquals(line, HubLine.parse(line.text()));
  }

  @Test
  void aValueStaysInItsQuotationMarksAndOnItsLine() {
    HubLine line = new HubLine("error", Map.of("message", "found \"x\"\nhere"));
    assertEquals("error message=\"found 'x' here\"", line.text());
  }
}
