package olsy.core.search.chance;

/** Where a search takes the range of its values from. */
@FunctionalInterface
public interface RangeRule<P> {

  /** One that holds in this position and in all that can follow. */
  ValueRange at(P root);
}
