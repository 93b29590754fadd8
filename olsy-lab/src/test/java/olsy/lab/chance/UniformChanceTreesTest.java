package olsy.lab.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.SplittableRandom;
import olsy.core.game.tree.ChanceNode;
import olsy.core.game.tree.ModelValue;
import olsy.core.search.SearchResult;
import olsy.core.search.chance.Expectiminimax;
import org.junit.jupiter.api.Test;

class UniformChanceTreesTest {

  @Test
  void theBestMoveComesFirstWhereItIsToComeFirst() {
    UniformChanceTrees shape = new UniformChanceTrees(3, 3);
    for (int seed = 0; seed < 50; seed++) {
      ChanceNode any = shape.tree(new SplittableRandom(seed), false);
      ChanceNode bestFirst = shape.tree(new SplittableRandom(seed), true);
      Expectiminimax<ChanceNode> search = new Expectiminimax<>(new ModelValue<>(0));
      SearchResult<ChanceNode> found = search.search(bestFirst, 9);
      assertEquals(search.search(any, 9).value(), found.value(), 1e-12, "seed " + seed);
      assertSame(bestFirst.successors()[0], found.choice(), "seed " + seed);
      assertEquals(243, found.evaluations());
    }
  }
}
