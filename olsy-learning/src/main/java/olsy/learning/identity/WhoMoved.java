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
import olsy.learning.identity.States.Shares;

/**
 * Tells which of several known players made decisions, or that none of them did.
 *
 * <pre>
 * L_k    ← ln of the mean over rates of slips ε of Π_d ((1 − ε) [k's move was played] + ε P_k(move played))
 * L_none ← ln Π_d P(move played) by {@link SomebodyElse}
 * P(k)   ← prior(k) exp L_k / Σ
 * </pre>
 *
 * One stranger in ten is the double of a known player ({@link States}). No games tell it from a
 * known player who slips as often, so of that one nobody can be sure.
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

  private final class Run {
    private final Lineup<P> lineup;
    private final States states;
    private final double[] none;

    Run(List<DecidedGame<P>> games) {
      List<KnownPlayer<P>> players = new ArrayList<>(known);
      players.addAll(generic);
      lineup = new Lineup<>(players, games, slips);
      states = new States(prior, slips, known.size());
      none = new SomebodyElse<>(lineup, known.size(), generic.size(), slips, this::told).logs();
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
              .sorted(Comparator.comparingDouble(k -> -found.player(k)))
              .map(k -> likely(k, found.player(k)))
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

    /** Who made all decisions; upper bounds are taken for what is not known. */
    private Shares shares() {
      int rates = slips.size();
      double[] logs = new double[states.size()];
      for (int k = 0; k < known.size(); k++) {
        System.arraycopy(lineup.logs(k), 0, logs, k * rates, rates);
      }
      logs[logs.length - 1] = Arrays.stream(none).sum();
      return states.after(logs);
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
      double[][] logs = new double[lineup.games()][states.size()];
      for (int game = 0; game < logs.length; game++) {
        for (int k = 0; k < known.size(); k++) {
          System.arraycopy(lineup.logs(k, game), 0, logs[game], k * rates, rates);
        }
        logs[game][states.size() - 1] = none[game];
      }
      return ForwardBackward.of(states.before(), prior.change(logs.length), logs);
    }

    private List<Pair> open(ForwardBackward.Found found) {
      record Open(Pair pair, double share) {}

      List<Open> open = new ArrayList<>();
      for (int game = 0; game < lineup.games(); game++) {
        Shares shares = states.split(found.shares[game]);
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

    private List<Identification.Stretch> stretches(ForwardBackward.Found found) {
      List<Shares> shares = Arrays.stream(found.shares).map(states::split).toList();
      List<Identification.Stretch> stretches = new ArrayList<>();
      int first = 0;
      double sum = 0;
      for (int game = 0; game < shares.size(); game++) {
        int player = shares.get(game).best();
        sum += shares.get(game).ofBest();
        if (game + 1 == shares.size() || shares.get(game + 1).best() != player) {
          Optional<String> name =
              player == known.size() ? Optional.empty() : Optional.of(known.get(player).name());
          stretches.add(new Identification.Stretch(first, game, name, sum / (game + 1 - first)));
          first = game + 1;
          sum = 0;
        }
      }
      return stretches;
    }
  }
}
