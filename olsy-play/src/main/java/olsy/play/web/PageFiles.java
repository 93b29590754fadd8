package olsy.play.web;

import java.net.HttpURLConnection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import olsy.play.page.PageParts;

/** The files of the page, which are a part of the program: a request names one, and no path. */
final class PageFiles {

  private static final String INDEX = "index.html";

  private static final List<String> OWN =
      List.of(
          INDEX,
          "icon.svg",
          "page.css",
          "main.js",
          "server.js",
          "play.js",
          "watch.js",
          "learn.js",
          "lab.js");

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml");

  private final Map<String, Answer> files = new HashMap<>();

  /** Reads them all. */
  PageFiles() {
    OWN.forEach(name -> put(name, PageParts.text(PageFiles.class, name)));
    PageParts.SHARED.forEach(name -> put(name, PageParts.shared(name)));
  }

  private void put(String name, String text) {
    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
    files.put(name, new Answer.Whole(HttpURLConnection.HTTP_OK, type, text));
  }

  /** What stands under an address. */
  Answer at(List<String> path) {
    String name = path.isEmpty() ? INDEX : path.get(0);
    Answer file = path.size() > 1 ? null : files.get(name);
    if (file == null) {
      throw Refusal.unknown("there is nothing at this address");
    }
    return file;
  }

  /** All together. */
  int size() {
    return files.values().stream().mapToInt(file -> ((Answer.Whole) file).body().length()).sum();
  }
}
