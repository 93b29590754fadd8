package olsy.learning.strategy;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import olsy.core.game.Spelling;

/**
 * The learners this program knows, by name. A new one is a package and a line in {@code
 * META-INF/services/olsy.learning.strategy.StrategyLearner}.
 */
public final class StrategyLearners {

  private static final String USUAL = "scout";

  private static final List<StrategyLearner> ALL =
      usualFirst(
          ServiceLoader.load(StrategyLearner.class).stream().map(ServiceLoader.Provider::get));

  private StrategyLearners() {}

  /** A learner of another module is never the usual one, wherever it is on the class path. */
  static List<StrategyLearner> usualFirst(Stream<StrategyLearner> learners) {
    return learners.sorted(Comparator.comparing(learner -> !learner.name().equals(USUAL))).toList();
  }

  /** The usual one first. */
  public static List<StrategyLearner> all() {
    return ALL;
  }

  /** What learns where nobody asks for another one. */
  public static StrategyLearner usual() {
    return ALL.get(0);
  }

  /**
   * The learner of that name.
   *
   * @throws IllegalArgumentException naming the nearest
   */
  public static StrategyLearner named(String name) {
    return ALL.stream()
        .filter(learner -> learner.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Spelling.unknown(
                        "procedure", name, ALL.stream().map(StrategyLearner::name).toList())));
  }
}
