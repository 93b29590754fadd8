package olsy.learning.strategy;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Position;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;

/**
 * Tells whether a player has changed: whether a model agrees with older decisions as often as with
 * newer ones.
 *
 * <pre>
 * for each of nine cuts, a tenth of the decisions apart:
 *   p ← how probable a difference like that between the shares before and after is by chance
 * there is a change at the cut with the least p, if 9·p ≤ level
 * </pre>
 *
 * p is Fisher's exact one, two-sided (R. A. Fisher, Statistical Methods for Research Workers,
 * Section 21.02); multiplying by the number of cuts is Bonferroni's correction. So a player that
 * has not changed is suspected with a probability of at most the level. The model must not have
 * been fitted to any of these decisions, or else to as many on either side: it agrees better with
 * those it was fitted to.
 *
 * @param level at most so probably a change is seen where there is none
 */
public record ChangeTest(double level) {

  private static final int CUTS = 9;

  /** Equally probable ones count, whatever rounding makes of them. */
  private static final double ROUNDING = 1e-9;

  /**
   * A change that was seen.
   *
   * @param at the number of decisions before it
   * @param before share of those that the model agrees with
   * @param after share of the others
   * @param p how probable such a change is by chance
   */
  public record Change(int at, double before, double after, double p) {}

  public ChangeTest {
    if (!(level > 0 && level < 1)) {
      throw new IllegalArgumentException("a level between 0 and 1 expected, found " + level);
    }
  }

  /**
   * Looks at a model's agreement with decisions.
   *
   * @param decisions in the order of time; forced moves are passed over
   */
  public <P extends Position<P>> Optional<Change> find(
      FeatureSelection<P> pool, Candidate model, List<Example<P>> decisions) {
    List<Repeated<P>> unforced =
        decisions.stream()
            .filter(example -> !example.isForced())
            .map(example -> new Repeated<>(example, 1))
            .toList();
    return find(
        new Dominance<>(pool, model)
            .seen(unforced).stream()
                .map(seen -> Dominance.firstBest(seen.values) == seen.chosen)
                .toList());
  }

  /**
   * Looks at agreement itself.
   *
   * @param agrees whether the model agrees with a decision, in the order of time
   */
  public Optional<Change> find(List<Boolean> agrees) {
    int n = agrees.size();
    int[] hits = new int[n + 1];
    for (int i = 0; i < n; i++) {
      hits[i + 1] = hits[i] + (agrees.get(i) ? 1 : 0);
    }
    Change best = null;
    for (int cut = 1; cut <= CUTS; cut++) {
      int at = (int) ((long) cut * n / (CUTS + 1));
      if (at == 0) {
        continue; // fewer decisions than cuts
      }
      double p = Math.min(1, CUTS * fisher(hits[at], at, hits[n] - hits[at], n - at));
      if (best == null || p < best.p) {
        double before = (double) hits[at] / at;
        double after = (double) (hits[n] - hits[at]) / (n - at);
        best = new Change(at, before, after, p);
      }
    }
    return Optional.ofNullable(best).filter(change -> change.p <= level);
  }

  /**
   * The probability, if both had the same share, of hits that are as improbable as these, or more
   * so, among all with the same sum.
   */
  static double fisher(int hitsA, int sizeA, int hitsB, int sizeB) {
    int sum = hitsA + hitsB;
    int least = Math.max(0, sum - sizeB);
    int most = Math.min(sizeA, sum);
    double[] logs = new double[most - least + 1];
    for (int i = 1; i < logs.length; i++) {
      int a = least + i;
      int b = sum - a;
      logs[i] =
          logs[i - 1]
              + Math.log((double) (sizeA - a + 1) / a)
              + Math.log((double) (b + 1) / (sizeB - b));
    }
    double found = logs[hitsA - least] + ROUNDING;
    double largest = Double.NEGATIVE_INFINITY;
    for (double log : logs) {
      largest = Math.max(largest, log);
    }
    double all = 0;
    double extreme = 0;
    for (double log : logs) {
      double weight = Math.exp(log - largest);
      all += weight;
      extreme += log <= found ? weight : 0;
    }
    return extreme / all;
  }
}
