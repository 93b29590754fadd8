package olsy.play.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Pictures of every view, in both themes, narrow and wide: {@code ./gradlew screenshots}. */
final class Screenshots {

  private static final List<String> THEMES = List.of("light", "dark");
  private static final List<Integer> WIDTHS = List.of(360, 1_400);

  private Screenshots() {}

  /**
   * Takes them all.
   *
   * @param arguments the folder for them
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    Path data = Files.createTempDirectory("olsy-screenshots");
    try (Site site = Site.open(data);
        Browser browser = Browser.open()) {
      browser.show(site.link());
      View.first(site).forEach(view -> take(browser, view, folder));
      View.prepare(site);
      View.used(site).forEach(view -> take(browser, view, folder));
      take(browser, View.away(site), folder);
    }
  }

  private static void take(Browser browser, View view, Path folder) {
    view.show().accept(browser);
    for (String theme : THEMES) {
      browser.dress(theme);
      for (int width : WIDTHS) {
        browser.resize(width);
        Path file = folder.resolve(view.name() + "-" + theme + "-" + width + ".png");
        try {
          Files.write(file, browser.picture());
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        System.out.println(file);
      }
    }
    browser.resize(Browser.USUAL_WIDTH);
  }
}
