package olsy.core.player;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;

/**
 * Which of several good moves a player takes. Good moves are worse than the best by no more than a
 * margin. An order lists them, and how much that counts is the lead:
 *
 * <pre>
 * bonus(i) = −lead · min(3, good moves listed before i)    for a good move i;  0 for the others
 * </pre>
 *
 * The move taken is the one with the greatest value and bonus, which with a lead of the margin or
 * more is the first good move. Without a lead it is the first one too, but the order makes no move
 * more probable.
 *
 * @param margin in the whole numbers of the player's evaluation
 * @param lead in the same numbers
 * @param first the order of the side that begins the game; none for the game's
 * @param second the order of the other side
 */
public record TieRule<P>(
    double margin, double lead, Optional<TieOrder<P>> first, Optional<TieOrder<P>> second) {

  /** Later good moves lead each other no more. */
  private static final int STEPS = 3;

  public TieRule {
    if (!(margin >= 0 && Double.isFinite(margin))) {
      throw new IllegalArgumentException("a margin of at least 0 expected, found " + margin);
    }
    if (!(lead >= 0 && Double.isFinite(lead))) {
      throw new IllegalArgumentException("a lead of at least 0 expected, found " + lead);
    }
  }

  /** Takes the first good move, whatever the others are worth. */
  public TieRule(double margin, Optional<TieOrder<P>> first, Optional<TieOrder<P>> second) {
    this(margin, 0, first, second);
  }

  /** The first of the best, in the game's order. */
  public static <P> TieRule<P> gamesOrder() {
    return new TieRule<>(0, Optional.empty(), Optional.empty());
  }

  /** Whether the first of the best is taken, in the game's order. */
  public boolean isGamesOrder() {
    return margin == 0 && first.isEmpty() && second.isEmpty();
  }

  /** Whether the first good move is taken, whatever the others are worth. */
  public boolean takesFirst() {
    return lead == 0 || lead >= margin;
  }

  public TieRule<P> withLead(double lead) {
    return new TieRule<>(margin, lead, first, second);
  }

  public Optional<TieOrder<P>> order(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /**
   * Takes a move.
   *
   * @param values of the successors, for the side to move
   * @return the index of the successor taken
   */
  public int choose(P position, Side toMove, List<P> successors, double[] values) {
    double good = good(values);
    boolean takesFirst = takesFirst();
    double[] bonuses = takesFirst ? new double[0] : bonuses(position, toMove, successors, values);
    Optional<TieOrder<P>> order = order(toMove);
    int chosen = -1;
    int chosenRank = 0;
    for (int i = 0; i < values.length; i++) {
      if (values[i] >= good) {
        int rank = order.isPresent() ? order.get().rank(position, successors.get(i)) : 0;
        double more =
            chosen < 0 || takesFirst
                ? 0
                : values[i] + bonuses[i] - values[chosen] - bonuses[chosen];
        if (chosen < 0 || more > 0 || (more == 0 && rank < chosenRank)) {
          chosen = i;
          chosenRank = rank;
        }
      }
    }
    return chosen;
  }

  /** What the order adds to the values. */
  public double[] bonuses(P position, Side toMove, List<P> successors, double[] values) {
    return lead == 0
        ? new double[values.length]
        : bonuses(values, ranks(position, toMove, successors));
  }

  /** What the order adds to the values of successors that are listed in it. */
  public double[] bonusesAsListed(double[] values) {
    return bonuses(values, new int[values.length]);
  }

  private double[] bonuses(double[] values, int[] ranks) {
    double good = good(values);
    double[] bonuses = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      int before = 0;
      for (int k = 0; k < values.length && values[i] >= good; k++) {
        boolean listed = ranks[k] < ranks[i] || (ranks[k] == ranks[i] && k < i);
        before += listed && values[k] >= good ? 1 : 0;
      }
      bonuses[i] = before == 0 ? 0 : -lead * Math.min(STEPS, before);
    }
    return bonuses;
  }

  private double good(double[] values) {
    double best = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      best = Math.max(best, value);
    }
    return best - margin;
  }

  /** Of successors in the order: the first of those with the least rank is taken. */
  public int[] ranks(P position, Side toMove, List<P> successors) {
    int[] ranks = new int[successors.size()];
    order(toMove)
        .ifPresent(order -> Arrays.setAll(ranks, i -> order.rank(position, successors.get(i))));
    return ranks;
  }
}
