package olsy.play.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PageFilesTest {

  private static final int MOST = 300_000;

  private final PageFiles files = new PageFiles();

  private String text(String name) {
    return ((Answer.Whole) files.at(List.of(name))).body();
  }

  @Test
  void whatPagesNameIsThere() {
    Pattern named = Pattern.compile("(?:from \"\\.|href=\"|src=\"|fetch\\(\")/([\\w.]+)\"");
    for (String page : List.of("index.html", "main.js", "play.js", "watch.js", "learn.js")) {
      Matcher names = named.matcher(text(page));
      while (names.find()) {
        assertFalse(text(names.group(1)).isEmpty(), page + " names " + names.group(1));
      }
    }
    assertEquals(text("index.html"), ((Answer.Whole) files.at(List.of())).body());
  }

  /** It works offline, and loads at once. */
  @Test
  void thePageIsSmallAndNeedsNothingFromElsewhere() {
    assertTrue(files.size() < MOST, files.size() + " bytes");
    for (String page : List.of("index.html", "page.css", "common.css", "play.js", "main.js")) {
      assertFalse(Pattern.compile("https?://(?!www\\.w3\\.org)").matcher(text(page)).find(), page);
    }
  }

  @Test
  void whatIsNotAFileOfThePageIsRefused() {
    assertThrows(Refusal.class, () -> files.at(List.of("nothing.js")));
    assertThrows(Refusal.class, () -> files.at(List.of("page.css", "x")));
  }
}
