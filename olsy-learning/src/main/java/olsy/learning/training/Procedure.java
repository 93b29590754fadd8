package olsy.learning.training;

import java.util.Locale;
import olsy.learning.strategy.LearnStrategy;
import olsy.learning.strategy.LearnStrategyInTwoPhases;
import olsy.learning.strategy.StrategyLearner;

/** The learners by the names that commands and files give them. */
public enum Procedure {
  TWO_PHASES,
  PAPER;

  StrategyLearner learner() {
    return switch (this) {
      case TWO_PHASES -> new LearnStrategyInTwoPhases();
      case PAPER -> new LearnStrategy();
    };
  }

  /** The name: {@code two-phases}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
