package olsy.play.match;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.play.opponent.Assessment;

/**
 * A game is drawn when both players have thought it even for some moves of each in a row.
 *
 * @param moves of each player, one after the other
 * @param score at most so many men ahead or behind
 * @param from the first move of each side, from the opening on, after which a game may be drawn so
 */
public record DrawRule(int moves, double score, int from) {

  public DrawRule {
    if (moves < 1 || !(score >= 0) || from < 0) {
      throw new IllegalArgumentException(
          "nobody agrees on a draw at " + score + ", " + moves + " moves, from " + from);
    }
  }

  boolean isDrawn(List<Optional<Assessment>> assessments) {
    int plies = assessments.size();
    return plies >= 2 * Math.max(moves, from)
        && assessments.subList(plies - 2 * moves, plies).stream()
            .allMatch(one -> one.isPresent() && Math.abs(one.get().score()) <= score);
  }

  String reason() {
    return String.format(
        Locale.ROOT, "both have thought it even within %s men for %d moves", score, moves);
  }
}
