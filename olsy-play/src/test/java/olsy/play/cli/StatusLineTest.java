package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
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
}
