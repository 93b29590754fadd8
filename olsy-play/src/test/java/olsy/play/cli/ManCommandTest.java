package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.learning.Version;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.OptionSpec;

class ManCommandTest {

  private final String page = Run.of("man").out();

  /** From the heading of a command to the next one. */
  private String section(String path) {
    int begin =
        page.indexOf(path.isEmpty() ? ".SH OPTIONS\n" : ".SS \"olsy " + escaped(path) + "\"\n");
    assertTrue(begin >= 0, path);
    int end = page.indexOf("\n.S", begin + 1);
    return page.substring(begin, end + 1);
  }

  private static String escaped(String text) {
    return text.replace("-", "\\-");
  }

  @Test
  void hasEveryCommandWithAllOptions() {
    Commands.all()
        .forEach(
            (path, spec) -> {
              String section = section(path);
              for (OptionSpec option : spec.options()) {
                String name = "\\fB" + escaped(option.longestName()) + "\\fR";
                assertTrue(section.contains(name), path + " " + option.longestName());
              }
              spec.positionalParameters()
                  .forEach(
                      one ->
                          assertTrue(
                              section.contains("\\fI" + escaped(one.paramLabel()) + "\\fR\n"),
                              path + " " + one.paramLabel()));
            });
  }

  @Test
  void saysWhatItIsAndOfWhichVersion() {
    assertTrue(
        page.startsWith(".TH \"OLSY\" 1 \"\" \"olsy " + Version.CURRENT + "\" \"\"\n"), page);
    assertTrue(
        page.contains(".SH NAME\nolsy \\- learns how an opponent plays, and plays to beat it\n.SH"),
        page);
  }

  @Test
  void examplesStandAsTheyAreTyped() {
    assertTrue(
        section("serve").contains(".PP\n.nf\n.RS 4\nolsy serve \\-\\-open\n.RE\n.fi\n"),
        section("serve"));
  }

  /** A line that begins with a dot would be a request. */
  @Test
  void everyRequestIsOne() {
    page.lines()
        .filter(line -> line.startsWith(".") || line.startsWith("'"))
        .forEach(
            line ->
                assertTrue(
                    line.matches("\\.(TH|SH|SS|PP|TP|B|I|nf|fi|nh|ad l|RS 4|RE)( .*)?"), line));
    assertFalse(page.contains("${"), page);
    assertEquals(
        page.lines().filter(".nf"::equals).count(), page.lines().filter(".fi"::equals).count());
  }
}
