package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * How probable it is that a player differs so much, or more, from others by chance: whether the
 * same difference comes when its sittings are drawn by lot.
 *
 * <pre>
 * D ← {@link Contrast#difference} of the player's sittings and the others'
 * p ← (1 + draws of as many sittings for which D is as great) / (1 + draws)
 * z ← by how many standard deviations of the draws D is greater than their mean
 * </pre>
 *
 * Sittings are drawn whole, because decisions of a game are not independent. E. J. G. Pitman,
 * Significance Tests Which May Be Applied to Samples from Any Populations, 1937.
 *
 * @param draws how many
 */
record PermutationTest(int draws, long seed) {

  /** Rounding is no difference. */
  private static final double ROUNDING = 1e-12;

  /**
   * What was found.
   *
   * @param p how probable as much is by chance
   * @param z how much it is; tells those apart that no draw came near
   */
  record Found(double p, double z) {}

  /**
   * @param sign 1 where the player may have more, −1 where it may have less
   * @param own whether each is the player's
   */
  Found find(List<Amount> amounts, List<Boolean> own, int sign) {
    int n = amounts.size();
    int sittings = (int) own.stream().filter(one -> one).count();
    Amount all = Contrast.sum(amounts);
    List<Amount> owns = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (own.get(i)) {
        owns.add(amounts.get(i));
      }
    }
    double found = sign * difference(Contrast.sum(owns), all) - ROUNDING;
    double[] in = amounts.stream().mapToDouble(Amount::in).toArray();
    double[] out = amounts.stream().mapToDouble(Amount::out).toArray();
    int[] inCount = amounts.stream().mapToInt(Amount::inCount).toArray();
    int[] outCount = amounts.stream().mapToInt(Amount::outCount).toArray();
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      order[i] = i;
    }
    SplittableRandom random = new SplittableRandom(seed);
    int asGreat = 0;
    double sum = 0;
    double squares = 0;
    for (int draw = 0; draw < draws; draw++) {
      double sumIn = 0;
      double sumOut = 0;
      int countIn = 0;
      int countOut = 0;
      for (int k = 0; k < sittings; k++) {
        int other = k + random.nextInt(n - k);
        int sitting = order[other];
        order[other] = order[k];
        order[k] = sitting;
        sumIn += in[sitting];
        sumOut += out[sitting];
        countIn += inCount[sitting];
        countOut += outCount[sitting];
      }
      double drawn = sign * difference(new Amount(sumIn, countIn, sumOut, countOut), all);
      asGreat += drawn >= found ? 1 : 0;
      sum += drawn;
      squares += drawn * drawn;
    }
    double mean = sum / draws;
    double deviation = Math.sqrt(Math.max(0, squares / draws - mean * mean));
    return new Found((1.0 + asGreat) / (1 + draws), deviation > 0 ? (found - mean) / deviation : 0);
  }

  private static double difference(Amount own, Amount all) {
    return Contrast.of(
            own,
            new Amount(
                all.in() - own.in(),
                all.inCount() - own.inCount(),
                all.out() - own.out(),
                all.outCount() - own.outCount()))
        .difference();
  }
}
