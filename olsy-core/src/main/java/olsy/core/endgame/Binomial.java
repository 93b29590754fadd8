package olsy.core.endgame;

/** Numbers of ways to choose some of the squares of a board. */
final class Binomial {

  private static final int SQUARES = 32;
  private static final long[][] TABLE = table();

  private Binomial() {}

  private static long[][] table() {
    long[][] table = new long[SQUARES + 1][SQUARES + 1];
    for (int n = 0; n <= SQUARES; n++) {
      table[n][0] = 1;
      for (int k = 1; k <= n; k++) {
        table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
      }
    }
    return table;
  }

  /** k of n; 0 where k is larger. */
  static long of(int n, int k) {
    return TABLE[n][k];
  }
}
