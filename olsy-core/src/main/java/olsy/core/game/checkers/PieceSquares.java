package olsy.core.game.checkers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.game.Feature;

/**
 * A feature for every square that a man (28, for on the last row it is crowned) or a king (32) can
 * stand on, or some of them. Squares are numbered as the side itself sees them, from 1 in its first
 * row.
 */
final class PieceSquares {

  static final List<Feature> LIST = list();

  private static final int LAST_BIT = 34;

  private final int from;
  private final int size;
  private final long menCounted;
  private final long kingsCounted;
  private final int[] placeOfMan = new int[LAST_BIT + 1];
  private final int[] placeOfKing = new int[LAST_BIT + 1];

  /**
   * Features of the list, in its order, that are written one after the other.
   *
   * @param from the place of the first
   */
  PieceSquares(List<Feature> features, int from) {
    this.from = from;
    this.size = features.size();
    long men = 0;
    long kings = 0;
    for (int i = 0; i < size; i++) {
      int index = LIST.indexOf(features.get(i));
      boolean man = index < 28;
      long square = Checkers.square(man ? index + 1 : index - 27);
      (man ? placeOfMan : placeOfKing)[Long.numberOfTrailingZeros(square)] = from + i;
      men |= man ? square : 0;
      kings |= man ? 0 : square;
    }
    this.menCounted = men;
    this.kingsCounted = kings;
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
        "A " + piece + " on square " + square + ". Own minus the other's.",
        Feature.Symmetry.DIFFERENCE);
  }

  void extract(SideView own, SideView other, int[] h) {
    Arrays.fill(h, from, from + size, 0);
    add(own, 1, h);
    add(other, -1, h);
  }

  private void add(SideView v, int each, int[] h) {
    for (long men = v.men() & menCounted; men != 0; men &= men - 1) {
      h[placeOfMan[Long.numberOfTrailingZeros(men)]] += each;
    }
    for (long kings = v.ownKings() & kingsCounted; kings != 0; kings &= kings - 1) {
      h[placeOfKing[Long.numberOfTrailingZeros(kings)]] += each;
    }
  }

  /** While a side has no more than so many men. */
  void largest(int men, int[] h) {
    int kingsFrom = from + Long.bitCount(menCounted);
    Arrays.fill(h, from, kingsFrom, Math.min(men, 1));
    Arrays.fill(h, kingsFrom, from + size, 1);
  }
}
