package olsy.core.game.reversi;

import static java.lang.Long.bitCount;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.LinearFunction;
import olsy.core.game.Side;

/**
 * w·h of reversi. What counts discs on squares is added up square by square beforehand, so that
 * squares worth the same are counted together; other terms are counted one by one.
 */
final class ReversiSum implements LinearFunction<Othello> {

  private final ReversiSquares squares;
  private final long[] sets;
  private final long[] worths;
  private final ReversiTerm[] terms;
  private final long[] weights;

  private ReversiSum(
      ReversiSquares squares, Map<Long, Long> byWorth, List<ReversiTerm> terms, long[] weights) {
    this.squares = squares;
    this.sets = byWorth.values().stream().mapToLong(Long::longValue).toArray();
    this.worths = byWorth.keySet().stream().mapToLong(Long::longValue).toArray();
    this.terms = terms.toArray(ReversiTerm[]::new);
    this.weights = weights;
  }

  /**
   * @param weights in the order of the terms
   */
  static ReversiSum of(ReversiSquares squares, List<ReversiTerm> terms, int[] weights) {
    List<ReversiTerm> counted = new ArrayList<>();
    List<Long> weightsOfCounted = new ArrayList<>();
    for (int n = 0; n < weights.length; n++) {
      if (weights[n] != 0 && terms.get(n).squares() == 0) {
        counted.add(terms.get(n));
        weightsOfCounted.add((long) weights[n]);
      }
    }
    return new ReversiSum(
        squares,
        byWorth(squares, terms, weights),
        counted,
        weightsOfCounted.stream().mapToLong(Long::longValue).toArray());
  }

  /** Squares by what a disc there is worth; those worth nothing are left out. */
  private static Map<Long, Long> byWorth(
      ReversiSquares squares, List<ReversiTerm> terms, int[] weights) {
    Map<Long, Long> byWorth = new LinkedHashMap<>();
    for (ReversiSquares.Kind kind : squares.kinds()) {
      long worth = 0;
      for (int n = 0; n < weights.length; n++) {
        worth += (terms.get(n).squares() & kind.squares()) != 0 ? weights[n] : 0;
      }
      if (worth != 0) {
        byWorth.merge(worth, kind.squares(), (some, more) -> some | more);
      }
    }
    return byWorth;
  }

  @Override
  public long value(Othello position, Side side) {
    long own = position.discs(side);
    long other = position.discs(side.other());
    long sum = 0;
    for (int n = 0; n < sets.length; n++) {
      sum += worths[n] * (bitCount(own & sets[n]) - bitCount(other & sets[n]));
    }
    if (terms.length > 0) {
      DiscView ownView = new DiscView(position, squares, side);
      DiscView otherView = new DiscView(position, squares, side.other());
      for (int n = 0; n < terms.length; n++) {
        sum += weights[n] * terms[n].value(ownView, otherView);
      }
    }
    return sum;
  }
}
