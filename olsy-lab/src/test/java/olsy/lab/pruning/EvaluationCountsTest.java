package olsy.lab.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.pruning.EvaluationCounts.Count;
import org.junit.jupiter.api.Test;

class EvaluationCountsTest {

  @Test
  void countsWhatTheLemmasSay() {
    List<Count> rows = Found.of(new EvaluationCounts(5, List.of(2, 4), 5), 1).of(Count.class);
    assertEquals(3 * (2 * 4 + 2 * 3), rows.size(), "searches, depths of levels 1 and 2");
    for (Count row : rows) {
      if (row.search().equals("m-star")) {
        assertEquals(closedForm(row.branching(), row.depth()), row.mean(), 1e-6, "" + row);
      }
      if (row.search().equals("simple-pruning")) {
        assertTrue(row.most() <= row.high() && row.least() < row.high(), row.toString());
        double exactLow = row.low() - below(row.branching(), row.depth());
        assertTrue(row.level() > 1 || exactLow <= row.least(), row.toString());
      } else {
        assertTrue(row.holds() && row.least() == row.most(), row.toString());
      }
    }
  }

  /** Lemma 1. */
  private static double closedForm(int b, int d) {
    double root = Math.sqrt(b * b + 4.0 * b);
    return (Math.pow((b + root) / 2, d + 1) - Math.pow((b - root) / 2, d + 1)) / root;
  }

  /** What the proof of Lemma 2 takes from the lower bound, and the lemma leaves out. */
  private static double below(int b, int d) {
    int replies = d / 2;
    return b / (b - 1.0) * (Math.pow(b, replies) - 1);
  }
}
