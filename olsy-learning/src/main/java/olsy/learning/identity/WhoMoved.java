package olsy.learning.identity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.identity.Lineup.Pair;

/**
 * Tells which of several known players made decisions, or that none of them did.
 *
 * <pre>
 * L_k    ← ln of the mean over rates of slips ε of Π_d ((1 − ε) [k's move was played] + ε P_k(move played))
 * L_none ← ln Π_d P(move played) of somebody who decides now like one of the eight with the greatest L, now like
 *          another ({@link FixedShare}), but slips from that more often
 * P(k)   ← prior(k) exp L_k / Σ
 * </pre>
 *
 * One stranger in ten is the double of a known player: it decides as that one does, but for slips
 * in a twentieth of its decisions or more. No games tell it from a known player who slips as often,
 * so of that one nobody can be sure.
 *
 * <p>Who is asked of few decisions more has no greater L than before. So L so far is an upper
 * bound, and whoever cannot matter any more is given up:
 *
 * <pre>
 * until all that have not been asked of everything have P ≤ bound together: ask those with the most of it of some more
 * </pre>
 *
 * No probability is wrong by more than the bound for that. A player may change between two games:
 * {@link ForwardBackward} tells who it was in each, with the same bound.
 *
 * <p>Somebody else is made of those nearest to it, because everybody resembles somebody: of many
 * known players one is always near, and yet not as near as several in turn.
 *
 * <p>After F. Mosteller and D. L. Wallace, Inference and Disputed Authorship: The Federalist, 1964,
 * who weighed known writers so.
 *
 * @param known the players
 * @param generic others to whom nobody's name is given, but who help to tell what none of those
 *     known would do; perhaps none
 * @param bound of the error of all probabilities
 * @param listener hears how many decisions players were asked of, and how many there are at most
 */
