package olsy.play.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NoticeboardTest {

  private final Noticeboard<String> board = new Noticeboard<>("first");

  @Test
  void whoComesSeesHowItStands() throws InterruptedException {
    assertEquals(Optional.of(new News.Item(0, "\"first\"")), board.after(-1, Duration.ZERO));
    board.put("second");
    board.put("third");
    assertEquals(Optional.of(new News.Item(2, "\"third\"")), board.after(0, Duration.ZERO));
    assertEquals("third", board.now());
  }

  @Test
  void nothingNewIsNothing() throws InterruptedException {
    assertEquals(Optional.empty(), board.after(0, Duration.ofMillis(1)));
  }

  @Test
  void theLastStateIsSeenBeforeTheEnd() throws InterruptedException {
    board.put("last");
    board.end("closed");
    assertEquals(Optional.of(new News.Item(1, "\"last\"")), board.after(0, Duration.ZERO));
    Refusal over = assertThrows(Refusal.class, () -> board.after(1, Duration.ZERO));
    assertEquals("closed", over.getMessage());
  }
}
