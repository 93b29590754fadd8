package olsy.core.statistics;

import java.util.List;

/**
 * How pairs of games ended, by the points of both games together, a win 2 and a draw 1. A pair has
 * five ways to end, whence the name. What openings and colours do to a game is within the pair, so
 * pairs are independent.
 *
 * @param none pairs that brought no point: both games lost
 * @param one a draw and a loss
 * @param two two draws, or a win and a loss
 * @param three a win and a draw
 * @param four both games won
 */
public record Pentanomial(int none, int one, int two, int three, int four) {

  /** Of no pairs. */
  public static final Pentanomial NONE = new Pentanomial(0, 0, 0, 0, 0);

  /** Of pairs, by their points from 0 on. */
  static final int KINDS = 5;

  private static final double MOST_POINTS = KINDS - 1;

  public Pentanomial {
    if (Math.min(Math.min(Math.min(none, one), Math.min(two, three)), four) < 0) {
      throw new IllegalArgumentException(
          "no pairs were counted so: " + List.of(none, one, two, three, four));
    }
  }

  /** With one more pair, of 0 to 4 points. */
  public Pentanomial with(int points) {
    return switch (points) {
      case 0 -> new Pentanomial(none + 1, one, two, three, four);
      case 1 -> new Pentanomial(none, one + 1, two, three, four);
      case 2 -> new Pentanomial(none, one, two + 1, three, four);
      case 3 -> new Pentanomial(none, one, two, three + 1, four);
      case 4 -> new Pentanomial(none, one, two, three, four + 1);
      default -> throw new IllegalArgumentException("a pair brings 0 to 4 points, not " + points);
    };
  }

  /** Pairs that brought so many points. */
  int count(int points) {
    return switch (points) {
      case 0 -> none;
      case 1 -> one;
      case 2 -> two;
      case 3 -> three;
      default -> four;
    };
  }

  public int pairs() {
    return none + one + two + three + four;
  }

  /** As reports write it, fewest points first. */
  public List<Integer> list() {
    return List.of(none, one, two, three, four);
  }

  /** Part of all points that such a pair brings, from 0 to 1. */
  static double score(int points) {
    return points / MOST_POINTS;
  }

  /** The mean square of how far pairs lie from even play. */
  double spreadAroundEven() {
    double squares = (none + four) + (one + three) / MOST_POINTS;
    return squares / MOST_POINTS / pairs();
  }
}
