package olsy.play.match;

import java.util.List;

/**
 * How a match ended, from the side of the first player, in the fields of its JSON.
 *
 * @param forfeits games that the first player forfeited, and the second
 * @param points of a game in the mean: a win 2, a draw 1
 * @param interval with 95 % confidence, lowest and highest
 * @param sprt null where none was asked for
 */
public record MatchResult(
    int games,
    int wins,
    int draws,
    int losses,
    List<Integer> forfeits,
    double points,
    List<Double> interval,
    Strength strength,
    SprtResult sprt) {

  public MatchResult {
    forfeits = List.copyOf(forfeits);
    interval = List.copyOf(interval);
  }
}
