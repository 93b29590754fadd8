package olsy.core.search.minimax;

/** What a value that a search has found within a window says of the true one. */
enum Bound {
  EXACT,
  AT_LEAST,
  AT_MOST;

  private static final Bound[] BY_CODE = values();

  static Bound of(double value, double alpha, double beta) {
    return value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT;
  }

  /** The one with that {@link #ordinal}. */
  static Bound ofCode(int code) {
    return BY_CODE[code];
  }

  /** Whether no search with this window can find more than the value says. */
  boolean decides(double value, double alpha, double beta) {
    return switch (this) {
      case EXACT -> true;
      case AT_LEAST -> value >= beta;
      case AT_MOST -> value <= alpha;
    };
  }
}
