package olsy.play.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabTest {

  /** Takes a second. */
  static final String EXPERIMENT = "pruned-share";

  @TempDir private Path data;

  @Test
  void anExperimentIsRunAndWatchedAndWhatItFoundStays() {
    try (Site site = Site.open(data);
        Browser browser = Browser.open()) {
      browser.show(site.link());
      browser.click("nav a", "Lab");
      browser.click("button[aria-label='Run " + EXPERIMENT + "']");
      browser.see("[aria-label='The run']", EXPERIMENT + " is finished.");
      browser.see("[aria-label='Tables of the run']", "bound");
      seeWhatWasFound(browser);
      browser.reload();
      seeWhatWasFound(browser);
      browser.see("summary", "experiments").click();
      browser.see("button[aria-label='Run " + EXPERIMENT + "']", "Show its run");
      assertEquals(List.of(), browser.complaints());
    }
  }

  private static void seeWhatWasFound(Browser browser) {
    browser.see("[aria-label='Finished experiments'] h3", EXPERIMENT);
    browser.await(
        "its picture is drawn",
        () ->
            (Boolean)
                browser.script(
                    "return [...document.querySelectorAll('img.picture')].some((one) =>"
                        + " one.complete && one.naturalWidth > 0)"));
  }
}
