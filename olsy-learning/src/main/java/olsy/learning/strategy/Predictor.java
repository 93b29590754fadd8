package olsy.learning.strategy;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Dominance.Seen;

/** What a strategy would play, held against what was played. */
public final class Predictor<P extends Position<P>> {

  private final Strategy<P> strategy;
  private final Deliberation<P> deliberation;

  public Predictor(Strategy<P> strategy) {
    this.strategy = strategy;
    this.deliberation = new Deliberation<>(strategy);
  }

  /** What its player sees in these successors of one position. */
  public double[] values(List<P> successors) {
    return deliberation.successors(successors, strategy.depth(), SearchBudget.unlimited()).stream()
        .mapToDouble(SearchResult::value)
        .toArray();
  }

  /** On all cores. */
  public Accuracy accuracy(ExampleSet<P> decisions) {
    List<Seen> seen = AllCores.map(decisions.listedBy(strategy.ties()).unforced(), this::seen);
    return Accuracy.of(seen, strategy.ties().margin());
  }

  private Seen seen(Repeated<P> repeated) {
    Example<P> example = repeated.example();
    return new Seen(example.chosen(), repeated.times(), values(example.successors()), new int[0][]);
  }
}
