package olsy.core.player;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;

/**
 * Which of several good moves a player takes: of those that are worse than the best by no more than
 * a margin, the first in an order.
 *
 * @param margin in the whole numbers of the player's evaluation
 * @param first the order of the side that begins the game; none for the game's
 * @param second the order of the other side
 */
public record TieRule<P>(double margin, Optional<TieOrder<P>> first, Optional<TieOrder<P>> second) {

  public TieRule {
    if (!(margin >= 0 && Double.isFinite(margin))) {
      throw new IllegalArgumentException("a margin of at least 0 expected, found " + margin);
    }
  }

  /** The first of the best, in the game's order. */
  public static <P> TieRule<P> gamesOrder() {
    return new TieRule<>(0, Optional.empty(), Optional.empty());
  }

  public boolean isGamesOrder() {
    return margin == 0 && first.isEmpty() && second.isEmpty();
  }

  public Optional<TieOrder<P>> order(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /**
   * @param values of the successors, for the side to move
   * @return the index of the successor taken
   */
  public int choose(P position, Side toMove, List<P> successors, double[] values) {
    double best = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      best = Math.max(best, value);
    }
    Optional<TieOrder<P>> order = order(toMove);
    int chosen = -1;
    int chosenRank = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] >= best - margin) {
        int rank = order.isPresent() ? order.get().rank(position, successors.get(i)) : 0;
        if (chosen < 0 || rank < chosenRank) {
          chosen = i;
          chosenRank = rank;
        }
      }
    }
    return chosen;
  }

  /** Of successors in the order: the first of those with the least rank is taken. */
  public int[] ranks(P position, Side toMove, List<P> successors) {
    int[] ranks = new int[successors.size()];
    order(toMove)
        .ifPresent(order -> Arrays.setAll(ranks, i -> order.rank(position, successors.get(i))));
    return ranks;
  }
}
