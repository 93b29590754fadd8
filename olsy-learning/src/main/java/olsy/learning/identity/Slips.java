package olsy.learning.identity;

import java.util.Arrays;
import java.util.List;

/**
 * How often players may slip, and how much a decision counts. How often one does is not known: each
 * rate is as probable as the others, and the decisions tell. So a player whose every move is
 * foretold is not held to the rate of one who is known less well.
 *
 * @param rates ε, see {@link Foretold}
 * @param exponent of the probability of a decision, above 0 and at most 1: decisions of one game
 *     are less than independent, since a model that is wrong is wrong in like positions
 */
public record Slips(List<Double> rates, double exponent) {

  /** From next to never to one who is foretold by its probabilities alone. */
  public static final Slips USUAL = new Slips(List.of(0.002, 0.01, 0.05, 0.2, 0.5, 1.0), 1);

  public Slips {
    rates = List.copyOf(rates);
    if (rates.isEmpty() || rates.stream().anyMatch(rate -> !(rate > 0 && rate <= 1))) {
      throw new IllegalArgumentException("rates above 0 and at most 1 expected, found " + rates);
    }
    if (!(exponent > 0 && exponent <= 1)) {
      throw new IllegalArgumentException(
          "an exponent above 0 and at most 1 expected, found " + exponent);
    }
  }

  int size() {
    return rates.size();
  }

  /** ln P of a decision by each rate, added to what is there. */
  void add(Foretold foretold, double[] logs) {
    for (int i = 0; i < logs.length; i++) {
      logs[i] += exponent * Math.log(foretold.probability(rates.get(i)));
    }
  }

  /** ln of the mean over the rates. */
  static double mean(double[] logs) {
    return sum(logs) - Math.log(logs.length);
  }

  /** ln Σ exp; the least there is where all are that. */
  static double sum(double[] logs) {
    double largest = Arrays.stream(logs).max().orElse(Double.NEGATIVE_INFINITY);
    if (largest == Double.NEGATIVE_INFINITY) {
      return largest;
    }
    double sum = 0;
    for (double log : logs) {
      sum += Math.exp(log - largest);
    }
    return largest + Math.log(sum);
  }
}
