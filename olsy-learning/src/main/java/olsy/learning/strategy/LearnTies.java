package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Dominance.Seen;

/**
 * Learns which of several good moves a player takes.
 *
 * <pre>
 * for each margin and each order: how often is the first move within the margin the one played?
 * the best order for both sides, if it explains more than the game's own;
 * another one for each side, if that explains still more;
 * then neighbours of it, as long as they do
 * </pre>
 */
final class LearnTies {

  /** In largest weights. */
  private static final double[] MARGINS = {0, 0.002, 0.005, 0.01, 0.02, 0.04};

  /** By chance, or by slips, the best of many orders explains a little more than the game's. */
  private static final double LEAST_GAIN = 0.04;

  private static final int LEAST_DECISIONS_GAINED = 5;

  /** What a neighbour must gain: fewer decisions may be chance. */
  private static final int LEAST_STEP = 5;

  private LearnTies() {}

  /** A decision in which more than one move is good; the good ones are listed. */
  private record Tie<P>(P position, Side side, List<P> good, int played, int times) {}

  /**
   * The rule that explains most.
   *
   * @param seen in the decisions, which are in the game's order
   */
  static <P extends Position<P>> TieRule<P> of(
      List<Repeated<P>> decisions, List<Seen> seen, List<TieOrder<P>> orders) {
    return candidates(decisions, seen, orders, 1).stream().findFirst().orElse(TieRule.gamesOrder());
  }

  /**
   * The rules that explain most, best first, all of them with the same margin; none if the game's
   * order explains almost as much.
   */
  static <P extends Position<P>> List<TieRule<P>> candidates(
      List<Repeated<P>> decisions, List<Seen> seen, List<TieOrder<P>> orders, int most) {
    int n = decisions.stream().mapToInt(Repeated::times).sum();
    int leastGain = (int) Math.max(LEAST_DECISIONS_GAINED, LEAST_GAIN * n);
    int needed = explained(decisions, seen, TieRule.gamesOrder()) + leastGain;
    Map<TieRule<P>, Integer> explained = new HashMap<>();
    double bestMargin = 0;
    int mostExplained = 0;
    for (double margin : MARGINS) {
      for (TieOrder<P> order : orders) {
        Optional<TieOrder<P>> both = Optional.of(order);
        TieRule<P> rule = new TieRule<>(margin * Candidate.LARGEST, both, both);
        explained.put(rule, explained(decisions, seen, rule));
        if (explained.get(rule) > mostExplained) {
          mostExplained = explained.get(rule);
          bestMargin = rule.margin();
        }
      }
    }
    List<TieRule<P>> best = new ArrayList<>();
    for (TieOrder<P> order : orders) {
      TieRule<P> rule = new TieRule<>(bestMargin, Optional.of(order), Optional.of(order));
      if (explained.get(rule) > needed) {
        best.add(rule);
      }
    }
    best.sort(Comparator.comparing(explained::get).reversed());
    List<Tie<P>> ties = ties(decisions, seen, bestMargin);
    List<TieRule<P>> candidates = new ArrayList<>();
    for (TieRule<P> rule : best.subList(0, Math.min(most, best.size()))) {
      TieRule<P> separate = separate(rule, ties, orders);
      boolean worthIt = explained(decisions, seen, separate) > explained.get(rule) + 2 * leastGain;
      candidates.add(worthIt ? separate : rule);
    }
    return candidates;
  }

  /** An order for each side: some programs turn the board round. */
  private static <P> TieRule<P> separate(
      TieRule<P> rule, List<Tie<P>> ties, List<TieOrder<P>> orders) {
    return new TieRule<>(
        rule.margin(), bestOrder(ties, Side.FIRST, orders), bestOrder(ties, Side.SECOND, orders));
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

  private static <P extends Position<P>> int explained(
      List<Repeated<P>> decisions, List<Seen> seen, TieRule<P> rule) {
    int explained = 0;
    for (int i = 0; i < seen.size(); i++) {
      P position = decisions.get(i).example().position();
      List<P> successors = decisions.get(i).example().successors();
      int choice = rule.choose(position, position.toMove(), successors, seen.get(i).values);
      explained += choice == seen.get(i).chosen ? seen.get(i).times : 0;
    }
    return explained;
  }

  /** The decisions in which the move played is one of several good ones. */
  private static <P extends Position<P>> List<Tie<P>> ties(
      List<Repeated<P>> decisions, List<Seen> seen, double margin) {
    List<Tie<P>> ties = new ArrayList<>();
    for (int i = 0; i < seen.size(); i++) {
      double[] values = seen.get(i).values;
      double good = Arrays.stream(values).max().orElseThrow() - margin;
      P position = decisions.get(i).example().position();
      List<P> successors = decisions.get(i).example().successors();
      List<P> goodOnes = new ArrayList<>();
      int played = -1;
      for (int k = 0; k < values.length; k++) {
        if (values[k] >= good) {
          played = k == seen.get(i).chosen ? goodOnes.size() : played;
          goodOnes.add(successors.get(k));
        }
      }
      if (played >= 0 && goodOnes.size() > 1) {
        ties.add(new Tie<>(position, position.toMove(), goodOnes, played, seen.get(i).times));
      }
    }
    return ties;
  }

  private static <P> Optional<TieOrder<P>> bestOrder(
      List<Tie<P>> ties, Side side, List<TieOrder<P>> orders) {
    List<Tie<P>> its = ties.stream().filter(tie -> tie.side() == side).toList();
    TieOrder<P> best = orders.get(0);
    for (TieOrder<P> order : orders) {
      best = explained(its, order) > explained(its, best) ? order : best;
    }
    return Optional.of(best);
  }

  /** With neighbours of its orders, as long as they explain clearly more. */
  static <P extends Position<P>> TieRule<P> improved(
      TieRule<P> rule, List<Repeated<P>> decisions, List<Seen> seen) {
    return improved(rule, ties(decisions, seen, rule.margin()));
  }

  private static <P> TieRule<P> improved(TieRule<P> rule, List<Tie<P>> ties) {
    if (rule.first().equals(rule.second())) {
      Optional<TieOrder<P>> both = rule.first().map(order -> improved(order, ties));
      return new TieRule<>(rule.margin(), both, both);
    }
    List<Tie<P>> first = ties.stream().filter(tie -> tie.side() == Side.FIRST).toList();
    List<Tie<P>> second = ties.stream().filter(tie -> tie.side() == Side.SECOND).toList();
    return new TieRule<>(
        rule.margin(),
        rule.first().map(order -> improved(order, first)),
        rule.second().map(order -> improved(order, second)));
  }

  private static <P> TieOrder<P> improved(TieOrder<P> start, List<Tie<P>> ties) {
    TieOrder<P> best = start;
    int mostExplained = explained(ties, best);
    boolean better = true;
    while (better) {
      better = false;
      int needed = mostExplained + LEAST_STEP;
      for (TieOrder<P> neighbour : best.neighbours()) {
        int explained = explained(ties, neighbour);
        if (explained >= needed) {
          needed = explained + 1;
          mostExplained = explained;
          best = neighbour;
          better = true;
        }
      }
    }
    return best;
  }

  private static <P> int explained(List<Tie<P>> ties, TieOrder<P> order) {
    int explained = 0;
    for (Tie<P> tie : ties) {
      int first = 0;
      int least = Integer.MAX_VALUE;
      for (int i = 0; i < tie.good().size(); i++) {
        int rank = order.rank(tie.position(), tie.good().get(i));
        if (rank < least) {
          least = rank;
          first = i;
        }
      }
      explained += first == tie.played() ? tie.times() : 0;
    }
    return explained;
  }
}
