package olsy.core.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lines of play preferred so far, one for every ply of the current path: row r is what follows
 * the node at ply r. A triangular table, so that remembering a line makes no garbage.
 */
public final class PrincipalVariation<P> {

  private final Object[][] rows;
  private final int[] lengths;

  public PrincipalVariation(int depth) {
    rows = new Object[depth + 1][];
    for (int ply = 0; ply <= depth; ply++) {
      rows[ply] = new Object[depth - ply];
    }
    lengths = new int[depth + 1];
  }

  /** The node at this ply is a leaf: nothing follows. */
  public void end(int ply) {
    lengths[ply] = 0;
  }

  /** The node at this ply prefers a successor, and what follows that one. */
  public void prefer(int ply, P successor) {
    assert lengths[ply + 1] < rows[ply].length;
    rows[ply][0] = successor;
    int rest = lengths[ply + 1];
    if (rest > 0) {
      System.arraycopy(rows[ply + 1], 0, rows[ply], 1, rest);
    }
    lengths[ply] = rest + 1;
  }

  /** What follows the node at this ply, to be preferred later. */
  public Object[] rest(int ply) {
    return Arrays.copyOf(rows[ply], lengths[ply]);
  }

  /** The node at this ply prefers a successor, and what followed that one earlier. */
  public void prefer(int ply, P successor, Object[] rest) {
    System.arraycopy(rest, 0, rows[ply + 1], 0, rest.length);
    lengths[ply + 1] = rest.length;
    prefer(ply, successor);
  }

  /** The successor that the node at this ply prefers. */
  @SuppressWarnings("unchecked")
  public P choice(int ply) {
    return (P) rows[ply][0];
  }

  /** The root and what follows it. */
  @SuppressWarnings("unchecked")
  public List<P> from(P root) {
    List<P> line = new ArrayList<>();
    line.add(root);
    Arrays.stream(rows[0], 0, lengths[0]).forEach(position -> line.add((P) position));
    return line;
  }
}
