package olsy.core.game.backgammon;

import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.core.game.Side;

/**
 * Positions as text: GNU Backgammon's position id, whose turn it is, and the roll if there is one.
 *
 * <pre>
 * 4HPwATDgc/ABMA            the beginning
 * 4HPwATDgc/ABMA:B          the same
 * 4HPwATDgc/ABMA:W:6-5      White has rolled
 *
 * the id: 80 bits in base 64 — the points of the side whose turn it is not, then those of the one
 * whose turn it is, each from 1 to the bar, a bit 1 for each checker and a bit 0 behind each point;
 * the lowest bit of a byte comes first
 * </pre>
 */
final class PositionText {

  private static final Pattern TEXT =
      Pattern.compile("([A-Za-z0-9+/]{14})(?::([BW])(?::(\\d-\\d))?)?");
  private static final int BYTES = 10;
  private static final int BITS = 8;
  private static final int BYTE = 0xFF;

  private PositionText() {}

  static String write(Backgammon position) {
    String side = position.toMove() == Side.FIRST ? ":B" : ":W";
    String roll = position.roll() == Dice.NONE ? "" : ":" + Dice.text(position.roll());
    return id(position) + side + roll;
  }

  /** GNU Backgammon's. */
  static String id(Backgammon position) {
    long waiting = position.code(position.toMove().other());
    long moving = position.code(position.toMove());
    int length = Points.BAR + Points.checkers(waiting);
    byte[] bytes = new byte[BYTES];
    for (int bit = 0; bit < BYTES * BITS; bit++) {
      int at = bit - length;
      long one = at < 0 ? waiting >>> bit & 1 : at < Long.SIZE ? moving >>> at & 1 : 0;
      bytes[bit / BITS] |= (byte) (one << bit % BITS);
    }
    return Base64.getEncoder().withoutPadding().encodeToString(bytes);
  }

  /**
   * Reads a position.
   *
   * @throws IllegalArgumentException saying what is wrong
   */
  static Backgammon read(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "expected a position like 4HPwATDgc/ABMA:B or 4HPwATDgc/ABMA:W:6-5, found \""
              + text
              + '"');
    }
    Side toMove = "W".equals(matcher.group(2)) ? Side.SECOND : Side.FIRST;
    Reader bits = new Reader(bytes(matcher.group(1)));
    int[] waiting = bits.counts();
    int[] moving = bits.counts();
    require(bits.isRead(), text, "checkers beyond the bar");
    for (int point = 1; point < Points.BAR; point++) {
      require(
          moving[point] == 0 || waiting[Points.opposite(point)] == 0,
          text,
          "checkers of both sides on a point");
    }
    long own = Points.code(moving);
    long other = Points.code(waiting);
    for (long code : new long[] {own, other}) {
      require(
          Points.checkers(code) <= Points.CHECKERS,
          text,
          Points.checkers(code) + " checkers of a side");
    }
    require(own != 0 || other != 0, text, "no checkers");
    require(
        moving[Points.BAR] < Points.CHECKERS || waiting[Points.BAR] < Points.CHECKERS,
        text,
        "all checkers on the bar");
    int roll = matcher.group(3) == null ? Dice.NONE : Dice.read(matcher.group(3));
    Backgammon read =
        toMove == Side.FIRST
            ? new Backgammon(own, other, toMove, roll)
            : new Backgammon(other, own, toMove, roll);
    require(roll == Dice.NONE || !read.isTerminal(), text, "a roll although the game is over");
    return read;
  }

  private static byte[] bytes(String id) {
    try {
      return Base64.getDecoder().decode(id);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("expected a position id, found \"" + id + '"', e);
    }
  }

  private static void require(boolean holds, String text, String found) {
    if (!holds) {
      throw new IllegalArgumentException(
          "expected a position of backgammon, found " + found + " in \"" + text + '"');
    }
  }

  /** Takes bits off bytes, one after the other. */
  private static final class Reader {
    private final byte[] bytes;
    private int at;

    Reader(byte[] bytes) {
      this.bytes = bytes;
    }

    private boolean next() {
      boolean bit = at < BYTES * BITS && ((bytes[at / BITS] & BYTE) >>> at % BITS & 1) == 1;
      at++;
      return bit;
    }

    int[] counts() {
      int[] counts = new int[Points.BAR + 1];
      for (int point = 1; point <= Points.BAR; point++) {
        while (next()) {
          counts[point]++;
        }
      }
      return counts;
    }

    /** Whether nothing is left but bits 0. */
    boolean isRead() {
      while (at < BYTES * BITS) {
        if (next()) {
          return false;
        }
      }
      return true;
    }
  }
}
