package olsy.learning.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import olsy.learning.players.MeasuredAccuracy;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.strategy.ChangeTest;

/** What a model does not know, in sentences. */
final class Caveats {

  /** Fewer decide the depth by what the weights were fitted to. */
  private static final int FEW = 100;

  private Caveats() {}

  /**
   * @param accuracy null where no game was left to measure it
   * @param games that it was learned from
   */
  static List<String> of(
      Provenance provenance, MeasuredAccuracy accuracy, WrittenStrategy strategy, int games) {
    List<String> caveats = new ArrayList<>();
    if (provenance.fitted() < FEW) {
      caveats.add(
          format(
              "It was learned from %d decisions in %d games: with fewer than %d, depth and weights"
                  + " come from the same ones and may be wrong.",
              provenance.fitted(), games, FEW));
    }
    if (provenance.fitted() + (accuracy == null ? 0 : accuracy.decisions())
        < (provenance.settings().window() > 0
            ? Math.min(provenance.settings().window(), provenance.decisions())
            : provenance.decisions())) {
      caveats.add(
          format(
              "There are %,d decisions; about %,d, in games drawn by lot, were used.",
              provenance.decisions(), FitRequest.MOST_DECISIONS));
    }
    if (strategy.depth() == provenance.settings().maxDepth()) {
      caveats.add(
          format(
              "Its depth, %d, is the largest that was tried: the player may look further"
                  + " (--max-depth).",
              strategy.depth()));
    }
    if (accuracy == null) {
      caveats.add("There is only one game: how well it predicts others is not known.");
    } else {
      addOfAccuracy(accuracy, caveats);
    }
    return caveats;
  }

  static String of(ChangeTest.Change change) {
    return format(
        "The player seems to have changed: in the order of the archives it predicts %.3f of the"
            + " first %,d decisions put aside and %.3f of those after (--window).",
        change.before(), change.at(), change.after());
  }

  private static void addOfAccuracy(MeasuredAccuracy accuracy, List<String> caveats) {
    if (accuracy.decisions() < FEW) {
      caveats.add(format("Its accuracy was measured on %d decisions only.", accuracy.decisions()));
    }
    if (accuracy.interval().get(0) <= accuracy.uniform()) {
      caveats.add("It may predict no better than a uniform guess.");
    }
    if (accuracy.generic() == null) {
      caveats.add(
          "No other player's decisions are there: what is personal in it cannot be told from what"
              + " all players have in common.");
    } else if (accuracy.interval().get(0) <= accuracy.generic().strict()) {
      caveats.add(
          "It may predict no better than a model of other players: it shows nothing personal"
              + " beyond doubt.");
    }
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
