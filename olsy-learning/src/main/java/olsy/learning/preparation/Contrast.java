package olsy.learning.preparation;

import java.util.List;

/**
 * What a player has more of than others.
 *
 * @param own the player's mean where it is looked for
 * @param elsewhere its mean elsewhere; 0 where it is looked for everywhere
 * @param others the mean of the others where it is looked for
 * @param othersElsewhere theirs elsewhere
 */
public record Contrast(double own, double elsewhere, double others, double othersElsewhere) {

  /** With sums that may be empty: nothing is known of a mean then, and it does not count. */
  static Contrast of(Amount own, Amount others) {
    return new Contrast(
        mean(own.in(), own.inCount()),
        mean(own.out(), own.outCount()),
        mean(others.in(), others.inCount()),
        mean(others.out(), others.outCount()));
  }

  static Amount sum(List<Amount> amounts) {
    double in = 0;
    double out = 0;
    int inCount = 0;
    int outCount = 0;
    for (Amount amount : amounts) {
      in += amount.in();
      out += amount.out();
      inCount += amount.inCount();
      outCount += amount.outCount();
    }
    return new Amount(in, inCount, out, outCount);
  }

  private static double mean(double sum, int count) {
    return count == 0 ? 0 : sum / count;
  }

  /** By how much more the player has there than elsewhere, beyond what others have so. */
  public double difference() {
    return own - elsewhere - (others - othersElsewhere);
  }
}
