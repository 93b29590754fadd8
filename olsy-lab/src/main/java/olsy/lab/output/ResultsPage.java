package olsy.lab.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;

/** All results in a folder as one HTML page that needs no other file. */
public final class ResultsPage {

  private static final String STYLE =
      """
      :root { color-scheme: light dark; }
      body { font-family: sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; }
      table { border-collapse: collapse; margin: 1em 0; display: block; overflow-x: auto; }
      th, td { padding: .2em .7em; text-align: right; white-space: nowrap; border-bottom: 1px solid #8886; }
      img { max-width: 100%; display: block; background: #fff; }
      .verdict { font-weight: bold; }
      dt { font-family: monospace; }
      .settings { opacity: .75; overflow-wrap: anywhere; }
      """;

  private ResultsPage() {}

  /**
   * @throws InputException when there are no results
   */
  public static String of(Path folder) {
    List<JsonValue> notebooks = notebooks(folder);
    StringBuilder page = new StringBuilder("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n");
    page.append(
        """
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="generator" content="olsy">
        <title>OLSY: experiments</title>
        <style>
        """);
    page.append(STYLE).append("</style>\n</head>\n<body>\n<h1>OLSY: experiments</h1>\n");
    for (JsonValue notebook : notebooks) {
      add(notebook, folder, page);
    }
    return page.append("</body>\n</html>\n").toString();
  }

  private static List<JsonValue> notebooks(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      List<JsonValue> notebooks =
          files
              .filter(file -> file.toString().endsWith(".json"))
              .sorted()
              .map(Json::read)
              .filter(json -> json.isObject() && json.find("experiment").isPresent())
              .toList();
      if (notebooks.isEmpty()) {
        throw new InputException(folder + ": no results of experiments");
      }
      return notebooks;
    } catch (IOException e) {
      throw TextFile.unreadable(folder, e);
    }
  }

  private static void add(JsonValue notebook, Path folder, StringBuilder page) {
    String name = notebook.get("experiment").text();
    page.append("<h2>").append(escaped(name)).append("</h2>\n");
    notebook.find("description").ifPresent(words -> paragraph("", words.text(), page));
    if (!notebook.get("finished").truth()) {
      paragraph("", "Not finished: the same command as before goes on with it.", page);
    }
    notebook
        .find("verdict")
        .ifPresent(verdict -> paragraph(" class=\"verdict\"", verdict.text(), page));
    Set<String> columns = new LinkedHashSet<>();
    for (JsonValue file : notebook.get("files").items()) {
      add(file.text(), folder.resolve(file.text()), columns, page);
    }
    addTerms(columns, page);
    String provenance =
        String.format(
            Locale.ROOT,
            "Seed %d, version %s, begun %s, %.1f seconds. Settings: %s",
            notebook.get("seed").integer(),
            notebook.get("version").text(),
            notebook.get("started").text(),
            notebook.get("seconds").amount(),
            Json.line(notebook.get("settings").value()));
    paragraph(" class=\"settings\"", provenance, page);
  }

  /**
   * @param columns takes the names of a table's columns
   */
  private static void add(String name, Path file, Set<String> columns, StringBuilder page) {
    String text = TextFile.read(file);
    if (name.endsWith(".svg")) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      page.append("<img alt=\"")
          .append(escaped(name))
          .append("\" src=\"data:image/svg+xml;base64,");
      page.append(Base64.getEncoder().encodeToString(bytes)).append("\">\n");
    } else {
      page.append("<table>\n");
      text.lines().findFirst().ifPresent(head -> columns.addAll(Table.cells(head)));
      String cell = "th";
      for (String line : text.lines().toList()) {
        page.append("<tr>");
        for (String value : Table.cells(line)) {
          page.append('<').append(cell).append('>').append(escaped(value));
          page.append("</").append(cell).append('>');
        }
        page.append("</tr>\n");
        cell = "td";
      }
      page.append("</table>\n");
    }
  }

  private static void addTerms(Set<String> columns, StringBuilder page) {
    Map<String, String> terms = Terms.of(columns);
    if (!terms.isEmpty()) {
      page.append("<details><summary>What the columns mean</summary>\n<dl>\n");
      terms.forEach(
          (column, meaning) ->
              page.append("<dt>")
                  .append(escaped(column))
                  .append("</dt><dd>")
                  .append(escaped(meaning))
                  .append("</dd>\n"));
      page.append("</dl>\n</details>\n");
    }
  }

  private static void paragraph(String attributes, String text, StringBuilder page) {
    page.append("<p").append(attributes).append('>').append(escaped(text)).append("</p>\n");
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
