package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.RandomTree;
import olsy.core.search.minimax.AlphaBeta;
import olsy.lab.experiment.Found;
import olsy.lab.measure.UniformTrees;
import olsy.lab.report.Figure20.Pruned;
import org.junit.jupiter.api.Test;

class Figure20Test {

  @Test
  void prunesAsAlphaBetaDoesAndLessWithTheBound() {
    List<Pruned> rows =
        Found.of(new Figure20(50, 6, List.of(0.0, 0.1, 0.5, 2.0)), 1).of(Pruned.class);
    assertEquals(alphaBeta(50, 6), rows.get(0).onePass(), 1e-12, "bound 0");
    for (int i = 0; i < rows.size(); i++) {
      Pruned row = rows.get(i);
      assertTrue(row.alphaBetaStar() <= row.onePass() + 1e-12, "fewer cutoffs: " + row);
      if (i > 0) {
        assertTrue(row.onePass() < rows.get(i - 1).onePass(), row.toString());
        assertTrue(row.alphaBetaStar() < rows.get(i - 1).alphaBetaStar(), row.toString());
      }
    }
  }

  /** Share of leaves that αβ with f₁ leaves out. */
  private static double alphaBeta(int trees, int depth) {
    RandomTree.Shape shape = new RandomTree.Shape(2, depth, 0, UniformTrees.RANGE);
    long leaves = 0;
    for (int tree = 0; tree < trees; tree++) {
      leaves +=
          new AlphaBeta<>(new ModelValue<RandomTree>(1))
              .search(RandomTree.root(shape, 1 + tree), depth)
              .evaluations();
    }
    return 1 - leaves / (double) trees / Math.pow(2, depth);
  }
}
