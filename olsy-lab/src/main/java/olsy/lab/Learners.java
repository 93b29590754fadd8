package olsy.lab;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import olsy.learning.strategy.LearnStrategy;
import olsy.learning.strategy.LearnStrategyInTwoPhases;
import olsy.learning.strategy.StrategyLearner;

/** The procedures that experiments compare. */
final class Learners {

  static final Map<String, StrategyLearner> BY_NAME = byName();

  private Learners() {}

  private static Map<String, StrategyLearner> byName() {
    Map<String, StrategyLearner> learners = new LinkedHashMap<>();
    learners.put("two-phases", new LearnStrategyInTwoPhases());
    learners.put("figure-23", new LearnStrategy());
    return Collections.unmodifiableMap(learners);
  }
}
