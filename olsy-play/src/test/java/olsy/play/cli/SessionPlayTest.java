package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.play.session.store.SessionFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionPlayTest {

  @TempDir Path folder;

  /** Ctrl-C comes as soon as the result is there. Nothing has been learned by then. */
  private static final class Interrupting extends StringWriter {

    @Override
    public void write(String text, int from, int length) {
      super.write(text, from, length);
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void theResultDoesNotWaitForWhatIsLeftToLearn() {
    String session = folder.resolve("session").toString();
    List<String> run =
        List.of(
            "run --opponent exchange-lover@2 --player samuel-1@2 --features men,kings --max-depth 1"
                .split(" "));
    Interrupting out = new Interrupting();
    StringWriter err = new StringWriter();
    List<String> all = new ArrayList<>(run);
    all.addAll(List.of("--games", "6", "--refresh", "1000", "--session", session));
    assertEquals(
        0,
        Main.run(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new)),
        err.toString());
    String result = out.toString();
    assertTrue(result.startsWith("olsy against exchange-lover: 6 games in "), result);
    assertTrue(
        err.toString().endsWith("olsy: interrupted; olsy resume " + session + " goes on\n"),
        err.toString());
    SessionFolder played = SessionFolder.existing(Path.of(session));
    assertEquals(List.of(), played.modelNumbers());

    Run resumed = Run.of("resume", session);
    assertTrue(resumed.out().startsWith(result), resumed.out());
    assertTrue(resumed.out().contains("  its model looks "), resumed.out());
    assertTrue(played.current().isPresent(), "what was left is learned now");
  }
}
