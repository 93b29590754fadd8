package olsy.core.search.minimax;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.EndgameResult;
import olsy.core.search.Endgames;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * The search for our own moves: as deep as time allows. It is not the search of a model, because it
 * does not look at everything, and any of several equal moves may be the one it finds.
 *
 * <pre>
 * for d = 1, 2, … depth: v ← pvs(s, d, v−a, v+a); with a wider window where v lies outside
 *
 * pvs(s, d, α, β):
 *   if d ≤ 0: return f(s), captures searched out as the frontier rule says
 *   if s has stood before, or a rule ends the game: return 0
 *   if the result of s is known: return it
 *   if the table knows s well enough: return what it says
 *   for s' in σ(s), the table's move first, then killers, then by history:
 *     the first:  v ← −pvs(s', d−1, −β, −α)
 *     a later one: is it better than α? ask a window without width, first some plies less deep, the later the less;
 *                  if it is, search it in full
 *   put the best into the table
 * </pre>
 *
 * With {@link Foresight} the other side is expected to make the reply r* that is foreseen, as long
 * as enough plies are left. Other replies are only feared, up to a risk:
 *
 * <pre>
 * where the other side moves, only foreseen replies lead here, and r* is foreseen:
 *   v ← −pvs(r*, d−1, −β, −α)
 *   for the other r in σ(s): v ← max(v, −pvs(r, d−1−shallower, …) − risk), where no reply is foreseen any more
 * </pre>
 *
 * <p>T. A. Marsland and M. Campbell, "Parallel search of strongly ordered game trees", 1982.
 *
 * <p>What it remembers serves the searches to come until it is told to {@link #forget}. An instance
 * serves one thread.
 */
public final class PrincipalVariationSearch<P extends Position<P>> implements Search<P> {

  /** What makes it quick, or strong: each part can be left out, to see what it is worth. */
  public enum Part {
    TABLE,
    ASPIRATION,
    HISTORY,
    REDUCTIONS,
    REPETITIONS
  }

  /** Shallower searches have no value to expect. */
  private static final int SHALLOWEST_ASPIRED = 4;

  /** Half the width of the first window, in largest weights, and how much wider the next one is. */
  private static final double ASPIRED = 0.25;

  private static final int WIDER = 4;
  private static final int WIDEST = 100;

  private static final int SHALLOWEST_REDUCED = 3;

  /**
   * By so many plies is the k-th move reduced: more if there is much to see, and the later the
   * more.
   */
  private static final double REDUCED = 0.8;

  private static final double REDUCED_BY_LOGARITHMS = 0.6;
  private static final int FAR = 63;
  private static final int[][] REDUCTIONS = reductions();

  private static final double DRAW = 0;
  private static final int DONE = -1;
  private static final long SECOND_SIDE = 0x5851F42D4C957F2DL;
  private static final long FORESEEING = 0x14057B7EF767814FL;
  private static final long DRAWN = 0x2545F4914F6CDD1DL;

  private static final DrawRules REPETITIONS_ALONE =
      new DrawRules(2, DrawRules.NEVER, DrawRules.NEVER);

  private final Evaluation<P> evaluation;
  private final TranspositionTable table;
  private final Set<Part> parts;
  private final MoveHistory history = new MoveHistory();

  /** Null where no reply is foreseen. */
  private final Foresight<P> foresight;

  private Endgames endgames = Endgames.NONE;

  public PrincipalVariationSearch(Evaluation<P> evaluation) {
    this(evaluation, new TranspositionTable(), EnumSet.allOf(Part.class));
  }

  public PrincipalVariationSearch(
      Evaluation<P> evaluation, TranspositionTable table, Set<Part> parts) {
    this(evaluation, table, parts, null);
  }

  /**
   * @param foresight null for none
   */
  public PrincipalVariationSearch(
      Evaluation<P> evaluation, TranspositionTable table, Set<Part> parts, Foresight<P> foresight) {
    this.evaluation = evaluation;
    this.table = table;
    this.parts = EnumSet.copyOf(parts);
    this.foresight = foresight;
  }

  private static int[][] reductions() {
    int[][] reductions = new int[FAR + 1][FAR + 1];
    for (int d = 1; d <= FAR; d++) {
      for (int k = 1; k <= FAR; k++) {
        reductions[d][k] = (int) (REDUCED + REDUCED_BY_LOGARITHMS * Math.log(d) * Math.log(k + 1));
      }
    }
    return reductions;
  }

  @Override
  public boolean seesRepetitions() {
    return parts.contains(Part.REPETITIONS);
  }

  @Override
  public boolean remembers() {
    return parts.contains(Part.TABLE);
  }

  @Override
  public void consult(Endgames endgames) {
    this.endgames = endgames;
    forget();
  }

  @Override
  public void forget() {
    table.forget();
    history.forget();
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return search(line(root), depth, budget);
  }

  /** The play that is searched where none is told: draws are by repetition alone. */
  public Line<P> line(P root) {
    return Line.startingAt(root, REPETITIONS_ALONE);
  }

  @Override
  public SearchResult<P> search(Line<P> play, int depth, SearchBudget budget) {
    return new Run(play, null, depth, budget).deepened();
  }

  /**
   * Chooses between some of the moves; the first of them where no other is better.
   *
   * @param successors at least one
   * @param depth at least 1
   */
  public SearchResult<P> among(Line<P> play, List<P> successors, int depth, SearchBudget budget) {
    P[] choices =
        successors.toArray(Arrays.copyOf(play.position().successors(), successors.size()));
    return new Run(play, choices, depth, budget).deepened();
  }

  /**
   * Whether a move is worth so much, or more, where no reply is foreseen.
   *
   * @param depth from the position before it
   */
  public boolean isWorth(Line<P> play, P successor, double least, int depth, SearchBudget budget) {
    return new Run(play, null, depth, budget).isWorth(successor, least);
  }

  private final class Run {
    private final Line<P> play;

    /** The moves to choose between; null for all. */
    private final P[] choices;

    private final int depth;
    private final Side side;
    private final SearchBudget budget;
    private final PlayedKeys<P> played;
    private final PrincipalVariation<P> line;

    /** Known draws are all alike: who is in one plays on for what the function likes. */
    private final boolean drawn;

    /** Whether only foreseen replies lead to the node. */
    private boolean foreseeing;

    /** What the table knows is of one side's function, with or without foreseen replies. */
    private long salt;

    Run(Line<P> play, P[] choices, int depth, SearchBudget budget) {
      this.play = play;
      this.choices = choices;
      this.depth = depth;
      this.side = play.toMove();
      this.budget = budget;
      this.played = new PlayedKeys<>(play, depth);
      this.line = new PrincipalVariation<>(depth);
      this.drawn = endgames.result(play.position()).filter(EndgameResult::isDraw).isPresent();
      foresee(false);
    }

    private void foresee(boolean on) {
      foreseeing = on;
      salt = (side == Side.FIRST ? 0 : SECOND_SIDE) + (on ? FORESEEING : 0) + (drawn ? DRAWN : 0);
    }

    SearchResult<P> deepened() {
      table.grow();
      history.reach(depth);
      double value = window(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      for (int d = 1; d <= depth; d++) {
        value =
            d < SHALLOWEST_ASPIRED || !parts.contains(Part.ASPIRATION)
                ? window(d, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                : aspired(d, value);
      }
      return SearchResult.of(line.from(play.position()), value, depth, budget);
    }

    boolean isWorth(P successor, double least) {
      history.reach(depth);
      budget.expand();
      P s = play.position();
      played.enter(1, successor.key(), s.isReversible(successor));
      return -value(successor, depth - 1, 1, -least, Math.nextUp(-least)) >= least;
    }

    private double window(int d, double alpha, double beta) {
      foresee(foresight != null && foresight.isOpen(budget));
      return value(play.position(), d, 0, alpha, beta);
    }

    private double aspired(int d, double expected) {
      double width = ASPIRED * evaluation.largestWeight();
      double low = expected - width;
      double high = expected + width;
      while (true) {
        double value = window(d, low, high);
        if (value > low && value < high) {
          return value;
        }
        width *= WIDER;
        boolean wide = Score.isDecided(value) || width > WIDEST * evaluation.largestWeight();
        low = value > low ? low : wide ? Double.NEGATIVE_INFINITY : value - width;
        high = value < high ? high : wide ? Double.POSITIVE_INFINITY : value + width;
      }
    }

    /** For the side to move; where it is outside the window, a bound. */
    private double value(P s, int d, int ply, double alpha, double beta) {
      assert alpha < beta : alpha + " to " + beta;
      line.end(ply);
      if (ply > 0 && parts.contains(Part.REPETITIONS) && played.isDrawn(ply) && !s.isTerminal()) {
        return DRAW;
      }
      Optional<EndgameResult> solved = ply > 0 ? endgames.result(s) : Optional.empty();
      if (solved.isPresent() && isFinal(solved.get(), ply)) {
        budget.evaluate(1);
        return value(solved.get(), ply);
      }
      if (d <= 0) {
        return leaf(s, ply, alpha, beta);
      }
      if (foreseeing && isTooNear(s, d)) {
        return unforeseen(s, d, ply, alpha, beta);
      }
      if (ply == 0 && choices != null) {
        return expanded(s, choices, d, ply, alpha, beta, 0);
      }
      long key = played.key(ply) + salt;
      int known = parts.contains(Part.TABLE) ? table.find(key) : TranspositionTable.MISSING;
      int first = TranspositionTable.NO_MOVE;
      if (known != TranspositionTable.MISSING) {
        double value = table.value(known, ply);
        if (ply > 0 && table.depth(known) >= d && table.decides(known, value, alpha, beta)) {
          return value;
        }
        first = table.move(known);
      }
      return foreseeing && s.toMove() != side
          ? foreseen(s, d, ply, alpha, beta, first)
          : expanded(s, s.successors(), d, ply, alpha, beta, first);
    }

    /** Whether it will stand: the rules may end the game as a draw before a win. */
    private boolean isFinal(EndgameResult solved, int ply) {
      return solved.isDraw() ? !drawn : played.leaves(solved.plies(), ply);
    }

    private static double value(EndgameResult solved, int ply) {
      double end = Score.WIN - ply - solved.plies();
      return switch (solved.kind()) {
        case WIN -> end;
        case DRAW -> DRAW;
        case LOSS -> -end;
      };
    }

    /** No reply is foreseen here, nor farther on. */
    private boolean isTooNear(P s, int d) {
      return d < foresight.leastPlies() + (s.toMove() == side ? 1 : 0);
    }

    /** From here on no reply is. */
    private double unforeseen(P s, int d, int ply, double alpha, double beta) {
      foresee(false);
      double value = value(s, d, ply, alpha, beta);
      foresee(true);
      return value;
    }

    /**
     * By the reply that is foreseen, if one is.
     *
     * @param first index of the reply that was best for the other side before
     */
    private double foreseen(P s, int d, int ply, double alpha, double beta, int first) {
      P[] successors = s.successors();
      if (successors.length == 0) {
        return leaf(s, ply, alpha, beta);
      }
      P reply = foresight.reply(s, budget);
      if (reply == null) {
        return unforeseen(s, d, ply, alpha, beta);
      }
      budget.expand();
      int foreseen = Arrays.asList(successors).indexOf(reply);
      int[] ranks = ranks(successors, foreseen, ply, s.toMove() == Side.FIRST ? 0 : 1);
      if (first < ranks.length && first != foreseen) {
        ranks[first] = Integer.MAX_VALUE;
      }
      int most = foresight.isGuarded() ? successors.length : 1;
      double best = Double.NEGATIVE_INFINITY;
      int bestMove = foreseen;
      double low = alpha;
      for (int k = 0; k < most && best < beta; k++) {
        int i = k == 0 ? foreseen : highest(ranks);
        P successor = successors[i];
        played.enter(ply + 1, successor.key(), s.isReversible(successor));
        double value =
            k == 0
                ? -value(successor, d - 1, ply + 1, -beta, -low)
                : feared(successor, d - 1, ply + 1, low, beta);
        best = Math.max(best, value);
        if (value > low) {
          low = value;
          bestMove = i;
          line.prefer(ply, successor);
        }
      }
      remember(d, ply, best, alpha, beta, bestMove);
      return best;
    }

    /** Of a successor that is not foreseen, for the side that would move there. */
    private double feared(P s, int d, int ply, double low, double beta) {
      int shallower = Math.max(0, d - Foresight.SHALLOWER);
      double least = dearer(low);
      double most = dearer(beta);
      double value = -unforeseen(s, shallower, ply, -Math.nextUp(least), -least);
      if (value > least && value < most) {
        value = -unforeseen(s, shallower, ply, -most, -least);
      }
      return value > least ? cheaper(value) : low;
    }

    /** What a reply that is not foreseen is worth for the other side, when the risk is taken. */
    private double cheaper(double value) {
      return Score.isDecided(value) ? value : value - foresight.risk();
    }

    private double dearer(double value) {
      return Score.isDecided(value) ? value : value + foresight.risk();
    }

    /**
     * By some of its successors.
     *
     * @param first index of the one to begin with
     */
    private double expanded(
        P s, P[] successors, int d, int ply, double alpha, double beta, int first) {
      if (successors.length == 0) {
        return leaf(s, ply, alpha, beta);
      }
      budget.expand();
      boolean quiet = s.isQuiet();
      int mover = s.toMove() == Side.FIRST ? 0 : 1;
      int[] ranks = null;
      double best = Double.NEGATIVE_INFINITY;
      int bestMove = first;
      double low = alpha;
      for (int k = 0; k < successors.length; k++) {
        int i = first;
        if (k > 0 || first >= successors.length) {
          ranks = ranks == null ? ranks(successors, first, ply, mover) : ranks;
          i = highest(ranks);
        }
        P successor = successors[i];
        played.enter(ply + 1, successor.key(), s.isReversible(successor));
        double value =
            k == 0
                ? -value(successor, d - 1, ply + 1, -beta, -low)
                : later(
                    successor,
                    d - 1,
                    quiet && !foreseeing ? reduction(d, k) : 0,
                    ply + 1,
                    low,
                    beta);
        if (value > best) {
          best = value;
          if (value > low) {
            low = value;
            bestMove = i;
            line.prefer(ply, successor);
          }
          if (value >= beta) {
            if (quiet && parts.contains(Part.HISTORY)) {
              history.cut(move(ply), d, ply, mover);
            }
            break;
          }
        }
      }
      if (ply > 0 || choices == null) {
        remember(d, ply, best, alpha, beta, bestMove);
      }
      return best;
    }

    private void remember(int d, int ply, double best, double alpha, double beta, int move) {
      if (parts.contains(Part.TABLE)) {
        table.put(played.key(ply) + salt, d, ply, best, Bound.of(best, alpha, beta), move);
      }
    }

    /** Of a successor that is not expected to be the best, for the side that moved there. */
    private double later(P s, int d, int reduction, int ply, double low, double beta) {
      double above = Math.nextUp(low);
      if (reduction > 0 && -value(s, d - reduction, ply, -above, -low) <= low) {
        return low;
      }
      double value = -value(s, d, ply, -above, -low);
      return value > low && value < beta ? -value(s, d, ply, -beta, -low) : value;
    }

    private int reduction(int d, int k) {
      return parts.contains(Part.REDUCTIONS) && d >= SHALLOWEST_REDUCED
          ? REDUCTIONS[Math.min(d, FAR)][Math.min(k, FAR)]
          : 0;
    }

    private double leaf(P s, int ply, double alpha, double beta) {
      budget.evaluate(1);
      boolean own = s.toMove() == side;
      if (Score.hasResult(s)) {
        double value = Score.ofResult(s, side, ply);
        return own ? value : -value;
      }
      return own
          ? evaluation.value(s, side, alpha, beta)
          : -evaluation.value(s, side, -beta, -alpha);
    }

    /** The last one on the way here, as the difference that it made. */
    private long move(int ply) {
      return played.key(ply + 1) - played.key(ply);
    }

    private int[] ranks(P[] successors, int first, int ply, int mover) {
      int[] ranks = new int[successors.length];
      if (parts.contains(Part.HISTORY)) {
        long key = played.key(ply);
        for (int i = 0; i < ranks.length; i++) {
          ranks[i] = history.rank(successors[i].key() - key, ply, mover);
        }
      }
      if (first < ranks.length) {
        ranks[first] = DONE;
      }
      return ranks;
    }

    /** The first with the highest rank, which it loses. */
    private static int highest(int[] ranks) {
      int highest = 0;
      for (int i = 1; i < ranks.length; i++) {
        if (ranks[i] > ranks[highest]) {
          highest = i;
        }
      }
      ranks[highest] = DONE;
      return highest;
    }
  }
}
