package olsy.learning.lp;

import java.util.Arrays;

/**
 * Collects the rows of a {@link SoftMarginProblem}: equal rows (same differences, same margin)
 * become one with their multiplicity, zero rows are left out and counted. The rows keep the order
 * in which they first came, so the same additions give the same problem.
 */
public final class Rows {
  private final int columns;
  private short[] deltas;
  private byte[] margins = new byte[16];
  private int[] multiplicities = new int[16];
  private int size;
  private long zeroRows;

  /** Open addressing, linear probing, at most half full: row + 1, or 0 for a free slot. */
  private int[] slots = new int[64];

  public Rows(int columns) {
    if (columns <= 0) {
      throw new IllegalArgumentException("columns must be positive, found " + columns);
    }
    this.columns = columns;
    this.deltas = new short[16 * columns];
  }

  /**
   * Adds the requirement w.delta &gt;= margin.
   *
   * @param margin 0 or 1
   * @param times how often it was seen, at least 1
   * @throws IllegalArgumentException if a difference does not fit into a short
   */
  public void add(int[] delta, int margin, int times) {
    check(delta, margin, times);
    if (isZero(delta)) {
      zeroRows += times;
      return;
    }
    if (size == margins.length) {
      grow();
    }
    write(delta, margin);
    int slot = slotOf(size);
    if (slots[slot] == 0) {
      multiplicities[size] = times;
      slots[slot] = ++size;
    } else {
      int row = slots[slot] - 1;
      multiplicities[row] = Math.addExact(multiplicities[row], times);
    }
  }

  /** The number of different rows. */
  public int size() {
    return size;
  }

  /** How many added rows were zero, with their multiplicity: no weights can change them. */
  public long zeroRows() {
    return zeroRows;
  }

  /** The problem of the rows so far. */
  public SoftMarginProblem problem(double bound, double l1) {
    return new SoftMarginProblem(
        columns,
        Arrays.copyOf(deltas, size * columns),
        Arrays.copyOf(margins, size),
        Arrays.copyOf(multiplicities, size),
        bound,
        l1);
  }

  private void check(int[] delta, int margin, int times) {
    if (delta.length != columns) {
      throw new IllegalArgumentException(columns + " differences expected, found " + delta.length);
    }
    if (margin != 0 && margin != 1) {
      throw new IllegalArgumentException("margin 0 or 1 expected, found " + margin);
    }
    if (times < 1) {
      throw new IllegalArgumentException("a row is seen at least once, found " + times);
    }
    for (int j = 0; j < columns; j++) {
      if (delta[j] != (short) delta[j]) {
        throw new IllegalArgumentException(
            "column " + j + ": a difference from -32768 to 32767 expected, found " + delta[j]);
      }
    }
  }

  private static boolean isZero(int[] delta) {
    for (int d : delta) {
      if (d != 0) {
        return false;
      }
    }
    return true;
  }

  /** Writes behind the last row, where it stays if it turns out to be new. */
  private void write(int[] delta, int margin) {
    for (int j = 0; j < columns; j++) {
      deltas[size * columns + j] = (short) delta[j];
    }
    margins[size] = (byte) margin;
  }

  /** The slot of the row equal to this one, or the free slot where it belongs. */
  private int slotOf(int row) {
    int mask = slots.length - 1;
    int slot = hash(row) & mask;
    while (slots[slot] != 0 && !isSame(slots[slot] - 1, row)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isSame(int a, int b) {
    return margins[a] == margins[b]
        && Arrays.equals(
            deltas, a * columns, (a + 1) * columns, deltas, b * columns, (b + 1) * columns);
  }

  private int hash(int row) {
    int hash = 1; // without the margin: rows that differ in it alone are rare
    for (int at = row * columns, end = at + columns; at < end; at++) {
      hash = 31 * hash + deltas[at];
    }
    hash *= 0x9E3779B9; // 2^32 / golden ratio: spreads small differences into the high bits
    return hash ^ (hash >>> 15);
  }

  private void grow() {
    int capacity = 2 * size;
    deltas = Arrays.copyOf(deltas, Math.multiplyExact(capacity, columns));
    margins = Arrays.copyOf(margins, capacity);
    multiplicities = Arrays.copyOf(multiplicities, capacity);
    slots = new int[4 * capacity];
    for (int row = 0; row < size; row++) {
      slots[slotOf(row)] = row + 1;
    }
  }
}
