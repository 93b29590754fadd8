package olsy.learning.identity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.learning.identity.Lineup.Pair;

/**
 * How probable games are by none of the known players: by somebody who decides now like one of the
 * eight that are nearest, now like another ({@link FixedShare}), but slips from that more often.
 *
 * <p>It is made of those nearest to it, because everybody resembles somebody: of many known players
 * one is always near, and yet not as near as several in turn.
 *
 * @param lineup first the known players, then generic ones
 * @param known how many are known
 * @param generic how many further ones there are
 * @param told is called when players were asked
 */
record SomebodyElse<P extends Position<P>>(
    Lineup<P> lineup, int known, int generic, Slips slips, Runnable told) {

  /** Known players of whom somebody else is made up. */
  private static final int NEAREST = 8;

  /** Whoever slips less often from what a known player would do is taken for that player. */
  private static final double LEAST_SLIPS = 0.2;

  /** α of somebody else. */
  private static final double SWITCHING = 0.3;

  /** ln P of each game, all games before it being known. */
  double[] logs() {
    List<Integer> made = new ArrayList<>(nearest());
    for (int i = 0; i < generic; i++) {
      made.add(known + i);
    }
    double[] rates =
        slips.rates().stream()
            .mapToDouble(Double::doubleValue)
            .filter(rate -> rate >= LEAST_SLIPS)
            .toArray();
    FixedShare mixture = new FixedShare(made.size() * rates.length + 1, SWITCHING);
    double[] logs = new double[lineup.games()];
    for (int game = 0; game < logs.length; game++) {
      for (int i = 0; i < lineup.place(made.get(0), game).asked(); i++) {
        double[] probabilities = new double[made.size() * rates.length + 1];
        for (int m = 0; m < made.size(); m++) {
          Foretold foretold = lineup.foretold(made.get(m), game, i);
          for (int r = 0; r < rates.length; r++) {
            probabilities[m * rates.length + r] = foretold.probability(rates[r]);
          }
        }
        probabilities[probabilities.length - 1] = lineup.byChance(game, i);
        logs[game] += slips.exponent() * Math.log(mixture.next(probabilities));
      }
    }
    return logs;
  }

  /**
   * Those with the greatest L, who were asked of everything: whoever was not has an L that is no
   * greater than its upper bound, and that is less than theirs.
   */
  private List<Integer> nearest() {
    askGeneric();
    List<Integer> nearest = first();
    for (List<Pair> open = open(nearest); !open.isEmpty(); open = open(nearest)) {
      lineup.askOn(open);
      told.run();
      nearest = first();
    }
    return nearest;
  }

  private List<Integer> first() {
    double[] bounds =
        IntStream.range(0, known).mapToDouble(k -> Slips.mean(lineup.logs(k))).toArray();
    return IntStream.range(0, known)
        .boxed()
        .sorted(Comparator.comparingDouble(k -> -bounds[k]))
        .limit(NEAREST)
        .toList();
  }

  private List<Pair> open(List<Integer> players) {
    return players.stream()
        .filter(k -> !lineup.isDone(k))
        .map(k -> new Pair(k, lineup.next(k)))
        .toList();
  }

  private void askGeneric() {
    for (int i = 0; i < generic; i++) {
      int player = known + i;
      lineup.askAll(
          IntStream.range(0, lineup.games()).mapToObj(game -> new Pair(player, game)).toList());
      told.run();
    }
  }
}
