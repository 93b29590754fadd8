package olsy.play.opponent.hub;

import java.util.Optional;
import java.util.function.Consumer;
import olsy.play.opponent.Assessment;

/** What an engine said last of its search: its {@code info} with a score and a depth. */
final class LastInfo implements Consumer<HubLine> {

  private Optional<Assessment> last = Optional.empty();

  @Override
  public void accept(HubLine line) {
    if (line.command().equals("info")) {
      last = assessment(line).or(() -> last);
    }
  }

  /** Nothing where the engine does not say, or says what is no number. */
  private static Optional<Assessment> assessment(HubLine info) {
    try {
      double score = Double.parseDouble(info.find("score").orElse(""));
      int depth = Integer.parseInt(info.find("depth").orElse(""));
      return Double.isFinite(score) ? Optional.of(new Assessment(score, depth)) : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  Optional<Assessment> assessment() {
    return last;
  }
}
