package olsy.play.page;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files that pages are made of; each is a part of the program. */
public final class PageParts {

  /** Those that pages share. Scripts are modules; each imports those before it alone. */
  public static final List<String> SHARED =
      List.of("common.css", "session.html", "words.js", "board.js", "curves.js", "session.js");

  private PageParts() {}

  /** One that pages share. */
  public static String shared(String name) {
    return text(PageParts.class, name);
  }

  /**
   * A file.
   *
   * @param beside the class that it stands beside
   */
  public static String text(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new IllegalStateException("the program lacks " + name, e);
    }
  }

  /** The shared scripts one after the other, for a page that is one file. */
  public static String script() {
    StringBuilder script = new StringBuilder();
    for (String name : SHARED) {
      if (name.endsWith(".js")) {
        script.append(
            shared(name).replaceAll("(?m)^import .*\\R", "").replaceAll("(?m)^export ", ""));
      }
    }
    return script.toString();
  }
}
