package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import olsy.core.game.MoveSquares;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.TieRule;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;

/**
 * Learns which of several good moves a player takes: the order in which it lists its moves, freely,
 * and how much that order counts. All values are in logits.
 *
 * <pre>
 * for the game's order, squares as the board has them, squares as the side to move sees them:
 *   near ← moves that are worse than the best by no more than a margin
 *   worth of a square ← what makes the near moves that were played most likely (conditional logit)
 *   order ← by the square a move begins on, then by the one it ends on, those worth most first
 *   gain(margin, lead) ← by how much the order makes decisions more likely that it was not learned from
 * take the greatest gain, if there is one
 * </pre>
 */
final class LearnTieOrder<P extends Position<P>> {

  private static final double[] MARGINS = {0.02, 0.2, 0.6, 1.2};
  private static final double[] LEADS = {0.35, 0.7, 1.5, 3};

  /** Logits within which moves are near. */
  private static final double[] NEAR = {0.02, 0.6};

  /** An order is learned from all parts of the decisions but one, which judges it. */
  private static final int PARTS = 4;

  /** Nats. */
  private static final double LEAST_GAIN = 3;

  private final Optional<MoveSquares<P>> squares;
  private final List<Repeated<P>> decisions;

  LearnTieOrder(Optional<MoveSquares<P>> squares, List<Repeated<P>> decisions) {
    this.squares = squares;
    this.decisions = decisions;
  }

  /** How an order is learned: its kind, and which moves are near; no squares for the game's own. */
  private record Way<P extends Position<P>>(Optional<SquareWorths<P>> squares, double near) {}

  /** The rule for what is seen with some weights; that of the game where no order helps. */
  TieRule<P> learn(List<Observation> seen, double[] weights) {
    double[][] values = seen.stream().map(one -> one.values(weights)).toArray(double[][]::new);
    int[] tied =
        IntStream.range(0, values.length)
            .filter(n -> good(values[n], MARGINS[MARGINS.length - 1]).length > 1)
            .toArray();
    TieRule<P> best = TieRule.gamesOrder();
    double most = LEAST_GAIN;
    boolean isTold = mostGain(tied, seen, values) > LEAST_GAIN;
    for (Way<P> way : isTold ? ways() : List.<Way<P>>of()) {
      double[][] gains = gains(way, tied, seen, values);
      Optional<TieRule<P>> order = Optional.empty();
      for (int m = 0; m < MARGINS.length; m++) {
        for (int l = 0; l < LEADS.length; l++) {
          if (gains[m][l] > most) {
            most = gains[m][l];
            TieRule<P> whole = order.orElseGet(() -> order(way, tied, seen, values));
            order = Optional.of(whole);
            best = new TieRule<>(MARGINS[m], LEADS[l], whole.first(), whole.second());
          }
        }
      }
    }
    return best;
  }

  /** What an order could gain that always lists the move played first, among the nearest. */
  private static double mostGain(int[] tied, List<Observation> seen, double[][] values) {
    double gain = 0;
    for (int n : tied) {
      int[] good = good(values[n], NEAR[0]);
      boolean isAmong = Arrays.binarySearch(good, seen.get(n).chosen) >= 0;
      gain += isAmong ? seen.get(n).times * StrictMath.log(good.length) : 0;
    }
    return gain;
  }

  private List<Way<P>> ways() {
    List<Way<P>> ways = new ArrayList<>();
    ways.add(new Way<>(Optional.empty(), 0));
    squares.ifPresent(
        all -> {
          for (boolean turned : new boolean[] {false, true}) {
            for (double near : NEAR) {
              ways.add(new Way<>(Optional.of(new SquareWorths<>(all, turned)), near));
            }
          }
        });
    return ways;
  }

  private static int[] good(double[] values, double margin) {
    double top = Arrays.stream(values).max().orElseThrow();
    return IntStream.range(0, values.length).filter(i -> values[i] >= top - margin).toArray();
  }

  /** By margin and lead. */
  private double[][] gains(Way<P> way, int[] tied, List<Observation> seen, double[][] values) {
    double[][] gains = new double[MARGINS.length][LEADS.length];
    for (int part = 0; part < PARTS; part++) {
      int left = part;
      int[] others = Arrays.stream(tied).filter(n -> n % PARTS != left).toArray();
      TieRule<P> order = order(way, others, seen, values);
      for (int n : tied) {
        if (n % PARTS == part) {
          add(gains, order, decisions.get(n).example(), seen.get(n), values[n]);
        }
      }
    }
    return gains;
  }

  private void add(
      double[][] gains, TieRule<P> order, Example<P> example, Observation seen, double[] values) {
    double without = seen.logLikelihood(values);
    for (int m = 0; m < MARGINS.length; m++) {
      if (good(values, MARGINS[m]).length > 1) {
        TieRule<P> first = new TieRule<>(MARGINS[m], 1, order.first(), order.second());
        double[] bonuses =
            first.bonuses(
                example.position(), example.position().toMove(), example.successors(), values);
        for (int l = 0; l < LEADS.length; l++) {
          double[] utilities = values.clone();
          for (int i = 0; i < utilities.length; i++) {
            utilities[i] += LEADS[l] * bonuses[i];
          }
          gains[m][l] += seen.logLikelihood(utilities) - without;
        }
      }
    }
  }

  /** Learned from some decisions; margin and lead are to come. */
  private TieRule<P> order(Way<P> way, int[] some, List<Observation> seen, double[][] values) {
    if (way.squares.isEmpty()) {
      return TieRule.gamesOrder();
    }
    SquareWorths<P> worths = way.squares.get();
    List<Observation> near = new ArrayList<>();
    for (int n : some) {
      int[] good = good(values[n], way.near);
      int chosen = Arrays.binarySearch(good, seen.get(n).chosen);
      if (good.length > 1 && chosen >= 0) {
        Example<P> example = decisions.get(n).example();
        near.add(worths.between(example, seen.get(n).times, good, chosen, values[n]));
      }
    }
    double[] learned = worths.learn(near);
    return new TieRule<>(
        0,
        Optional.of(worths.order(learned, Side.FIRST)),
        Optional.of(worths.order(learned, Side.SECOND)));
  }
}
