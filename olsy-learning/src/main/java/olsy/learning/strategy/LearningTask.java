package olsy.learning.strategy;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.TieOrder;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.Shuffle;
import olsy.learning.population.Population;

/**
 * What there is to learn from.
 *
 * @param known before the decisions are looked at
 * @param game says in which other ways than its own the player may list moves
 * @param maxDepth the deepest search considered
 */
public record LearningTask<P extends Position<P>>(
    FeatureSelection<P> pool,
    Known<P> known,
    Game<P> game,
    Parts<P> decisions,
    int maxDepth,
    long seed) {

  /** With fewer decisions, none can be spared for choosing the depth. */
  private static final int FEW = 100;

  private static final double HELD_OUT = 0.25;

  /**
   * What is known of the player.
   *
   * @param start weights to begin with, one for each feature of the pool
   * @param population of players that it is like
   * @param before what was learned of it before
   * @param pools smaller ones that its function may be over
   */
  public record Known<P extends Position<P>>(
      List<Double> start,
      Optional<Population> population,
      Optional<Before<P>> before,
      List<FeatureSelection<P>> pools) {

    public Known {
      start = List.copyOf(start);
      pools = List.copyOf(pools);
    }
  }

  /**
   * What was learned before, from fewer decisions.
   *
   * @param strategies the model's and its alternatives, over the same features
   */
  public record Before<P extends Position<P>>(
      List<LearnedStrategy<P>> strategies, List<DepthFit> fits) {

    public Before {
      strategies = List.copyOf(strategies);
      fits = List.copyOf(fits);
    }
  }

  /**
   * The decisions to learn from.
   *
   * @param training those to fit weights to
   * @param heldOut those, from other games, to choose the depth by; perhaps none
   * @param all of both
   */
  public record Parts<P extends Position<P>>(
      ExampleSet<P> training, ExampleSet<P> heldOut, ExampleSet<P> all) {

    /** Holds out a quarter of the games, or none where there is little to learn from. */
    static <P extends Position<P>> Parts<P> of(List<List<Example<P>>> games, long seed) {
      List<List<Example<P>>> shuffled = Shuffle.shuffled(games, seed);
      ExampleSet<P> all = ExampleSet.of(shuffled);
      int out = all.decisions() < FEW ? 0 : (int) (HELD_OUT * games.size());
      int cut = shuffled.size() - out;
      return new Parts<>(
          out == 0 ? all : ExampleSet.of(shuffled.subList(0, cut)),
          ExampleSet.of(shuffled.subList(cut, shuffled.size())),
          all);
    }

    /** What depths are compared by: what is held out, or all where nothing is. */
    public ExampleSet<P> judging() {
      return heldOut.decisions() == 0 ? training : heldOut;
    }
  }

  public LearningTask {
    if (known.start.size() != pool.size()) {
      throw new IllegalArgumentException(
          pool.size() + " weights to start from expected, found " + known.start.size());
    }
    if (maxDepth < 1) {
      throw new IllegalArgumentException("depths from 1 on expected, found " + maxDepth);
    }
  }

  /**
   * Of a player of whom nothing is known.
   *
   * @param start weights to begin with
   * @param games the decisions of each
   */
  public static <P extends Position<P>> LearningTask<P> of(
      FeatureSelection<P> pool,
      List<Double> start,
      Game<P> game,
      List<List<Example<P>>> games,
      int maxDepth,
      long seed) {
    return new LearningTask<>(
        pool,
        new Known<>(start, Optional.empty(), Optional.empty(), List.of()),
        game,
        Parts.of(games, seed),
        maxDepth,
        seed);
  }

  public LearningTask<P> with(Optional<Population> population) {
    return with(new Known<>(known.start, population, known.before, known.pools));
  }

  public LearningTask<P> with(Before<P> before) {
    return with(new Known<>(known.start, known.population, Optional.of(before), known.pools));
  }

  public LearningTask<P> with(List<FeatureSelection<P>> pools) {
    return with(new Known<>(known.start, known.population, known.before, pools));
  }

  private LearningTask<P> with(Known<P> more) {
    return new LearningTask<>(pool, more, game, decisions, maxDepth, seed);
  }

  /** The same with other features, of which nothing else is known. */
  public LearningTask<P> over(FeatureSelection<P> smaller) {
    List<Double> its =
        smaller.names().stream()
            .map(name -> pool.names().indexOf(name))
            .map(place -> place < 0 ? 0.0 : known.start.get(place))
            .toList();
    return new LearningTask<>(
        smaller,
        new Known<>(its, Optional.empty(), Optional.empty(), List.of()),
        game,
        decisions,
        maxDepth,
        seed);
  }

  /** Weights to begin with. */
  public List<Double> start() {
    return known.start;
  }

  List<TieOrder<P>> tieOrders() {
    return game.tieOrders();
  }
}
