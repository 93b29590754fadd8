package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatusLineTest {

  @Test
  void whatATerminalWouldWrapIsCut() {
    StringWriter err = new StringWriter();
    StatusLine line = new StatusLine(new PrintWriter(err), true, 12, () -> 0);
    line.show("elevenchars");
    line.show("twelve chars");
    assertEquals("\relevenchars\u001b[K\rtwelve char\u001b[K", err.toString());
  }

  /** The next ones are written over them, and what is left of more lines is cleared. */
  @Test
  void linesThatBelongTogetherAreWrittenOver() {
    StringWriter err = new StringWriter();
    StatusLine line = new StatusLine(new PrintWriter(err), true, 80, () -> 0);
    line.show(List.of("a", "b", "c"));
    line.show(List.of("d", "e"));
    line.end();
    assertEquals(
        "\ra\u001b[K\nb\u001b[K\nc\u001b[K"
            + "\r\u001b[2Ad\u001b[K\ne\u001b[K\u001b[J"
            + "\r\u001b[1A\u001b[J",
        err.toString());
  }

  @Test
  void theWidthIsWhatSomebodySays() {
    assertEquals(60, StatusLine.columns("60"));
    assertEquals(80, StatusLine.columns(null));
    assertEquals(80, StatusLine.columns("0"));
    assertEquals(80, StatusLine.columns("wide"));
  }
}
