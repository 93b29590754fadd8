package olsy.core.statistics;

/** What two players of a field have brought each other so far. */
public final class Encounter {

  private static final double WIN = PairedPoints.WIN;

  private final int a;
  private final int b;
  private final Clusters pairs;

  /**
   * @param a the number of the first, from 0 on
   * @param b the number of the second
   * @param points of the first, from games between the two; there may be none yet
   */
  public Encounter(int a, int b, PairedPoints points) {
    this.a = a;
    this.b = b;
    this.pairs = points.clusters();
  }

  int a() {
    return a;
  }

  int b() {
    return b;
  }

  boolean has(int player) {
    return a == player || b == player;
  }

  double games() {
    return pairs.size();
  }

  int pairs() {
    return pairs.count();
  }

  /** The part of all points that the first made; there must have been a game. */
  double score() {
    return pairs.mean() / WIN;
  }

  /** The same from the side of one of the two. */
  double score(int player) {
    return player == a ? score() : 1 - score();
  }

  /**
   * Σ ρ² over the pairs, a win counted as 1.
   *
   * @param expected what part of the points was expected of the first
   */
  double squares(double expected) {
    return pairs.squares(expected * WIN) / (WIN * WIN);
  }

  /** Whether there are several pairs, and all brought the same. */
  boolean isConstant() {
    return pairs.count() > 1 && pairs.squares(pairs.mean()) == 0;
  }
}
