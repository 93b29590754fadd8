package olsy.core.search.solving;

/** A game has more positions than there is memory for. */
public final class SolverMemorySpent extends RuntimeException {

  private static final long serialVersionUID = 1;

  SolverMemorySpent(long positions) {
    super("more than " + positions + " positions are needed");
  }
}
