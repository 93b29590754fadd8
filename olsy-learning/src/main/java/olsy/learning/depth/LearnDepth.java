package olsy.learning.depth;

/**
 * LearnDepth as printed (Carmel and Markovitch, Learning and Using Opponent Models in Adversary
 * Search, Figure 21): a depth is credited by the rank of the move played.
 *
 * <pre>
 * for each ⟨board, move⟩ in EXAMPLES, for d from 1 to MaxDepth:
 *   M ← minimax(move(board), d−1)
 *   count[d] ← count[d] + |{b in successors(board): minimax(b, d−1) ≤ M}|
 *                       − |{b in successors(board): minimax(b, d−1) &gt; M}|
 * return the d with the largest count[d]
 * </pre>
 *
 * Ties count for the move played, and shallow searches have more of them: with a wrong function
 * depth 1 profits.
 */
public final class LearnDepth implements DepthLearner {

  @Override
  public int credit(double[] values, int chosen) {
    int credit = 0;
    for (double value : values) {
      credit += value <= values[chosen] ? 1 : -1;
    }
    return credit;
  }
}
