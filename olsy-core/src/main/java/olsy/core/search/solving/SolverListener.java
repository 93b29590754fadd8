package olsy.core.search.solving;

/** Hears how a solver gets on. */
@FunctionalInterface
public interface SolverListener {

  /** Hears nothing. */
  SolverListener NONE = positions -> {};

  /**
   * @param positions looked at until now
   */
  void looked(long positions);
}
