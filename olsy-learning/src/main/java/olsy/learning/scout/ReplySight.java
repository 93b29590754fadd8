package olsy.learning.scout;

import java.util.List;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.minimax.AlphaBetaWithMemory;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.FeatureSelection;

/**
 * What a player sees that foresees its opponent's next reply, and reckons with minimax behind it:
 * the search {@code reply} with a fixed model. The replies are found once.
 *
 * <pre>
 * r ← φ(s') of every alternative s', the move of the model by its own search; s' where the game is over
 * look(w): v ← αβ(r, d−2) by w;  h ← features of the dominant position, none where the game is decided
 * </pre>
 */
final class ReplySight<P extends Position<P>> implements Looking {

  private static final int FORESEEN = 2;

  private final FeatureSelection<P> pool;
  private final List<Repeated<P>> decisions;
  private final int depth;

  /** For each alternative of each decision. */
  private final List<List<P>> replies;

  private ReplySight(
      FeatureSelection<P> pool, List<Repeated<P>> decisions, int depth, List<List<P>> replies) {
    this.pool = pool;
    this.decisions = decisions;
    this.depth = depth;
    this.replies = replies;
  }

  /**
   * Foresees, on all cores.
   *
   * @param depth of the player's search, at least 2
   */
  static <P extends Position<P>> ReplySight<P> of(
      FeatureSelection<P> pool,
      List<Repeated<P>> decisions,
      int depth,
      ForeseenLeaves<P> foreseen) {
    return new ReplySight<>(
        pool,
        decisions,
        depth,
        AllCores.map(
            decisions,
            one ->
                one.example().successors().stream()
                    .map(s -> s.isTerminal() ? s : foreseen.reply(s))
                    .toList()));
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
    double[] fixed = new double[example.successors().size()];
    double[][] features = new double[fixed.length][];
    search.begin(side);
    for (int i = 0; i < fixed.length; i++) {
      P reply = replies.get(n).get(i);
      double value =
          reply.toMove() == side
              ? search.valueBehind(reply, FORESEEN, depth)
              : search.value(reply, 1, Double.NEGATIVE_INFINITY);
      P dominant = search.dominant();
      if (dominant == null) {
        fixed[i] = Sight.fixed(value, decided);
      } else {
        features[i] = Sight.real(pool.extract(dominant, side));
      }
    }
    return new Observation(example.chosen(), decisions.get(n).times(), features, fixed);
  }
}
