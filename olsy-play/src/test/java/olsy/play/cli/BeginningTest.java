package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Arrays;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.Test;

class BeginningTest {

  private static final Roster ROSTER = Roster.installed();

  private static String told(boolean terminal, String... players) {
    StringWriter err = new StringWriter();
    StatusLine line = new StatusLine(new PrintWriter(err), terminal, 80, () -> 0);
    Beginning.tell(line, Arrays.stream(players).map(ROSTER::find).toList());
    return err.toString();
  }

  @Test
  void aTerminalShowsWhatIsWaitedFor() {
    assertEquals(
        "\rthe first game is being played\u001b[K", told(true, "material@3", "samuel-1@20"));
    assertEquals(
        "\rwaiting for rapid-draughts to start, and to play the first game\u001b[K",
        told(true, "material@3", "rapid-draughts"));
    assertEquals("", told(false, "material@3", "rapid-draughts"));
  }

  @Test
  void aDepthThatNobodyCanWaitForIsToldEverywhere() {
    assertEquals(
        "olsy: samuel-1 looks 99 plies ahead: a move may take longer than anybody can wait\n",
        told(false, "samuel-1@99", "material@3"));
  }
}
