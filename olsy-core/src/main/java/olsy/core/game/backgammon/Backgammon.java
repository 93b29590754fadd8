package olsy.core.game.backgammon;

import java.util.List;
import olsy.core.game.ChancePosition;
import olsy.core.game.Outcome;
import olsy.core.game.Side;

/**
 * A position of backgammon: before a roll, when dice decide, or after it, when a side plays it. Who
 * can play nothing passes, which is a play too.
 *
 * <p>A game begins with a roll that is no double: the side that won it, by the higher die, moves
 * first. Which side that is, is agreed on before.
 *
 * @param first where the first side's checkers stand, as {@link Points} codes them
 * @param second where the second side's stand, as it sees them itself
 * @param toMove who rolls or plays
 * @param roll that is to be played; {@link Dice#NONE} before it
 */
public record Backgammon(long first, long second, Side toMove, int roll)
    implements ChancePosition<Backgammon> {

  private static final long BEGIN = Points.code(beginning());

  static final Backgammon START = new Backgammon(BEGIN, BEGIN, Side.FIRST, Dice.NONE);

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  public Backgammon {
    assert roll == Dice.NONE || Dice.isRoll(roll) : roll;
  }

  private static int[] beginning() {
    int[] counts = new int[Points.BAR + 1];
    counts[24] = 2;
    counts[13] = 5;
    counts[8] = 3;
    counts[6] = 5;
    return counts;
  }

  /** Where a side's checkers stand, as it sees them. */
  long code(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /** How many of a side's checkers stand on each of its points. */
  int[] counts(Side side) {
    return Points.counts(code(side));
  }

  /** The same position with a roll to be played. */
  Backgammon rolled(int dice) {
    return new Backgammon(first, second, toMove, dice);
  }

  /** After a play: the other side rolls. */
  Backgammon played(long own, long other) {
    return toMove == Side.FIRST
        ? new Backgammon(own, other, Side.SECOND, Dice.NONE)
        : new Backgammon(other, own, Side.FIRST, Dice.NONE);
  }

  /** Whether it is the beginning of a game, where doubles are rolled again. */
  private boolean isBeginning() {
    return first == BEGIN && second == BEGIN && toMove == Side.FIRST;
  }

  @Override
  public boolean isChance() {
    return roll == Dice.NONE && !isTerminal();
  }

  @Override
  public double[] probabilities() {
    return Dice.probabilities(isBeginning());
  }

  /** The rolls, lowest first; or where the plays of a roll lead, as {@link Plays} lists them. */
  @Override
  public Backgammon[] successors() {
    if (isTerminal()) {
      return new Backgammon[0];
    }
    if (roll != Dice.NONE) {
      return new Plays(this).successors();
    }
    int[] rolls = Dice.rolls(isBeginning());
    Backgammon[] successors = new Backgammon[rolls.length];
    for (int i = 0; i < rolls.length; i++) {
      successors[i] = rolled(rolls[i]);
    }
    return successors;
  }

  /** Whether a side has borne off all of its checkers. */
  @Override
  public boolean isTerminal() {
    return first == 0 || second == 0;
  }

  @Override
  public Outcome outcome() {
    assert isTerminal();
    return Outcome.winOf(first == 0 ? Side.FIRST : Side.SECOND);
  }

  /**
   * How many games a win counts: 2 where the loser has borne off none, a gammon; 3 where it has one
   * left on the bar or among the winner's last points besides, a backgammon; else 1.
   */
  int games() {
    assert isTerminal();
    long loser = first == 0 ? second : first;
    if (Points.checkers(loser) < Points.CHECKERS) {
      return 1;
    }
    int[] counts = Points.counts(loser);
    for (int point = Points.BAR; point > Points.BAR - 1 - Points.HOME; point--) {
      if (counts[point] > 0) {
        return 3;
      }
    }
    return 2;
  }

  /** A checker that was hit may come back, but no rule makes a draw of it. */
  @Override
  public boolean isReversible(Backgammon successor) {
    return false;
  }

  @Override
  public long key() {
    long key = mixed(first + GOLDEN);
    key = mixed(key + second);
    return mixed(key + 2L * roll + (toMove == Side.FIRST ? 0 : 1) + GOLDEN);
  }

  private static long mixed(long number) {
    long z = number * GOLDEN;
    z = (z ^ (z >>> 29)) * 0xBF58476D1CE4E5B9L;
    return z ^ (z >>> 32);
  }

  /** The same in every run, which an enum's is not. */
  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /** For messages. */
  @Override
  public String toString() {
    return PositionText.write(this);
  }

  /** Every play with how it is written. */
  List<Play> plays() {
    return new Plays(this).all();
  }
}
