package olsy.learning.identity;

import java.util.Arrays;

/**
 * Who may have made decisions: a known player with a rate of slips, or its double with it, or a
 * stranger. A player and its double are one state, for no decisions tell them apart; the last state
 * is the stranger.
 *
 * <p>One stranger in ten is the double of a known player: it decides as that one does, but for
 * slips in a twentieth of its decisions or more.
 *
 * @param known how many players are known
 */
record States(Prior prior, Slips slips, int known) {

  /** How probable it is that a stranger is somebody's double. */
  private static final double DOUBLES = 0.1;

  /** A double slips so often at least. */
  private static final double DOUBLE_SLIPS = 0.05;

  int size() {
    return known * slips.size() + 1;
  }

  /** How probable each is before anything is seen. */
  double[] before() {
    double[] before = new double[size()];
    for (int state = 0; state < before.length - 1; state++) {
      int rate = state % slips.size();
      before[state] = prior(rate, false) + prior(rate, true);
    }
    before[before.length - 1] = 1 - Arrays.stream(before).sum();
    return before;
  }

  /** The prior of a player with a rate of slips, or of its double with it. */
  private double prior(int rate, boolean isDouble) {
    if (!isDouble) {
      return (1 - prior.none()) / known / slips.size();
    }
    long rates = slips.rates().stream().filter(one -> one >= DOUBLE_SLIPS).count();
    return slips.rates().get(rate) >= DOUBLE_SLIPS ? prior.none() * DOUBLES / known / rates : 0;
  }

  /** How probable each is when so much is said for it: the logarithms of probabilities. */
  Shares after(double[] logs) {
    double[] before = before();
    double[] sums = logs.clone();
    for (int state = 0; state < sums.length; state++) {
      sums[state] += Math.log(before[state]);
    }
    double all = Slips.sum(sums);
    return split(Arrays.stream(sums).map(log -> Math.exp(log - all)).toArray());
  }

  /** Between players and their doubles. */
  Shares split(double[] states) {
    double[] players = new double[known];
    double[] doubles = new double[known];
    for (int state = 0; state < states.length - 1; state++) {
      int rate = state % slips.size();
      int player = state / slips.size();
      double own = prior(rate, false) / (prior(rate, false) + prior(rate, true));
      players[player] += own * states[state];
      doubles[player] += (1 - own) * states[state];
    }
    return new Shares(players, doubles, states[states.length - 1]);
  }

  /** How probable each is; a stranger may be a known player's double, or nobody's. */
  static final class Shares {
    private final double[] players;
    private final double[] doubles;
    private final double none;

    private Shares(double[] players, double[] doubles, double others) {
      this.players = players;
      this.doubles = doubles;
      this.none = others + Arrays.stream(doubles).sum();
    }

    double player(int player) {
      return players[player];
    }

    double none() {
      return none;
    }

    /** Of what a player's decisions, and nobody else's, say. */
    double mass(int player) {
      return players[player] + doubles[player];
    }

    /** Of a player; of none of them where there is no such number. */
    private double share(int player) {
      return player == players.length ? none : players[player];
    }

    /** The number of the most probable player; how many there are for none of them. */
    int best() {
      int best = players.length;
      for (int k = 0; k < players.length; k++) {
        best = share(k) > share(best) ? k : best;
      }
      return best;
    }

    /** How probable that one is. */
    double ofBest() {
      return share(best());
    }
  }
}
