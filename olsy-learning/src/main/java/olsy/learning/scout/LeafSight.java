package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.FeatureSelection;

/**
 * What a player with a fixed model of its opponent sees in decisions. The leaves that it can reach
 * are found once; weights only choose among them.
 *
 * <pre>
 * leaves ← {@link ForeseenLeaves} of every alternative, those with equal features once
 * look(w): h ← of every alternative the features of the first leaf with the greatest w·h
 * </pre>
 */
final class LeafSight<P extends Position<P>> implements Looking {

  /**
   * The leaves of an alternative.
   *
   * @param features each different one
   * @param plies to the end of the game where it ends decided, positive for the side that decides;
   *     empty where it does not
   */
  private record Alternative(List<double[]> features, List<Integer> plies, boolean isDrawn) {}

  private final List<Repeated<P>> decisions;
  private final List<List<Alternative>> alternatives;

  private LeafSight(List<Repeated<P>> decisions, List<List<Alternative>> alternatives) {
    this.decisions = decisions;
    this.alternatives = alternatives;
  }

  /** Searches, on all cores. */
  static <P extends Position<P>> LeafSight<P> of(
      FeatureSelection<P> pool,
      List<Repeated<P>> decisions,
      int depth,
      ForeseenLeaves<P> foreseen) {
    return new LeafSight<>(
        decisions,
        AllCores.map(
            decisions,
            one ->
                one.example().successors().stream()
                    .map(
                        successor ->
                            alternative(
                                pool,
                                one.example().position().toMove(),
                                foreseen.behind(successor, depth)))
                    .toList()));
  }

  private static <P extends Position<P>> Alternative alternative(
      FeatureSelection<P> pool, Side side, List<ForeseenLeaves.Leaf<P>> leaves) {
    List<int[]> features = new ArrayList<>();
    List<Integer> plies = new ArrayList<>();
    boolean isDrawn = false;
    for (ForeseenLeaves.Leaf<P> leaf : leaves) {
      if (Score.hasResult(leaf.position())) {
        double result = Score.ofResult(leaf.position(), side, leaf.ply());
        isDrawn |= result == 0;
        if (result != 0) {
          plies.add(result > 0 ? leaf.ply() : -leaf.ply());
        }
      } else {
        int[] its = pool.extract(leaf.position(), side);
        if (features.stream().noneMatch(known -> Arrays.equals(known, its))) {
          features.add(its);
        }
      }
    }
    return new Alternative(
        features.stream().map(its -> Arrays.stream(its).asDoubleStream().toArray()).toList(),
        plies,
        isDrawn);
  }

  @Override
  public List<Observation> look(double[] weights) {
    double decided = Sight.decided(weights);
    List<Observation> seen = new ArrayList<>();
    for (int n = 0; n < alternatives.size(); n++) {
      Example<P> example = decisions.get(n).example();
      List<Alternative> all = alternatives.get(n);
      double[][] features = new double[all.size()][];
      double[] fixed = new double[features.length];
      for (int i = 0; i < features.length; i++) {
        features[i] = best(all.get(i), weights, decided, fixed, i);
      }
      seen.add(new Observation(example.chosen(), decisions.get(n).times(), features, fixed));
    }
    return seen;
  }

  /** The features of the best leaf; null where its value is fixed, which is written. */
  private static double[] best(
      Alternative one, double[] weights, double decided, double[] fixed, int at) {
    double most = one.isDrawn ? 0 : Double.NEGATIVE_INFINITY;
    for (int plies : one.plies) {
      most = Math.max(most, Math.signum(plies) * Sight.decided(decided, Math.abs(plies)));
    }
    double[] best = null;
    for (double[] features : one.features) {
      double value = Observation.dot(features, weights);
      if (value > most) {
        most = value;
        best = features;
      }
    }
    fixed[at] = best == null ? most : 0;
    return best;
  }
}
