package olsy.core.game.manyreversi;

import java.util.List;
import olsy.core.game.ManyGame;
import olsy.core.game.Payoffs;

/**
 * Reversi for three or four colours.
 *
 * <p>A position is written as {@code r:8/8/8/3ry3/3bg3/8/8/8}: the colour to move, then the rows
 * from 1 to 8, each from a to h, with the first letter of a disc's colour and numbers of empty
 * squares. A move is written as its square, {@code c5}.
 */
public record ManyReversiGame(int colours) implements ManyGame<ManyReversi> {

  /** By the number of the colour. */
  private static final String LETTERS = "rygb";

  private static final int SIDE = 8;

  public ManyReversiGame {
    if (colours != 3 && colours != 4) {
      throw new IllegalArgumentException("expected 3 or 4 colours, found " + colours);
    }
  }

  @Override
  public String name() {
    return "many-reversi:" + colours;
  }

  @Override
  public List<String> players() {
    return List.of("red", "yellow", "green", "blue").subList(0, colours);
  }

  @Override
  public ManyReversi start() {
    return ManyReversi.start(colours);
  }

  @Override
  public Payoffs<ManyReversi> payoffs() {
    return new Discs();
  }

  @Override
  public String move(ManyReversi from, ManyReversi successor) {
    int square = Long.numberOfTrailingZeros(successor.occupied() & ~from.occupied());
    return "" + (char) ('a' + square % SIDE) + (1 + square / SIDE);
  }

  @Override
  public String text(ManyReversi position) {
    StringBuilder text = new StringBuilder().append(LETTERS.charAt(position.toMove()));
    for (int row = 0; row < SIDE; row++) {
      text.append(row == 0 ? ':' : '/');
      int empty = 0;
      for (int column = 0; column < SIDE; column++) {
        int colour = colour(position, row * SIDE + column);
        if (colour < 0) {
          empty++;
          continue;
        }
        text.append(empty > 0 ? empty : "").append(LETTERS.charAt(colour));
        empty = 0;
      }
      text.append(empty > 0 ? empty : "");
    }
    return text.toString();
  }

  /** Below 0 where the square is empty. */
  private static int colour(ManyReversi position, int square) {
    for (int colour = 0; colour < LETTERS.length(); colour++) {
      if ((position.discs(colour) >>> square & 1) != 0) {
        return colour;
      }
    }
    return -1;
  }

  @Override
  public ManyReversi position(String text) {
    int toMove = text.indexOf(':') == 1 ? LETTERS.indexOf(text.charAt(0)) : -1;
    if (toMove < 0 || toMove >= colours) {
      throw new IllegalArgumentException(
          "expected the colour to move, one of "
              + String.join(", ", LETTERS.substring(0, colours).split(""))
              + ", and a colon, found \""
              + text
              + '"');
    }
    String[] rows = text.substring(2).split("/", -1);
    if (rows.length != SIDE) {
      throw new IllegalArgumentException(
          "expected " + SIDE + " rows, found " + rows.length + " in \"" + text + '"');
    }
    long[] discs = new long[LETTERS.length()];
    for (int row = 0; row < SIDE; row++) {
      read(row, rows[row], discs);
    }
    if ((discs[0] | discs[1] | discs[2] | discs[3]) == 0) {
      throw new IllegalArgumentException("expected a disc on the board, found none");
    }
    return new ManyReversi(colours, discs[0], discs[1], discs[2], discs[3], toMove);
  }

  private static void read(int row, String text, long[] discs) {
    int column = 0;
    for (int i = 0; i < text.length(); i++) {
      char sign = text.charAt(i);
      int colour = LETTERS.indexOf(sign);
      if (colour < 0 && (sign < '1' || sign > '8')) {
        throw new IllegalArgumentException(
            "row "
                + (row + 1)
                + ": expected letters of "
                + LETTERS
                + " and numbers of empty squares, found \""
                + text
                + '"');
      }
      if (colour >= 0 && column < SIDE) {
        discs[colour] |= 1L << (row * SIDE + column);
      }
      column += colour >= 0 ? 1 : sign - '0';
    }
    if (column != SIDE) {
      throw new IllegalArgumentException(
          "row " + (row + 1) + ": expected " + SIDE + " squares, found " + column);
    }
  }
}
