package olsy.play.board;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands on the 32 squares of a checkers board: {@code b} and {@code w} for men, {@code B} and
 * {@code W} for kings, a dot for none, in the order of the squares' numbers.
 */
public record Board(String squares) {

  public static final int SIZE = 32;
  private static final Pattern PIECE = Pattern.compile("(K?)(\\d+)");
  private static final String EMPTY = ".".repeat(SIZE);

  public Board {
    if (!squares.matches("[.bwBW]{" + SIZE + "}")) {
      throw new IllegalArgumentException(
          "expected " + SIZE + " squares, each one of .bwBW, found " + squares);
    }
  }

  /** Of a position as the game writes it: {@code B:W18,24,K10:B12}. */
  public static Board of(String position) {
    StringBuilder squares = new StringBuilder(EMPTY);
    String[] parts = position.split(":", -1);
    for (int i = 1; i < parts.length; i++) {
      char man = Character.toLowerCase(parts[i].charAt(0));
      Matcher piece = PIECE.matcher(parts[i]);
      while (piece.find()) {
        boolean king = !piece.group(1).isEmpty();
        squares.setCharAt(
            Integer.parseInt(piece.group(2)) - 1, king ? Character.toUpperCase(man) : man);
      }
    }
    return new Board(squares.toString());
  }

  /** What stands on the square of this number, 1 to 32. */
  public char at(int number) {
    return squares.charAt(number - 1);
  }

  /** What is different on another board: {@code 11.15b}. */
  public String changes(Board next) {
    StringBuilder changes = new StringBuilder();
    for (int number = 1; number <= SIZE; number++) {
      if (at(number) != next.at(number)) {
        changes.append(number).append(next.at(number));
      }
    }
    return changes.toString();
  }
}
