package olsy.lab.engine;

import java.util.List;
import java.util.function.Predicate;
import olsy.core.game.checkers.Checkers;

/**
 * Plays as another engine does, but makes any move now and then in positions of a kind.
 *
 * @param where the kind
 * @param mistakes in what share of them
 */
public record WeakSpot(Engine engine, Predicate<Checkers> where, double mistakes)
    implements Engine {

  @Override
  public String name() {
    return engine.name();
  }

  @Override
  public double[] probabilities(Checkers position, List<Checkers> successors) {
    double[] probabilities = engine.probabilities(position, successors);
    if (where.test(position)) {
      for (int i = 0; i < probabilities.length; i++) {
        probabilities[i] = (1 - mistakes) * probabilities[i] + mistakes / probabilities.length;
      }
    }
    return probabilities;
  }
}
