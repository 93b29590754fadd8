package olsy.play.cli;

import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A learner on the command line. */
final class LearnerNamed implements ITypeConverter<StrategyLearner> {

  @Override
  public StrategyLearner convert(String name) {
    try {
      return StrategyLearners.named(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
