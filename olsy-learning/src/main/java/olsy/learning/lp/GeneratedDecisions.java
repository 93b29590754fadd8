package olsy.learning.lp;

import java.util.Random;

/**
 * Decisions of a player with hidden weights: of eight moves with random features it chooses the
 * best one, or by mistake any. Each gives seven rows, chosen move less alternative; alternatives
 * that stand before the chosen one must be beaten (margin 1), later ones may tie (margin 0).
 */
public final class GeneratedDecisions {
  private static final int MOVES = 8;

  private final Random random;
  private final double mistakes;
  private final double[] hidden;

  public GeneratedDecisions(int columns, double mistakes, long seed) {
    this.random = new Random(seed);
    this.mistakes = mistakes;
    this.hidden = random.doubles(columns, -1, 1).toArray();
  }

  /** Adds decisions until there are this many different rows, or a few more. */
  public void addUntil(int size, Rows rows) {
    while (rows.size() < size) {
      addDecision(rows);
    }
  }

  public void addDecision(Rows rows) {
    int[][] moves = new int[MOVES][hidden.length];
    int chosen = 0;
    double best = Double.NEGATIVE_INFINITY;
    for (int move = 0; move < MOVES; move++) {
      double value = 0;
      for (int j = 0; j < hidden.length; j++) {
        moves[move][j] = random.nextBoolean() ? 0 : random.nextInt(5) - 2;
        value += hidden[j] * moves[move][j];
      }
      if (value > best) {
        best = value;
        chosen = move;
      }
    }
    if (random.nextDouble() < mistakes) {
      chosen = random.nextInt(MOVES);
    }
    for (int move = 0; move < MOVES; move++) {
      if (move != chosen) {
        int[] delta = new int[hidden.length];
        for (int j = 0; j < delta.length; j++) {
          delta[j] = moves[chosen][j] - moves[move][j];
        }
        rows.add(delta, move < chosen ? 1 : 0, 1);
      }
    }
  }
}
