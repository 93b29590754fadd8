package olsy.lab.engine;

import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.Deliberation;

/**
 * Sees what a strategy sees, and errs the more the worse it stands.
 *
 * <pre>
 * P(i) ∝ exp(v_i / T),   T = .04 + .3 · max(0, −best v), in men; −best v is 3 at most
 * </pre>
 *
 * A model has one temperature for all positions.
 */
public record ErringWhenBehind(String name, Strategy<Checkers> strategy) implements Engine {

  private static final double CALM = 0.04;
  private static final double NERVES = 0.3;
  private static final double LOST = 3;

  @Override
  public double[] probabilities(Checkers position, List<Checkers> successors) {
    double unit = strategy.evaluation().unit();
    double[] values =
        new Deliberation<>(strategy)
            .successors(successors, strategy.depth(), SearchBudget.unlimited()).stream()
                .mapToDouble(seen -> Score.inUnits(seen.value(), unit))
                .toArray();
    double best = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      best = Math.max(best, value);
    }
    double temperature = CALM + NERVES * Math.min(LOST, Math.max(0, -best));
    double sum = 0;
    double[] probabilities = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      probabilities[i] = Math.exp((values[i] - best) / temperature);
      sum += probabilities[i];
    }
    for (int i = 0; i < values.length; i++) {
      probabilities[i] /= sum;
    }
    return probabilities;
  }
}
