package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;
import olsy.play.match.MatchResult;
import olsy.play.match.SprtResult;
import olsy.play.match.Strength;

/** The result of a match in sentences. */
final class MatchText {

  private static final double PERCENT = 100;
  private static final double MOST = 0.999;

  private MatchText() {}

  /**
   * @param a the first player
   */
  static String[] lines(String a, String b, MatchResult result) {
    List<String> lines = new ArrayList<>();
    lines.add(
        Output.format(
            "%s against %s: %s, %,d won, %,d drawn, %,d lost",
            a,
            b,
            Output.count(result.games(), "game"),
            result.wins(),
            result.draws(),
            result.losses()));
    lines.add(
        Output.format(
            "%.3f points a game, with 95 %% confidence between %.3f and %.3f",
            result.points(), result.interval().get(0), result.interval().get(1)));
    lines.addAll(strength(a, result.strength()));
    if (result.sprt() != null) {
      lines.add(sprt(result.sprt()));
    }
    return lines.toArray(String[]::new);
  }

  /**
   * Who forfeited games, and why the first of them.
   *
   * @param forfeits by the game's number
   */
  static String forfeits(String loser, SortedMap<Integer, String> forfeits) {
    return Output.format(
        "%s forfeited %,d of these, first game %,d: %s",
        loser, forfeits.size(), forfeits.firstKey(), forfeits.get(forfeits.firstKey()));
  }

  private static List<String> strength(String a, Strength strength) {
    return List.of(
        Output.format(
            "Elo %s, with 95 %% confidence between %s and %s; %s is the stronger one with a"
                + " likelihood of %s %%",
            elo(strength.elo()),
            elo(strength.interval().get(0)),
            elo(strength.interval().get(1)),
            a,
            percent(strength.superiority())),
        Output.format(
            "pairs with 0, 1, 2, 3 and 4 points: %s; %.1f %% of the games drawn",
            strength.pentanomial().stream()
                .map(count -> Output.format("%,d", count))
                .collect(Collectors.joining(" ")),
            PERCENT * strength.drawRate()));
  }

  /** Certain is nothing. */
  private static String percent(double likelihood) {
    return likelihood > MOST
        ? "more than 99.9"
        : likelihood < 1 - MOST ? "less than 0.1" : Output.format("%.1f", PERCENT * likelihood);
  }

  /** With its sign; endless for who won all games. */
  private static String elo(double elo) {
    if (Double.isInfinite(elo)) {
      return elo > 0 ? "+infinite" : "-infinite";
    }
    return Output.format("%+.1f", elo);
  }

  private static String sprt(SprtResult sprt) {
    String about =
        Output.format(
            "log-likelihood ratio %.2f, bounds %.2f and %.2f; %s Elo, alpha %s, beta %s",
            sprt.ratio(),
            sprt.bounds().get(0),
            sprt.bounds().get(1),
            sprt.model(),
            sprt.alpha(),
            sprt.beta());
    return switch (sprt.verdict()) {
      case "elo0" ->
          Output.format("decided: Elo %s or less (%s)", Output.plain(sprt.elo0()), about);
      case "elo1" ->
          Output.format("decided: Elo %s or more (%s)", Output.plain(sprt.elo1()), about);
      default ->
          Output.format(
              "not decided between Elo %s and %s (%s)",
              Output.plain(sprt.elo0()), Output.plain(sprt.elo1()), about);
    };
  }
}
