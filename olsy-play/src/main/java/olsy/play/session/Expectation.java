package olsy.play.session;

import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.player.Temperature;
import olsy.learning.example.Example;
import olsy.learning.strategy.Predictor;
import olsy.learning.training.LiveModel;

/** What a model expects of the opponent, before the opponent moves. */
final class Expectation<P extends Position<P>> {

  private final Game<P> game;
  private final int number;
  private final Strategy<P> strategy;
  private final double unit;
  private final Predictor<P> predictor;

  Expectation(Game<P> game, LiveModel model, int number) {
    this.game = game;
    this.number = number;
    this.strategy = model.player().player(game).strategy();
    this.unit = model.player().unit();
    this.predictor = new Predictor<>(strategy);
  }

  /** Held against what the opponent did. */
  Decision.Expected of(Example<P> example, boolean used) {
    List<P> successors = example.successors();
    P position = example.position();
    double[] values = predictor.values(successors);
    int choice = strategy.ties().choose(position, position.toMove(), successors, values);
    double[] probabilities = Temperature.of(strategy).probabilities(values);
    return new Decision.Expected(
        number,
        game.move(position, successors.get(choice)),
        probabilities[example.chosen()],
        1.0 / successors.size(),
        error(values, example.chosen()),
        used);
  }

  /** See {@link olsy.learning.strategy.ErrorBound}. */
  private double error(double[] values, int chosen) {
    double best = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      best = Math.max(best, value);
    }
    if (values[chosen] == best) {
      return 0;
    }
    boolean decided = Score.isDecided(best) || Score.isDecided(values[chosen]);
    return decided ? Double.POSITIVE_INFINITY : (best - values[chosen]) / 2 / unit;
  }
}
