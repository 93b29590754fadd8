package olsy.core.game.checkers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.game.Feature;
import olsy.core.game.Side;
import olsy.core.game.checkers.SideView.Squares;

/**
 * A feature for every square that a man (28, for on the last row it is crowned) or a king (32) can
 * stand on, or some of them. Squares are numbered as the side itself sees them, from 1 in its first
 * row.
 */
final class PieceSquares {

  static final List<Feature> LIST = list();

  private static final int BITS = 35;

  private final int from;
  private final int size;
  private final Squares men;
  private final Squares kings;

  /** By side and bit. */
  private final int[][] placeOfMan = new int[2][BITS];

  private final int[][] placeOfKing = new int[2][BITS];

  /**
   * Features of the list, in its order: men, then kings, that are written one after the other.
   *
   * @param from the place of the first
   */
  PieceSquares(List<Feature> features, int from) {
    this.from = from;
    this.size = features.size();
    int[] numbersOfMen = numbers(features, "man-");
    int[] numbersOfKings = numbers(features, "king-");
    this.men = Squares.of(numbersOfMen);
    this.kings = Squares.of(numbersOfKings);
    place(numbersOfMen, from, placeOfMan);
    place(numbersOfKings, from + numbersOfMen.length, placeOfKing);
  }

  private static int[] numbers(List<Feature> features, String piece) {
    return features.stream()
        .map(Feature::name)
        .filter(name -> name.startsWith(piece))
        .mapToInt(name -> Integer.parseInt(name.substring(piece.length())))
        .toArray();
  }

  private static void place(int[] numbers, int from, int[][] places) {
    for (int i = 0; i < numbers.length; i++) {
      int bit = Long.numberOfTrailingZeros(Checkers.square(numbers[i]));
      places[index(Side.FIRST)][bit] = from + i;
      places[index(Side.SECOND)][BITS - 1 - bit] = from + i;
    }
  }

  private static int index(Side side) {
    return side == Side.FIRST ? 0 : 1;
  }

  private static List<Feature> list() {
    List<Feature> list = new ArrayList<>();
    for (int square = 1; square <= 28; square++) {
      list.add(feature("man", square));
    }
    for (int square = 1; square <= 32; square++) {
      list.add(feature("king", square));
    }
    return List.copyOf(list);
  }

  private static Feature feature(String piece, int square) {
    return new Feature(
        piece + "-" + square,
        "a " + piece + " on square " + square + ", counted from its own side",
        "A " + piece + " on square " + square + ". Own minus the other's.",
        Feature.Symmetry.DIFFERENCE);
  }

  void extract(SideView own, SideView other, int[] h) {
    Arrays.fill(h, from, from + size, 0);
    add(own, 1, h);
    add(other, -1, h);
  }

  private void add(SideView v, int each, int[] h) {
    int[] man = placeOfMan[index(v.side)];
    for (long left = v.men() & v.at(men); left != 0; left &= left - 1) {
      h[man[Long.numberOfTrailingZeros(left)]] += each;
    }
    int[] king = placeOfKing[index(v.side)];
    for (long left = v.ownKings() & v.at(kings); left != 0; left &= left - 1) {
      h[king[Long.numberOfTrailingZeros(left)]] += each;
    }
  }

  /** While a side has no more than so many men. */
  void largest(int most, int[] h) {
    int kingsFrom = from + Long.bitCount(men.ofFirst());
    Arrays.fill(h, from, kingsFrom, Math.min(most, 1));
    Arrays.fill(h, kingsFrom, from + size, 1);
  }
}
