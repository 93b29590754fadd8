package olsy.play.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.play.opponent.Assessment;

/**
 * A game is given up when both players have thought it decided for some moves of each in a row: the
 * loser by its own scores, and the winner by its own.
 *
 * @param moves of each player, one after the other
 * @param score at least so many men ahead or behind
 */
public record ResignRule(int moves, double score) {

  public ResignRule {
    if (moves < 1 || !(score > 0)) {
      throw new IllegalArgumentException("nobody resigns at " + score + ", " + moves + " moves");
    }
  }

  /**
   * Whether one of the two resigns.
   *
   * @param assessments of all moves, the last one's last
   * @return whether it is who moved last; empty where nobody does
   */
  Optional<Boolean> lost(List<Optional<Assessment>> assessments) {
    if (assessments.size() < 2 * moves) {
      return Optional.empty();
    }
    boolean last = true;
    boolean other = true;
    for (int back = 0; back < 2 * moves; back++) {
      Optional<Assessment> one = assessments.get(assessments.size() - 1 - back);
      double lead = one.map(Assessment::score).orElse(0.0);
      double ofTheLast = back % 2 == 0 ? lead : -lead;
      last &= ofTheLast <= -score;
      other &= ofTheLast >= score;
    }
    return last || other ? Optional.of(last) : Optional.empty();
  }

  String reason() {
    return String.format(
        Locale.ROOT, "both have thought it decided by %s men for %d moves", score, moves);
  }
}
