package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StrategyLearnersTest {

  @Test
  void theUsualOneIsTheFirst() {
    List<String> names = StrategyLearners.all().stream().map(StrategyLearner::name).toList();
    assertEquals(Set.of("paper", "scout", "two-phases"), Set.copyOf(names));
    assertEquals(3, names.size(), names.toString());
    assertEquals(names.get(0), StrategyLearners.usual().name());
    assertNotEquals("paper", StrategyLearners.usual().name());
  }

  @Test
  void theUsualOneIsTheFirstWhereverItsFileIs() {
    StrategyLearner usual = StrategyLearners.usual();
    StrategyLearner paper = new LearnStrategy();
    assertEquals(
        List.of(usual, paper, paper), StrategyLearners.usualFirst(Stream.of(paper, usual, paper)));
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
