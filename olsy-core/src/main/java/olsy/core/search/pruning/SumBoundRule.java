package olsy.core.search.pruning;

/** Where a search takes its sum-bounds from. */
@FunctionalInterface
public interface SumBoundRule<P> {

  /** Bounds that hold in this position and in all that can follow. */
  SumBounds at(P root);
}
