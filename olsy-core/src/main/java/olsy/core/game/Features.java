package olsy.core.game;

import java.util.Collection;
import java.util.List;

/** The features of a game: the vector h that weights are learned for. */
public interface Features<P> {

  List<Feature> list();

  /** What all definitions take for granted, in sentences; empty where that is nothing. */
  default String conventions() {
    return "";
  }

  /** Writes the features of a position, seen from a side, into the first {@code size()} places. */
  void extract(P position, Side side, int[] into);

  /**
   * Writes, for each feature, the largest absolute value it can take in the position or in any that
   * can follow: what sum-bounds are made of.
   */
  void largest(P position, int[] into);

  /**
   * w·h for fixed weights w: the numbers that {@link #extract} gives, multiplied and added. A game
   * that can do it more quickly than so does.
   *
   * @param weights in the order of the features
   */
  default LinearFunction<P> compiled(int[] weights) {
    return LinearFunction.byExtraction(this, weights);
  }

  default int size() {
    return list().size();
  }

  default List<String> names() {
    return list().stream().map(Feature::name).toList();
  }

  /**
   * These features or fewer, quicker to extract, but all of the named ones.
   *
   * @throws IllegalArgumentException naming the first that is unknown and those it is nearest to
   */
  Features<P> covering(Collection<String> names);

  /**
   * Refuses names that are not among these features'.
   *
   * @throws IllegalArgumentException naming the first that is unknown and those it is nearest to
   */
  default void requireKnown(Collection<String> names) {
    List<String> known = names();
    for (String name : names) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(Spelling.unknown("feature", name, known));
      }
    }
  }
}
