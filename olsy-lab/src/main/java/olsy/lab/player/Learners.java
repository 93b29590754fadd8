package olsy.lab.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;

/** The procedures that experiments compare, by the names that results give them. */
public final class Learners {

  public static final Map<String, StrategyLearner> BY_NAME = byName();

  private Learners() {}

  /** The name of the one that learns where nobody asks for another. */
  public static String usual() {
    return name(StrategyLearners.usual());
  }

  private static String name(StrategyLearner learner) {
    return learner.name().equals("paper") ? "figure-23" : learner.name();
  }

  private static Map<String, StrategyLearner> byName() {
    Map<String, StrategyLearner> learners = new LinkedHashMap<>();
    for (StrategyLearner learner : StrategyLearners.all()) {
      learners.put(name(learner), learner);
    }
    return Collections.unmodifiableMap(learners);
  }
}
