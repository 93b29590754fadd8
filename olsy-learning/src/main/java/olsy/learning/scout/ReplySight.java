package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.AlphaBetaWithMemory;
import olsy.core.search.minimax.Deliberation;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.FeatureSelection;

/**
 * What a player sees that foresees its opponent's next reply, and reckons with minimax behind it:
 * by the searches {@code reply} and {@code soft} with a fixed model. What is expected of the model
 * is found once.
 *
 * <pre>
 * E ← of every alternative s' the replies that are expected, each with its share; none where the game is over
 * look(w): v ← Σ_E share · αβ(r, d−2) + feared · αβ(s', d−1), by w
 *          h ← the mean of the features of the dominant positions; none where a game is decided
 * </pre>
 *
 * {@code reply} is sure of one reply and fears nothing. {@code soft} fears as much as it does not
 * trust the model. Where a game may be decided among others its value stays as it is until the next
 * look.
 */
final class ReplySight<P extends Position<P>> implements Looking {

  private static final int FORESEEN = 2;

  /** Replies of {@code soft} that are less probable do not count. */
  private static final double NEGLIGIBLE = 0.01;

  /** A reply that is expected. */
  private record Expected<P>(P reply, double share) {}

  /**
   * An alternative.
   *
   * @param feared the share of its worst reply, whatever is expected
   */
  private record Alternative<P>(P successor, List<Expected<P>> expected, double feared) {}

  /** Says what is expected behind a successor where the game goes on. */
  @FunctionalInterface
  private interface Expectation<P> {
    Alternative<P> behind(P successor);
  }

  private final FeatureSelection<P> pool;
  private final List<Repeated<P>> decisions;
  private final int depth;
  private final List<List<Alternative<P>>> alternatives;

  private ReplySight(
      FeatureSelection<P> pool,
      List<Repeated<P>> decisions,
      int depth,
      Expectation<P> expectation) {
    this.pool = pool;
    this.decisions = decisions;
    this.depth = depth;
    this.alternatives =
        AllCores.map(
            decisions,
            one ->
                one.example().successors().stream()
                    .map(
                        successor ->
                            successor.isTerminal()
                                ? new Alternative<>(successor, List.<Expected<P>>of(), 1)
                                : expectation.behind(successor))
                    .toList());
  }

  /**
   * By {@code reply}.
   *
   * @param depth of the player's search, at least 2
   */
  static <P extends Position<P>> ReplySight<P> sure(
      FeatureSelection<P> pool,
      List<Repeated<P>> decisions,
      int depth,
      ForeseenLeaves<P> foreseen) {
    return new ReplySight<>(
        pool,
        decisions,
        depth,
        s -> new Alternative<>(s, List.of(new Expected<>(foreseen.reply(s), 1)), 0));
  }

  /**
   * By {@code soft}.
   *
   * @param depth of the player's search, at least 2
   * @param model with its temperature and its trust
   */
  static <P extends Position<P>> ReplySight<P> soft(
      FeatureSelection<P> pool, List<Repeated<P>> decisions, int depth, Strategy<P> model) {
    return new ReplySight<>(
        pool, decisions, depth, s -> new Alternative<>(s, expected(s, model), 1 - model.trust()));
  }

  private static <P extends Position<P>> List<Expected<P>> expected(P s, Strategy<P> model) {
    List<P> replies = Arrays.asList(s.successors());
    double[] values =
        new Deliberation<>(model)
            .successors(replies, model.depth(), SearchBudget.unlimited()).stream()
                .mapToDouble(SearchResult::value)
                .toArray();
    double[] likely = model.probabilities(s, s.toMove(), replies, values);
    double all = Arrays.stream(likely).filter(p -> p > NEGLIGIBLE).sum();
    List<Expected<P>> expected = new ArrayList<>();
    for (int r = 0; r < likely.length; r++) {
      if (likely[r] > NEGLIGIBLE) {
        expected.add(new Expected<>(replies.get(r), model.trust() * likely[r] / all));
      }
    }
    return expected;
  }

  @Override
  public List<Observation> look(double[] weights) {
    Evaluation<P> evaluation = Sight.evaluation(pool, weights);
    double decided = Sight.decided(weights);
    ThreadLocal<AlphaBetaWithMemory<P>> searches =
        ThreadLocal.withInitial(() -> new AlphaBetaWithMemory<>(evaluation, FrontierRule.NONE));
    List<Integer> all = IntStream.range(0, decisions.size()).boxed().toList();
    return AllCores.map(all, n -> look(n, searches.get(), decided));
  }

  private Observation look(int n, AlphaBetaWithMemory<P> search, double decided) {
    Example<P> example = decisions.get(n).example();
    Side side = example.position().toMove();
    List<Alternative<P>> all = alternatives.get(n);
    double[] fixed = new double[all.size()];
    double[][] features = new double[fixed.length][];
    search.begin(side);
    for (int i = 0; i < fixed.length; i++) {
      Alternative<P> one = all.get(i);
      Mean mean = new Mean(side, decided);
      for (Expected<P> expected : one.expected) {
        mean.add(expected.share, search.valueBehind(expected.reply, FORESEEN, depth), search);
      }
      if (one.feared > 0) {
        double worst = search.value(one.successor, depth, Double.NEGATIVE_INFINITY);
        mean.add(one.feared, worst, search);
      }
      features[i] = mean.features();
      fixed[i] = features[i] == null ? mean.value : 0;
    }
    return new Observation(example.chosen(), decisions.get(n).times(), features, fixed);
  }

  /** Of what follows an alternative. */
  private final class Mean {
    private final Side side;
    private final double decided;
    private final double[] features = new double[pool.size()];
    private double value;
    private boolean isFixed;

    Mean(Side side, double decided) {
      this.side = side;
      this.decided = decided;
    }

    /**
     * @param search that has just found the value
     */
    void add(double share, double found, AlphaBetaWithMemory<P> search) {
      value += share * Sight.fixed(found, decided);
      isFixed |= Score.isDecided(found);
      P dominant = search.dominant();
      if (dominant != null) {
        int[] its = pool.extract(dominant, side);
        for (int j = 0; j < its.length; j++) {
          features[j] += share * its[j];
        }
      }
    }

    /** Null where the value is fixed. A draw has none that count. */
    double[] features() {
      return isFixed ? null : features;
    }
  }
}
