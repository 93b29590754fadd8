package olsy.learning.scout;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import olsy.core.game.Position;
import olsy.core.player.Temperature;

/**
 * Of moves that are as good as each other, the one whose reply tells most about how the opponent
 * plays: it costs nothing to ask. What a reply tells is the information that it brings about which
 * of several players replies,
 *
 * <pre>
 * I = H(Σ_k p_k P_k) − Σ_k p_k H(P_k),   P_k(r) = (1 − δ) [r is the reply of player k] + δ/n
 * </pre>
 *
 * with H the entropy and δ for slips (D. V. Lindley, On a Measure of the Information Provided by an
 * Experiment, 1956).
 *
 * @param possible who may reply, as likely as their shares say
 */
public record TellingMove<P extends Position<P>>(List<Possible<P>> possible) {

  /**
   * Somebody who may reply.
   *
   * @param share how probable it is
   * @param replies its move in a position that has one
   */
  public record Possible<P>(double share, UnaryOperator<P> replies) {}

  public TellingMove {
    possible = List.copyOf(possible);
  }

  /**
   * The most telling one; the first of these.
   *
   * @param equals moves to choose from, at least one
   */
  public P among(List<P> equals) {
    P best = equals.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (P one : equals) {
      double told = equals.size() == 1 ? 0 : information(one);
      if (told > most) {
        most = told;
        best = one;
      }
    }
    return best;
  }

  /** In nats; 0 where there is nothing to reply. */
  public double information(P successor) {
    List<P> replies = Arrays.stream(successor.successors()).distinct().toList();
    if (replies.size() < 2) {
      return 0;
    }
    double[] mixture = new double[replies.size()];
    double told = 0;
    for (Possible<P> one : possible) {
      double[] its = new double[mixture.length];
      Arrays.fill(its, Temperature.SLIP / its.length);
      its[replies.indexOf(one.replies.apply(successor))] += 1 - Temperature.SLIP;
      for (int r = 0; r < its.length; r++) {
        mixture[r] += one.share * its[r];
      }
      told -= one.share * entropy(its);
    }
    return told + entropy(mixture);
  }

  private static double entropy(double[] probabilities) {
    double entropy = 0;
    for (double p : probabilities) {
      entropy -= p == 0 ? 0 : p * StrictMath.log(p);
    }
    return entropy;
  }
}
