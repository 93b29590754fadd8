package olsy.play.page;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.learning.text.Json;

/** Files that pages are made of; each is a part of the program. */
public final class PageParts {

  /** Those that pages share. Scripts are modules; each imports those before it alone. */
  public static final List<String> SHARED =
      List.of("common.css", "session.html", "words.js", "board.js", "curves.js", "session.js");

  private static final Pattern PLACE = Pattern.compile("\\{\\{(\\w+)}}");

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

  /**
   * A page that is one file: a template with its parts in their places, {@code {{name}}}.
   *
   * @param beside the class that the template stands beside
   */
  public static String filled(Class<?> beside, String template, Map<String, String> parts) {
    return PLACE
        .matcher(text(beside, template))
        .replaceAll(place -> Matcher.quoteReplacement(parts.get(place.group(1))));
  }

  /** As text that cannot be markup. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** As JSON; nothing in it can end the element it stands in. */
  public static String data(Object shown) {
    return Json.line(shown).replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026");
  }
}
