package olsy.learning.prediction;

import java.util.Arrays;
import java.util.List;
import olsy.learning.text.JsonValue;

/**
 * How often a strategy's move is the one that was played. All but {@code decisions} are shares.
 *
 * @param decisions unforced ones
 * @param strict its move, ties broken in the order of the examples, was played
 * @param tied the move played is among its best
 * @param expected the same move would be played if it took any of its best at random
 * @param top3 the move played is among its first three
 * @param uniform the same move would be played by chance
 */
public record Accuracy(
    int decisions, double strict, double tied, double expected, double top3, double uniform) {

  /**
   * @param margin values that are so much worse than the best still tie with it
   */
  public static Accuracy of(List<? extends ValuedDecision> decisions, double margin) {
    int n = 0;
    double strict = 0;
    double tied = 0;
    double expected = 0;
    double top3 = 0;
    double uniform = 0;
    for (ValuedDecision seen : decisions) {
      double[] values = seen.values;
      int chosen = seen.chosen;
      double good = Arrays.stream(values).max().orElseThrow() - margin;
      int equal = 0;
      int equalBefore = 0;
      int ahead = 0;
      for (int i = 0; i < values.length; i++) {
        if (values[i] >= good) {
          equal++;
          equalBefore += i < chosen ? 1 : 0;
        }
        double lead = values[i] - values[chosen];
        ahead += lead > 0 || (lead == 0 && i < chosen) ? 1 : 0;
      }
      boolean isGood = values[chosen] >= good;
      int times = seen.times;
      n += times;
      strict += isGood && equalBefore == 0 ? times : 0;
      tied += isGood ? times : 0;
      expected += isGood ? (double) times / equal : 0;
      top3 += ahead < 3 ? times : 0;
      uniform += (double) times / values.length;
    }
    return n == 0
        ? none()
        : new Accuracy(n, strict / n, tied / n, expected / n, top3 / n, uniform / n);
  }

  /** As it was written. */
  public static Accuracy of(JsonValue json) {
    return new Accuracy(
        json.get("decisions").whole(0),
        json.get("strict").number(),
        json.get("tied").number(),
        json.get("expected").number(),
        json.get("top3").number(),
        json.get("uniform").number());
  }

  public static Accuracy of(List<? extends ValuedDecision> decisions) {
    return of(decisions, 0);
  }

  /** Of these decisions and others together. */
  public Accuracy with(Accuracy others) {
    int n = decisions + others.decisions;
    double own = n == 0 ? 0 : (double) decisions / n;
    double rest = n == 0 ? 0 : (double) others.decisions / n;
    return new Accuracy(
        n,
        own * strict + rest * others.strict,
        own * tied + rest * others.tied,
        own * expected + rest * others.expected,
        own * top3 + rest * others.top3,
        own * uniform + rest * others.uniform);
  }

  public static Accuracy none() {
    return new Accuracy(0, 0, 0, 0, 0, 0);
  }

  /** What it says of the player's move alone. */
  public Hits hits() {
    return new Hits(decisions, strict, uniform);
  }
}
