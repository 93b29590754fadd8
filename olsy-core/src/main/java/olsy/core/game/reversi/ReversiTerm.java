package olsy.core.game.reversi;

import java.util.function.ToIntFunction;
import olsy.core.game.Feature;

/**
 * A feature of reversi.
 *
 * @param squares whose discs it counts, where that is all it does; else 0
 * @param count for the side whose view it is
 * @param most what one side's count cannot exceed, now and later
 */
record ReversiTerm(Feature feature, long squares, ToIntFunction<DiscView> count, Bound most) {

  /** A bound that holds while no more squares than these are empty. */
  @FunctionalInterface
  interface Bound {
    int of(int empty);
  }

  /** Counts discs on some squares. */
  static ReversiTerm discsOn(long squares, String name, String brief, String what) {
    int most = Long.bitCount(squares);
    return new ReversiTerm(
        difference(name, brief, what),
        squares,
        view -> Long.bitCount(view.own() & squares),
        left -> most);
  }

  /** Counts for each side. */
  static ReversiTerm counted(
      Bound most, String name, String brief, String what, ToIntFunction<DiscView> count) {
    return new ReversiTerm(difference(name, brief, what), 0, count, most);
  }

  /** Counts for both sides together. */
  static ReversiTerm common(
      Bound most, String name, String brief, String what, ToIntFunction<DiscView> count) {
    return new ReversiTerm(
        new Feature(name, brief, what + ".", Feature.Symmetry.COMMON), 0, count, most);
  }

  private static Feature difference(String name, String brief, String what) {
    return new Feature(name, brief, what + ". Own minus the other's.", Feature.Symmetry.DIFFERENCE);
  }

  int value(DiscView own, DiscView other) {
    int counted = count.applyAsInt(own);
    return feature.symmetry() == Feature.Symmetry.COMMON
        ? counted
        : counted - count.applyAsInt(other);
  }
}
