package olsy.learning.prediction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.players.Doubts;
import olsy.learning.players.PlayerFile;

/**
 * Asks a zero-level player what it would do, before anybody moves or against what was played. Of a
 * player with alternatives it asks each of them; every one is a search of its own.
 */
public final class Predictor<P extends Position<P>> {

  /** Alternatives that are less probable are not asked. */
  private static final double LEAST_SHARE = 0.03;

  /** One of the strategies that the player may have. */
  private record Possible<P extends Position<P>>(
      double share, Strategy<P> strategy, Deliberation<P> deliberation) {

    static <P extends Position<P>> Possible<P> of(double share, Strategy<P> strategy) {
      return new Possible<>(share, strategy, new Deliberation<>(strategy));
    }

    List<SearchResult<P>> seen(List<P> successors) {
      return deliberation.successors(successors, strategy.depth(), SearchBudget.unlimited());
    }
  }

  private final Possible<P> main;
  private final List<Possible<P>> alternatives;

  public Predictor(Strategy<P> strategy) {
    this(strategy, List.of());
  }

  private Predictor(Strategy<P> strategy, List<Possible<P>> alternatives) {
    this.main = Possible.of(1, strategy);
    this.alternatives = alternatives;
  }

  /** Of a player as if it had no model of its own. */
  public static <P extends Position<P>> Predictor<P> of(PlayerFile player, Game<P> game) {
    Doubts doubts = player.strategy().doubts();
    List<Doubts.Alternative> asked =
        doubts.alternatives().stream().filter(one -> one.share() >= LEAST_SHARE).toList();
    double all = doubts.ownShare() + asked.stream().mapToDouble(Doubts.Alternative::share).sum();
    return new Predictor<>(
        player.player(game).strategy(),
        asked.stream()
            .map(one -> Possible.of(one.share() / all, one.strategy().strategy(game)))
            .toList());
  }

  public Prediction<P> predict(P position) {
    return predict(position, Example.successors(position));
  }

  /**
   * @param successors all of the position's, in the order that counts
   */
  public Prediction<P> predict(P position, List<P> successors) {
    List<Prediction.Alternative> others = new ArrayList<>();
    for (Possible<P> one : alternatives) {
      double[] values = one.seen(successors).stream().mapToDouble(SearchResult::value).toArray();
      double[] probabilities =
          one.strategy.probabilities(position, position.toMove(), successors, values);
      others.add(
          new Prediction.Alternative(one.share, Arrays.stream(probabilities).boxed().toList()));
    }
    return new Prediction<>(main.strategy, position, successors, main.seen(successors), others);
  }

  /** How often its move is the one that was played. On all cores. */
  public Accuracy accuracy(ExampleSet<P> decisions) {
    return foreseen(decisions).accuracy();
  }

  /** What was expected where decisions were made. On all cores. */
  public Foreseen foreseen(ExampleSet<P> decisions) {
    return new Foreseen(
        AllCores.map(decisions.unforced(), this::foreseen),
        isByProbability() ? 0 : main.strategy.ties().margin());
  }

  private ForeseenDecision foreseen(Repeated<P> one) {
    Example<P> example = listed(one.example());
    Prediction<P> prediction = predict(example);
    double[] probabilities = prediction.probabilities();
    return new ForeseenDecision(
        example.chosen(),
        one.times(),
        prediction.choice(),
        probabilities,
        isByProbability() ? probabilities : prediction.values());
  }

  /** With the successors in the player's order, in which what is foreseen is told. */
  Example<P> listed(Example<P> example) {
    return example.listedBy(main.strategy.ties());
  }

  /** Whether values do not tell alone which moves are the best. */
  private boolean isByProbability() {
    return !alternatives.isEmpty() || !main.strategy.ties().takesFirst();
  }

  /** The least error that allows what was played. */
  double error(Example<P> example) {
    return predict(example).error(example.chosen());
  }

  private Prediction<P> predict(Example<P> example) {
    return predict(example.position(), example.successors());
  }
}
