package olsy.learning.prediction;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.Deliberation;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.players.PlayerFile;

/** Asks a zero-level player what it would do, before anybody moves or against what was played. */
public final class Predictor<P extends Position<P>> {

  private final Strategy<P> strategy;
  private final Deliberation<P> deliberation;

  public Predictor(Strategy<P> strategy) {
    this.strategy = strategy;
    this.deliberation = new Deliberation<>(strategy);
  }

  /** Of a player as if it had no model of its own. */
  public static <P extends Position<P>> Predictor<P> of(PlayerFile player, Game<P> game) {
    return new Predictor<>(player.player(game).strategy());
  }

  public Prediction<P> predict(P position) {
    return predict(position, Example.successors(position));
  }

  /**
   * @param successors all of the position's, in the order that counts
   */
  public Prediction<P> predict(P position, List<P> successors) {
    return new Prediction<>(
        strategy,
        position,
        successors,
        deliberation.successors(successors, strategy.depth(), SearchBudget.unlimited()));
  }

  /** How often its move is the one that was played. On all cores. */
  public Accuracy accuracy(ExampleSet<P> decisions) {
    List<ValuedDecision> valued =
        AllCores.map(decisions.listedBy(strategy.ties()).unforced(), this::valued);
    return Accuracy.of(valued, strategy.ties().margin());
  }

  private ValuedDecision valued(Repeated<P> one) {
    return new ValuedDecision(one.example().chosen(), one.times(), predict(one.example()).values());
  }

  /** The least error that allows what was played. */
  double error(Example<P> example) {
    return predict(example).error(example.chosen());
  }

  private Prediction<P> predict(Example<P> example) {
    return predict(example.position(), example.successors());
  }
}