public record WhoMoved<P extends Position<P>>(
    List<KnownPlayer<P>> known,
    List<KnownPlayer<P>> generic,
    Prior prior,
    Slips slips,
    double bound,
    Listener listener) {

  /** Differences that nobody sees in a table. */
  public static final double BOUND = 0.001;

  /** Known players of whom somebody else is made up. */
  private static final int NEAREST = 8;

  /** Whoever slips less often from what a known player would do is taken for that player. */
  private static final double LEAST_SLIPS = 0.2;

  /** How probable it is that a stranger is somebody's double. */
  private static final double DOUBLES = 0.1;

  /** A double slips so often at least. */
  private static final double DOUBLE_SLIPS = 0.05;

  /** α of somebody else. */
  private static final double SWITCHING = 0.3;

  /** Hears how it goes. */
  @FunctionalInterface
  public interface Listener {

    /**
     * Players were asked of decisions.
     *
     * @param most if nobody were given up
     */
    void asked(long decisions, long most);
  }

  public WhoMoved {
    known = List.copyOf(known);
    generic = List.copyOf(generic);
    if (known.isEmpty()) {
      throw new IllegalArgumentException("at least one known player expected");
    }
    if (!(bound >= 0)) {
      throw new IllegalArgumentException("a bound of at least 0 expected, found " + bound);
    }
  }

  /** As usual. */
  public static <P extends Position<P>> WhoMoved<P> among(List<KnownPlayer<P>> known) {
    return new WhoMoved<>(
        known, List.of(), Prior.USUAL, Slips.USUAL, BOUND, (decisions, most) -> {});
  }

  public WhoMoved<P> with(Prior prior) {
    return new WhoMoved<>(known, generic, prior, slips, bound, listener);
  }

  public WhoMoved<P> with(Slips slips) {
    return new WhoMoved<>(known, generic, prior, slips, bound, listener);
  }

  public WhoMoved<P> within(double bound) {
    return new WhoMoved<>(known, generic, prior, slips, bound, listener);
  }

  /**
   * Looks at what one player decided, or several in turn.
   *
   * @param games in the order of time; there must be a decision in them
   */
  public Identification in(List<DecidedGame<P>> games) {
    if (DecidedGame.decisions(games) == 0) {
      throw new IllegalArgumentException("expected decisions, found none");
    }
    return new Run(games).identified();
  }

  /** How probable each is; a stranger may be a known player's double, or nobody's. */
  private static final class Shares {
    private final double[] players;
    private final double[] doubles;
    private final double others;

    Shares(int known, double others) {
      this.players = new double[known];
      this.doubles = new double[known];
      this.others = others;
    }

    double none() {
      return others + Arrays.stream(doubles).sum();
    }

    /** Of what a player's decisions, and nobody else's, say. */
    double mass(int player) {
      return players[player] + doubles[player];
    }
  }

  private final class Run {
    private final Lineup<P> lineup;
    private final double[] none;

    Run(List<DecidedGame<P>> games) {
      List<KnownPlayer<P>> players = new ArrayList<>(known);
      players.addAll(generic);
      lineup = new Lineup<>(players, games, slips);
      none = somebodyElse();
    }

    Identification identified() {
      Shares shares = shares();
      for (List<Pair> open = open(shares); !open.isEmpty(); open = open(shares)) {
        lineup.askOn(open);
        told();
        shares = shares();
      }
      Shares found = shares;
      List<Identification.Likely> players =
          IntStream.range(0, known.size())
              .boxed()
              .sorted(Comparator.comparingDouble(k -> -found.players[k]))
              .map(k -> likely(k, found.players[k]))
              .toList();
      ForwardBackward.Found inTurn = inTurn();
      return new Identification(
          players,
          found.none(),
          new Identification.Seen(
              lineup.games(), lineup.decisions(), lineup.repeated(), lineup.asked()),
          1 - Math.min(1, inTurn.constant),
          stretches(inTurn));
    }

    private Identification.Likely likely(int player, double probability) {
      int asked = 0;
      int hits = 0;
      for (int game = 0; game < lineup.games(); game++) {
        asked += lineup.place(player, game).asked();
        hits += lineup.place(player, game).hits();
      }
      return new Identification.Likely(known.get(player).name(), probability, asked, hits);
    }

    private void told() {
      long most = (long) lineup.decisions() * (known.size() + generic.size());
      listener.asked(lineup.asked(), most);
    }

    /** ln P of each game by none of those known, all games before it being known. */
    private double[] somebodyElse() {
      List<Integer> made = new ArrayList<>(nearest());
      for (int i = 0; i < generic.size(); i++) {
        made.add(known.size() + i);
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
        told();
        nearest = first();
      }
      return nearest;
    }

    private List<Integer> first() {
      double[] bounds =
          IntStream.range(0, known.size()).mapToDouble(k -> Slips.mean(lineup.logs(k))).toArray();
      return IntStream.range(0, known.size())
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
      for (int i = 0; i < generic.size(); i++) {
        int player = known.size() + i;
        lineup.askAll(
            IntStream.range(0, lineup.games()).mapToObj(game -> new Pair(player, game)).toList());
        told();
      }
    }

    /** The prior of a player with a rate of slips, or of its double with it. */
    private double prior(int rate, boolean isDouble) {
      if (!isDouble) {
        return (1 - prior.none()) / known.size() / slips.size();
      }
      long rates = slips.rates().stream().filter(one -> one >= DOUBLE_SLIPS).count();
      return slips.rates().get(rate) >= DOUBLE_SLIPS
          ? prior.none() * DOUBLES / known.size() / rates
          : 0;
    }

    /** A state is a player, or its double, and a rate of slips; the last one is a stranger. */
    private int states() {
      return known.size() * slips.size() + 1;
    }

    private double[] before() {
      double[] before = new double[states()];
      for (int state = 0; state < before.length - 1; state++) {
        int rate = state % slips.size();
        before[state] = prior(rate, false) + prior(rate, true);
      }
      before[before.length - 1] = 1 - Arrays.stream(before).sum();
      return before;
    }

    /** Who made all decisions; upper bounds are taken for what is not known. */
    private Shares shares() {
      int rates = slips.size();
      double[] logs = new double[states()];
      double[] before = before();
      for (int k = 0; k < known.size(); k++) {
        System.arraycopy(lineup.logs(k), 0, logs, k * rates, rates);
      }
      logs[logs.length - 1] = Arrays.stream(none).sum();
      for (int state = 0; state < logs.length; state++) {
        logs[state] += Math.log(before[state]);
      }
      double all = Slips.sum(logs);
      return split(Arrays.stream(logs).map(log -> Math.exp(log - all)).toArray());
    }

    /** Between players and their doubles. */
    private Shares split(double[] states) {
      Shares shares = new Shares(known.size(), states[states.length - 1]);
      for (int state = 0; state < states.length - 1; state++) {
        int rate = state % slips.size();
        int player = state / slips.size();
        double own = prior(rate, false) / (prior(rate, false) + prior(rate, true));
        shares.players[player] += own * states[state];
        shares.doubles[player] += (1 - own) * states[state];
      }
      return shares;
    }

    /** Whom to ask of which game; nobody once those who were not asked of all do not matter. */
    private List<Pair> open(Shares shares) {
      List<Integer> open =
          IntStream.range(0, known.size()).filter(k -> !lineup.isDone(k)).boxed().toList();
      if (open.stream().mapToDouble(shares::mass).sum() <= bound) {
        return List.of();
      }
      double least = bound / open.size();
      return open.stream()
          .filter(k -> shares.mass(k) >= least)
          .map(k -> new Pair(k, lineup.next(k)))
          .toList();
    }

    /** Who it was in each game. */
    private ForwardBackward.Found inTurn() {
      ForwardBackward.Found found = lookBothWays();
      for (List<Pair> open = open(found); !open.isEmpty(); open = open(found)) {
        lineup.askOn(open);
        told();
        found = lookBothWays();
      }
      return found;
    }

    private ForwardBackward.Found lookBothWays() {
      int rates = slips.size();
      double[][] logs = new double[lineup.games()][states()];
      for (int game = 0; game < logs.length; game++) {
        for (int k = 0; k < known.size(); k++) {
          System.arraycopy(lineup.logs(k, game), 0, logs[game], k * rates, rates);
        }
        logs[game][states() - 1] = none[game];
      }
      return ForwardBackward.of(before(), prior.change(logs.length), logs);
    }

    private List<Pair> open(ForwardBackward.Found found) {
      record Open(Pair pair, double share) {}

      List<Open> open = new ArrayList<>();
      for (int game = 0; game < lineup.games(); game++) {
        Shares shares = split(found.shares[game]);
        for (int k = 0; k < known.size(); k++) {
          Pair pair = new Pair(k, game);
          if (!lineup.isDone(pair)) {
            open.add(new Open(pair, shares.mass(k)));
          }
        }
      }
      if (open.stream().mapToDouble(Open::share).sum() <= bound) {
        return List.of();
      }
      double least = bound / open.size();
      return open.stream().filter(one -> one.share >= least).map(Open::pair).toList();
    }

    /** Of a player; of none of them where there is no such number. */
    private double share(Shares shares, int player) {
      return player == known.size() ? shares.none() : shares.players[player];
    }

    private List<Identification.Stretch> stretches(ForwardBackward.Found found) {
      List<Shares> shares = Arrays.stream(found.shares).map(this::split).toList();
      List<Integer> best = shares.stream().map(this::mostProbable).toList();
      List<Identification.Stretch> stretches = new ArrayList<>();
      int first = 0;
      double sum = 0;
      for (int game = 0; game < best.size(); game++) {
        int player = best.get(game);
        sum += share(shares.get(game), player);
        if (game + 1 == best.size() || best.get(game + 1) != player) {
          Optional<String> name =
              player == known.size() ? Optional.empty() : Optional.of(known.get(player).name());
          stretches.add(new Identification.Stretch(first, game, name, sum / (game + 1 - first)));
          first = game + 1;
          sum = 0;
        }
      }
      return stretches;
    }

    private int mostProbable(Shares shares) {
      int best = known.size();
      for (int k = 0; k < known.size(); k++) {
        best = share(shares, k) > share(shares, best) ? k : best;
      }
      return best;
    }
  }
}
