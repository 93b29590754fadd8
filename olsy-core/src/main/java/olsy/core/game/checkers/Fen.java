package olsy.core.game.checkers;

import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.core.game.Side;

/**
 * A position of checkers in Forsyth-Edwards notation, as PDN writes it: the side to move, then both
 * sides' squares, kings with a K, runs of squares as ranges: {@code B:W18,24,K10:B12,16-20}.
 */
final class Fen {

  private static final Pattern PIECES = Pattern.compile("(K?)(\\d{1,2})(?:-K?(\\d{1,2}))?");

  private final String text;
  private long black;
  private long white;
  private long kings;

  private Fen(String text) {
    this.text = text;
  }

  /** Either colour may come first; spaces and a final dot are allowed. */
  static Checkers read(String text) {
    return new Fen(text).position();
  }

  static String write(Checkers s) {
    boolean blackMoves = s.toMove() == Side.FIRST;
    long black = blackMoves ? s.own() : s.other();
    long white = blackMoves ? s.other() : s.own();
    return (blackMoves ? "B:W" : "W:W") + list(white, s.kings()) + ":B" + list(black, s.kings());
  }

  private Checkers position() {
    String[] parts = text.replaceAll("\\s", "").replaceFirst("\\.$", "").split(":", -1);
    if (parts.length != 3) {
      throw wrong(
          "three parts separated by ':', the side to move, White's and Black's pieces",
          parts.length == 1 ? "one" : String.valueOf(parts.length));
    }
    if (!parts[0].equals("B") && !parts[0].equals("W")) {
      throw wrong("the side to move, B or W, before the first ':'", quoted(parts[0]));
    }
    String colours = colour(parts[1]) + colour(parts[2]);
    if (colours.equals("WW") || colours.equals("BB")) {
      String missing = colours.equals("WW") ? "Black's" : "White's";
      throw wrong(missing + " pieces in one of the two lists", quoted(parts[1] + ":" + parts[2]));
    }
    place(parts[1]);
    place(parts[2]);
    return parts[0].equals("B")
        ? new Checkers(black, white, kings, Side.FIRST)
        : new Checkers(white, black, kings, Side.SECOND);
  }

  private String colour(String list) {
    if (!list.startsWith("W") && !list.startsWith("B")) {
      throw wrong("W or B at the head of a list of pieces", quoted(list));
    }
    return list.substring(0, 1);
  }

  private void place(String list) {
    boolean whites = list.startsWith("W");
    for (String item : list.length() == 1 ? new String[0] : list.substring(1).split(",", -1)) {
      Matcher run = PIECES.matcher(item);
      int first = run.matches() ? Integer.parseInt(run.group(2)) : 0;
      int last = first == 0 || run.group(3) == null ? first : Integer.parseInt(run.group(3));
      if (first < 1 || last > 32 || first > last) {
        throw wrong(
            "a square from 1 to 32, a king like K10 or a range like 21-32 among "
                + (whites ? "White's" : "Black's")
                + " pieces",
            quoted(item));
      }
      for (int number = first; number <= last; number++) {
        place(number, whites, !run.group(1).isEmpty());
      }
    }
  }

  private void place(int number, boolean whitePiece, boolean king) {
    long square = Checkers.square(number);
    if (((black | white) & square) != 0) {
      throw wrong("one piece on a square", "two on " + number);
    }
    if (!king && (whitePiece ? number <= 4 : number >= 29)) {
      throw wrong(
          "a king where men are crowned",
          "a man of " + (whitePiece ? "White's" : "Black's") + " on " + number);
    }
    if (whitePiece) {
      white |= square;
    } else {
      black |= square;
    }
    kings |= king ? square : 0;
  }

  private IllegalArgumentException wrong(String expected, String found) {
    return new IllegalArgumentException(
        "position " + quoted(text) + ": expected " + expected + ", found " + found);
  }

  private static String quoted(String part) {
    return '"' + part + '"';
  }

  private static String list(long pieces, long kings) {
    StringJoiner list = new StringJoiner(",");
    for (int number = 1; number <= 32; number++) {
      if ((pieces & Checkers.square(number)) != 0) {
        list.add(((kings & Checkers.square(number)) != 0 ? "K" : "") + number);
      }
    }
    return list.toString();
  }
}
