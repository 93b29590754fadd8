package olsy.core.game.backgammon;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.game.Side;

/**
 * A board as lines of text, as a side looks at it: its points are numbered, and its home is at the
 * bottom on the right.
 *
 * <pre>
 *   13 14 15 16 17 18  | 19 20 21 22 23 24
 *    b           w     |  w              b
 * </pre>
 */
final class Drawing {

  private static final int COLUMNS = 12;
  private static final int HALF = 6;

  /** Checkers on a point beyond these are told by their number. */
  private static final int ROWS = 5;

  private final int[] own;
  private final int[] other;
  private final char mine;
  private final char its;

  private Drawing(Backgammon position, Side below) {
    this.own = position.counts(below);
    this.other = position.counts(below.other());
    this.mine = below == Side.FIRST ? 'b' : 'w';
    this.its = below == Side.FIRST ? 'w' : 'b';
  }

  static List<String> lines(Backgammon position, Side below) {
    return new Drawing(position, below).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(row(place -> "%2d".formatted(COLUMNS + 1 + place)));
    for (int height = 1; height <= ROWS; height++) {
      int at = height;
      lines.add(row(place -> " " + sign(COLUMNS + 1 + place, at)));
    }
    lines.add("");
    for (int height = ROWS; height >= 1; height--) {
      int at = height;
      lines.add(row(place -> " " + sign(COLUMNS - place, at)));
    }
    lines.add(row(place -> "%2d".formatted(COLUMNS - place)));
    lines.add(beside("on the bar", own[Points.BAR], other[Points.BAR]));
    lines.add(beside("borne off", off(own), off(other)));
    lines.add(beside("pips to go", pips(own), pips(other)));
    return lines;
  }

  /** Something of each of twelve points, from the left on. */
  private interface Cell {
    String at(int place);
  }

  private static String row(Cell cell) {
    StringBuilder row = new StringBuilder(" ");
    for (int place = 0; place < COLUMNS; place++) {
      row.append(place == HALF ? "  |" : "").append(' ').append(cell.at(place));
    }
    return row.toString().stripTrailing();
  }

  /** What stands on a point, so far from the edge of the board. */
  private char sign(int point, int height) {
    int here = own[point];
    int there = other[Points.opposite(point)];
    int count = Math.max(here, there);
    if (height > count) {
      return height == 1 ? '.' : ' ';
    }
    boolean isMore = height == ROWS && count > ROWS;
    return isMore ? Character.forDigit(count, Character.MAX_RADIX) : here > 0 ? mine : its;
  }

  private String beside(String what, int ofOwn, int ofOther) {
    return "  %-10s  %c %d, %c %d".formatted(what, mine, ofOwn, its, ofOther);
  }

  private static int off(int[] counts) {
    return Points.CHECKERS - IntStream.of(counts).sum();
  }

  private static int pips(int[] counts) {
    return IntStream.rangeClosed(1, Points.BAR).map(point -> point * counts[point]).sum();
  }
}
