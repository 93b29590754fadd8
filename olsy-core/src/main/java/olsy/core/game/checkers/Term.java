package olsy.core.game.checkers;

import java.util.function.ToIntFunction;
import olsy.core.game.Feature;

/**
 * A feature that is counted for each side by itself.
 *
 * @param count for the side whose view it is
 * @param most what one side's count cannot exceed
 */
record Term(Feature feature, ToIntFunction<SideView> count, Bound most) {

  /** A bound that holds while no side has more men and more pieces than these. */
  @FunctionalInterface
  interface Bound {
    int of(int men, int pieces);
  }

  /**
   * A term that is 0 or 1, or counts up to the same number in every position.
   *
   * @param brief see {@link Feature#brief}
   * @param what the beginning of its definition
   */
  static Term upTo(
      int most, String name, String brief, String what, ToIntFunction<SideView> count) {
    return bounded((men, pieces) -> most, name, brief, what, count);
  }

  static Term perMan(
      int each, String name, String brief, String what, ToIntFunction<SideView> count) {
    return bounded((men, pieces) -> each * men, name, brief, what, count);
  }

  static Term perPiece(
      int each, String name, String brief, String what, ToIntFunction<SideView> count) {
    return bounded((men, pieces) -> each * pieces, name, brief, what, count);
  }

  private static Term bounded(
      Bound most, String name, String brief, String what, ToIntFunction<SideView> count) {
    String definition = what + ". Own minus the other's.";
    return new Term(new Feature(name, brief, definition, Feature.Symmetry.DIFFERENCE), count, most);
  }

  int value(SideView own, SideView other) {
    return count.applyAsInt(own) - count.applyAsInt(other);
  }
}
