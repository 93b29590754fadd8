package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class MtdFTest {

  @Test
  void anyGuessLeadsToTheValue() {
    for (int seed = 0; seed < 2000; seed++) {
      InformedTree<InformedNode> tree = RandomInformedTrees.tree(seed);
      double value = RandomInformedTrees.value(tree.root(), true);
      for (double guess : List.of(value, value - 1, value + 1, Double.POSITIVE_INFINITY)) {
        assertEquals(value, new MtdF(guess).search(tree).value(), "seed " + seed);
      }
    }
  }

  /** The terminals of SSS*, when it asks from above. No other is evaluated, and none twice. */
  @Test
  void fromAboveItIsSssStar() {
    for (int seed = 0; seed < 2000; seed++) {
      RecordedTree<InformedNode> states = new RecordedTree<>(RandomInformedTrees.tree(seed));
      new SssStar().search(states);
      RecordedTree<InformedNode> asked = new RecordedTree<>(states.tree());
      new MtdF(Double.POSITIVE_INFINITY).search(asked);
      assertEquals(
          new HashSet<>(states.developed().stream().filter(n -> n.children().isEmpty()).toList()),
          new HashSet<>(asked.developed().stream().filter(n -> n.children().isEmpty()).toList()),
          "seed " + seed);
    }
  }
}
