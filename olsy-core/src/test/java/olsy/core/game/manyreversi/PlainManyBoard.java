package olsy.core.game.manyreversi;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules once more, slowly, on a table of squares: what the bits are compared with. It knows a
 * position by its text alone.
 */
final class PlainManyBoard {

  private static final int SIDE = 8;
  private static final String LETTERS = "rygb";

  private final char[][] squares = new char[SIDE][SIDE];
  private final char toMove;

  PlainManyBoard(String text) {
    toMove = text.charAt(0);
    String[] rows = text.substring(2).split("/", -1);
    for (int row = 0; row < SIDE; row++) {
      int column = 0;
      for (int at = 0; at < rows[row].length(); at++) {
        char sign = rows[row].charAt(at);
        if (Character.isDigit(sign)) {
          for (int i = 0; i < sign - '0'; i++) {
            squares[row][column++] = '.';
          }
        } else {
          squares[row][column++] = sign;
        }
      }
    }
  }

  /** The texts of all successors, row by row. */
  List<String> successors(int players) {
    List<String> turning = new ArrayList<>();
    List<String> beside = new ArrayList<>();
    for (int row = 0; row < SIDE; row++) {
      for (int column = 0; column < SIDE; column++) {
        if (squares[row][column] == '.' && isBeside(row, column)) {
          List<int[]> turned = turned(row, column);
          turned.add(new int[] {row, column});
          (turned.size() > 1 ? turning : beside).add(after(turned, players));
        }
      }
    }
    return turning.isEmpty() ? beside : turning;
  }

  private boolean isBeside(int row, int column) {
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        if (at(row + down, column + right) != '.') {
          return true;
        }
      }
    }
    return false;
  }

  private List<int[]> turned(int row, int column) {
    List<int[]> all = new ArrayList<>();
    for (int down = -1; down <= 1; down++) {
      for (int right = -1; right <= 1; right++) {
        List<int[]> line = new ArrayList<>();
        int r = row + down;
        int c = column + right;
        while (at(r, c) != '.' && at(r, c) != toMove) {
          line.add(new int[] {r, c});
          r += down;
          c += right;
        }
        if (at(r, c) == toMove) {
          all.addAll(line);
        }
      }
    }
    return all;
  }

  /** Empty beyond the edge, too. */
  private char at(int row, int column) {
    boolean inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
    return inside ? squares[row][column] : '.';
  }

  private String after(List<int[]> taken, int players) {
    int next = (LETTERS.indexOf(toMove) + 1) % players;
    StringBuilder text = new StringBuilder().append(LETTERS.charAt(next));
    for (int row = 0; row < SIDE; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < SIDE; column++) {
        int r = row;
        int c = column;
        boolean mine = taken.stream().anyMatch(square -> square[0] == r && square[1] == c);
        line.append(mine ? toMove : squares[row][column]);
      }
      text.append(row == 0 ? ':' : '/').append(shortened(line.toString()));
    }
    return text.toString();
  }

  private static String shortened(String line) {
    String text = line;
    for (int length = SIDE; length > 0; length--) {
      text = text.replace(".".repeat(length), String.valueOf(length));
    }
    return text;
  }
}
