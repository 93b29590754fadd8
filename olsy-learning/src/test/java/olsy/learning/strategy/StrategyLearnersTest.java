package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class StrategyLearnersTest {

  @Test
  void theUsualOneIsTheFirst() {
    assertEquals(
        List.of("two-phases", "paper"),
        StrategyLearners.all().stream().map(StrategyLearner::name).toList());
    assertEquals("two-phases", StrategyLearners.usual().name());
  }

  @Test
  void theUsualOneIsTheFirstWhereverItsFileIs() {
    List<StrategyLearner> others =
        List.of(new LearnStrategy(), new LearnStrategyInTwoPhases(), new LearnStrategy());
    assertEquals(
        List.of("two-phases", "paper", "paper"),
        StrategyLearners.usualFirst(others.stream()).stream().map(StrategyLearner::name).toList());
  }

  @Test
  void findsEveryOneByItsName() {
    for (StrategyLearner learner : StrategyLearners.all()) {
      assertSame(learner, StrategyLearners.named(learner.name()));
    }
  }

  @Test
  void theNearestIsNamed() {
    String wrong =
        assertThrows(IllegalArgumentException.class, () -> StrategyLearners.named("papre"))
            .getMessage();
    assertTrue(wrong.contains("paper"), wrong);
  }
}
