package olsy.learning.strategy;

import java.util.List;
import olsy.core.game.Position;
import olsy.learning.example.ExampleSet;
import olsy.learning.strategy.Dominance.Seen;

/**
 * How often a strategy's move is the one that was played. All but {@code decisions} are shares.
 *
 * @param decisions unforced ones
 * @param strict its move, ties broken by the game's order, was played
 * @param tied the move played is among its tied best
 * @param expected the same move would be played if ties were broken at random
 * @param top3 the move played is among its first three
 * @param uniform the same move would be played by chance
 */
public record Accuracy(
    int decisions, double strict, double tied, double expected, double top3, double uniform) {

  /** How well a strategy predicts decisions. */
  public static <P extends Position<P>> Accuracy of(
      Pool<P> pool, Candidate strategy, ExampleSet<P> decisions) {
    return of(new Dominance<>(pool, strategy).seen(decisions.unforced()));
  }

  static Accuracy of(List<Seen> decisions) {
    int n = 0;
    double strict = 0;
    double tied = 0;
    double expected = 0;
    double top3 = 0;
    double uniform = 0;
    for (Seen seen : decisions) {
      double[] values = seen.values;
      int better = 0;
      int equal = 0;
      int equalBefore = 0;
      for (int i = 0; i < values.length; i++) {
        if (values[i] > values[seen.chosen]) {
          better++;
        } else if (values[i] == values[seen.chosen]) {
          equal++;
          equalBefore += i < seen.chosen ? 1 : 0;
        }
      }
      int times = seen.times;
      n += times;
      strict += better + equalBefore == 0 ? times : 0;
      tied += better == 0 ? times : 0;
      expected += better == 0 ? (double) times / equal : 0;
      top3 += better + equalBefore < 3 ? times : 0;
      uniform += (double) times / values.length;
    }
    return n == 0
        ? new Accuracy(0, 0, 0, 0, 0, 0)
        : new Accuracy(n, strict / n, tied / n, expected / n, top3 / n, uniform / n);
  }
}
