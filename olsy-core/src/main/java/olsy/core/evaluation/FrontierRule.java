package olsy.core.evaluation;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.Spelling;

/** What a player does at the frontier of its search when the position is not quiet. */
public enum FrontierRule {
  /** Nothing: the static value stands. */
  NONE("none"),
  /** Goes on, all moves, until the position is quiet. */
  CAPTURES("captures"),
  /** Goes on likewise, but the side to move may also take the static value. */
  STAND_PAT("stand-pat");

  private final String text;

  FrontierRule(String text) {
    this.text = text;
  }

  /**
   * The rule with that text.
   *
   * @throws IllegalArgumentException naming the nearest
   */
  public static FrontierRule named(String text) {
    List<String> texts = Arrays.stream(values()).map(FrontierRule::text).toList();
    return Arrays.stream(values())
        .filter(rule -> rule.text.equals(text))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(Spelling.unknown("frontier rule", text, texts)));
  }

  /** As player files write it. */
  public String text() {
    return text;
  }

  /** A function whose value of a position is what this rule makes of the given one's. */
  public <P extends Position<P>> Evaluation<P> over(Evaluation<P> evaluation) {
    return this == NONE ? evaluation : new Extended<>(evaluation, this == STAND_PAT);
  }

  /**
   * The position whose static value is the value of this one: itself, or where going on ends. The
   * evaluation is one that {@link #over} has made.
   */
  @SuppressWarnings("unchecked")
  public static <P extends Position<P>> P settled(P position, Side side, Evaluation<P> evaluation) {
    return evaluation instanceof Extended<?>
        ? ((Extended<P>) evaluation).settle(position, side)
        : position;
  }

  /**
   * Alpha-beta without a depth, over positions that are not quiet.
   *
   * <pre>
   * value(s): if s is quiet: f(s)
   *           else the maximum over s' in σ(s) of −value(s'), and of f(s) when standing pat
   * </pre>
   */
  private record Extended<P extends Position<P>>(Evaluation<P> evaluation, boolean standsPat)
      implements Evaluation<P> {

    /** Wins beyond the frontier are farther away than any before it. */
    private static final int BEYOND = 1000;

    @Override
    public double unit() {
      return evaluation.unit();
    }

    @Override
    public double largestWeight() {
      return evaluation.largestWeight();
    }

    @Override
    public double value(P position, Side side) {
      return value(position, side, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    @Override
    public double value(P position, Side side, double alpha, double beta) {
      if (position.isQuiet()) {
        return evaluation.value(position, side);
      }
      return position.toMove() == side
          ? value(position, side, BEYOND, alpha, beta)
          : -value(position, side, BEYOND, -beta, -alpha);
    }

    /** For the side to move. */
    private double value(P s, Side side, int ply, double alpha, double beta) {
      boolean quiet = s.isQuiet();
      if (quiet || standsPat) {
        double value = Score.of(s, side, ply, evaluation);
        double own = s.toMove() == side ? value : -value;
        if (quiet || own >= beta) {
          return own;
        }
        alpha = Math.max(alpha, own);
      }
      for (P successor : s.successors()) {
        alpha = Math.max(alpha, -value(successor, side, ply + 1, -beta, -alpha));
        if (alpha >= beta) {
          break;
        }
      }
      return alpha;
    }

    /** Follows the first successor with the value, as long as standing pat has not got it. */
    private P settle(P position, Side side) {
      P s = position;
      for (int ply = BEYOND; !s.isQuiet(); ply++) {
        double best = full(s, side, ply);
        double pat = Score.of(s, side, ply, evaluation);
        if (standsPat && (s.toMove() == side ? pat : -pat) == best) {
          break;
        }
        for (P successor : s.successors()) {
          if (-full(successor, side, ply + 1) == best) {
            s = successor;
            break;
          }
        }
      }
      return s;
    }

    private double full(P s, Side side, int ply) {
      return value(s, side, ply, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
  }
}
