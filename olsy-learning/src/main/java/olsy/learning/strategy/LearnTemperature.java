package olsy.learning.strategy;

import java.util.List;
import olsy.core.player.Temperature;
import olsy.core.player.TieRule;
import olsy.learning.strategy.Dominance.Seen;

/**
 * How readily a player takes moves that are worse, and moves that it lists later: the temperature T
 * and the lead under which its decisions are most likely, when a move has the probability
 *
 * <pre>
 * P(i) = (1 − δ) exp((v_i + bonus_i) / T) / Σ_k exp((v_k + bonus_k) / T) + δ / n
 * bonus: see {@link TieRule}
 * </pre>
 *
 * δ is there for slips, which no temperature explains. A lead of so many temperatures must make the
 * decisions more likely by as many nats, or by six: the order of few ties may be chance.
 */
public final class LearnTemperature {

  /** Temperatures tried, from cold to warm: steps of about a fifth, in largest weights. */
  private static final double COLDEST = 1e-3;

  private static final double STEP = 1.2;
  private static final int STEPS = 48;

  /** Leads tried, in temperatures. */
  private static final double[] LEADS = {0, 0.5, 1, 1.5, 2, 3, 4, 6};

  /** That a lead must be worth: it makes the first move next to certain. */
  private static final double MOST_NATS = 6;

  private LearnTemperature() {}

  /**
   * What was found, in the whole numbers of the candidate's weights.
   *
   * @param ties with their lead
   */
  record Found<P>(double temperature, TieRule<P> ties) {}

  /** Of a player without a lead: among equal moves all are as probable. */
  public static double of(List<Seen> decisions) {
    return of(decisions, TieRule.gamesOrder(), new double[] {0}).temperature;
  }

  /**
   * Temperature and lead. The lead is none, or at least the margin: the same moves are taken.
   *
   * @param decisions with the moves in the order of the ties
   */
  static <P> Found<P> of(List<Seen> decisions, TieRule<P> ties) {
    return of(decisions, ties, LEADS);
  }

  private static <P> Found<P> of(List<Seen> decisions, TieRule<P> ties, double[] leads) {
    Found<P> best = null;
    double highest = Double.NEGATIVE_INFINITY;
    double temperature = COLDEST * Candidate.LARGEST;
    for (int i = 0; i < STEPS; i++, temperature *= STEP) {
      Temperature tried = new Temperature(temperature);
      for (double lead : leads) {
        double least = lead == 0 ? 0 : Math.max(ties.margin(), lead * temperature);
        TieRule<P> rule = ties.withLead(Math.rint(least));
        double price = Math.min(MOST_NATS, rule.lead() / temperature);
        double score = likelihood(decisions, tried, rule) - price;
        if (score > highest) {
          highest = score;
          best = new Found<>(Math.rint(temperature), rule);
        }
      }
    }
    return best;
  }

  private static double likelihood(List<Seen> decisions, Temperature tried, TieRule<?> ties) {
    double likelihood = 0;
    for (Seen seen : decisions) {
      double[] utilities = ties.bonusesAsListed(seen.values);
      for (int i = 0; i < utilities.length; i++) {
        utilities[i] += seen.values[i];
      }
      likelihood += seen.times * Math.log(tried.probabilities(utilities)[seen.chosen]);
    }
    return likelihood;
  }
}
