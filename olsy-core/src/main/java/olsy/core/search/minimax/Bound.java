package olsy.core.search.minimax;

/** What a value that a search has found within a window says of the true one. */
enum Bound {
  EXACT(0),
  AT_LEAST(1),
  AT_MOST(2);

  private static final Bound[] BY_CODE = values();

  private final int code;

  Bound(int code) {
    this.code = code;
  }

  static Bound of(double value, double alpha, double beta) {
    return value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT;
  }

  /** The number by which tables write it. */
  int code() {
    return code;
  }

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
