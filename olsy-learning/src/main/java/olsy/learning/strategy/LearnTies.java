package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import olsy.core.player.TieRule;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Dominance.Seen;

/**
 * Learns which of several good moves a player takes.
 *
 * <pre>
 * for each margin: for each side: the order whose first move within the margin was played most often
 * take the margin and the orders that explain most; none, if the game's order explains almost as much
 * </pre>
 */
final class LearnTies {

  /** In largest weights. */
  private static final double[] MARGINS = {0, 0.002, 0.005, 0.01, 0.02, 0.04};

  /** By chance, the best of many orders explains a little more than the game's. */
  private static final double LEAST_GAIN = 0.02;

  private static final int LEAST_DECISIONS_GAINED = 5;

  private LearnTies() {}

  /**
   * @param seen in the decisions, which are in the game's order
   */
  static <P extends Position<P>> TieRule<P> of(
      List<Repeated<P>> decisions, List<Seen> seen, List<TieOrder<P>> orders) {
    int n = decisions.stream().mapToInt(Repeated::times).sum();
    int plain = explained(decisions, seen, 0, Optional.empty(), Optional.empty());
    TieRule<P> best = TieRule.gamesOrder();
    double mostExplained = plain + Math.max(LEAST_DECISIONS_GAINED, LEAST_GAIN * n);
    for (double margin : MARGINS) {
      double whole = margin * Candidate.LARGEST;
      Optional<TieOrder<P>> first = bestOrder(decisions, seen, whole, Side.FIRST, orders);
      Optional<TieOrder<P>> second = bestOrder(decisions, seen, whole, Side.SECOND, orders);
      int explained = explained(decisions, seen, whole, first, second);
      if (explained > mostExplained) {
        mostExplained = explained;
        best = new TieRule<>(whole, first, second);
      }
    }
    return best;
  }

  /** The same orders with the margin that explains most of what is seen in them. */
  static <P> TieRule<P> withMargin(TieRule<P> ties, List<Seen> seenInThatOrder) {
    double best = 0;
    double mostExplained = -1;
    for (double margin : MARGINS) {
      double strict = Accuracy.of(seenInThatOrder, margin * Candidate.LARGEST).strict();
      if (strict > mostExplained) {
        mostExplained = strict;
        best = margin * Candidate.LARGEST;
      }
    }
    return new TieRule<>(best, ties.first(), ties.second());
  }

  private static <P extends Position<P>> Optional<TieOrder<P>> bestOrder(
      List<Repeated<P>> decisions,
      List<Seen> seen,
      double margin,
      Side side,
      List<TieOrder<P>> orders) {
    int[] ofSide =
        IntStream.range(0, decisions.size())
            .filter(i -> decisions.get(i).example().position().toMove() == side)
            .toArray();
    List<Repeated<P>> its = new ArrayList<>();
    List<Seen> itsSeen = new ArrayList<>();
    for (int i : ofSide) {
      its.add(decisions.get(i));
      itsSeen.add(seen.get(i));
    }
    Optional<TieOrder<P>> best = Optional.empty();
    int mostExplained = explained(its, itsSeen, margin, best, best);
    for (TieOrder<P> order : orders) {
      int explained = explained(its, itsSeen, margin, Optional.of(order), Optional.of(order));
      if (explained > mostExplained) {
        mostExplained = explained;
        best = Optional.of(order);
      }
    }
    return best;
  }

  private static <P extends Position<P>> int explained(
      List<Repeated<P>> decisions,
      List<Seen> seen,
      double margin,
      Optional<TieOrder<P>> first,
      Optional<TieOrder<P>> second) {
    TieRule<P> rule = new TieRule<>(margin, first, second);
    int explained = 0;
    for (int i = 0; i < seen.size(); i++) {
      Example<P> example = decisions.get(i).example();
      int choice =
          rule.choose(
              example.position(),
              example.position().toMove(),
              example.successors(),
              seen.get(i).values);
      explained += choice == seen.get(i).chosen ? seen.get(i).times : 0;
    }
    return explained;
  }
}
