package olsy.play.cli;

import java.util.Optional;
import olsy.learning.text.InputException;
import olsy.play.match.SheetStyle;
import picocli.CommandLine.Option;

/** How much game files say. */
public final class SheetOptions {

  private static final String DATE_FORM = "\\d{4}\\.(\\d{2}|\\?\\?)\\.(\\d{2}|\\?\\?)";

  private static final String FULL = "full";
  private static final String PLAIN = "plain";

  @Option(
      names = "--pdn",
      paramLabel = "FORM",
      defaultValue = PLAIN,
      description =
          "plain, or full: with time controls, with what the players thought of each move (score"
              + " in men and depth), and why each game ended. Default: ${DEFAULT-VALUE}.")
  private String form;

  @Option(
      names = "--date",
      paramLabel = "DATE",
      description = "To be written into full game files, such as --date 2026.11.19.")
  private String date;

  public SheetStyle style() {
    boolean full = form.equals(FULL);
    Arguments.require(full || form.equals(PLAIN), "--pdn", "plain or full", form);
    if (date != null) {
      Arguments.require(date.matches(DATE_FORM), "--date", "a date like 2026.11.19", date);
      if (!full) {
        throw new InputException("--date needs --pdn full");
      }
    }
    return new SheetStyle(full, Optional.ofNullable(date));
  }
}
