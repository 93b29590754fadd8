package olsy.core.game.checkers;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.core.game.Notation;
import olsy.core.game.Side;

/**
 * English checkers as engines write it that speak Hub (version 2; the published form is for the
 * board of 10×10).
 *
 * <pre>
 * position   the side to move, B or W, then squares 1 to 32: b w men, B W kings, e empty
 * step       11-15
 * capture    15x22x18: begin, end and all captured squares, in ascending order; read in any
 * </pre>
 */
final class HubNotation implements Notation<Checkers> {

  private static final int SQUARES = 32;
  private static final String SQUARE = "([1-9]|[12]\\d|3[0-2])";
  private static final Pattern POSITION = Pattern.compile("[BW][wbWBe]{" + SQUARES + "}");
  private static final Pattern STEP = Pattern.compile(SQUARE + "-" + SQUARE);
  private static final Pattern CAPTURE = Pattern.compile(SQUARE + "(x" + SQUARE + "){2,13}");
  private static final Pattern SEPARATOR = Pattern.compile("[-x]");

  @Override
  public Checkers position(String text) {
    if (!POSITION.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "expected B or W and 32 letters of w b W B e, found " + text);
    }
    long black = 0;
    long white = 0;
    long kings = 0;
    for (int number = 1; number <= SQUARES; number++) {
      char piece = text.charAt(number);
      long square = Checkers.square(number);
      black |= piece == 'b' || piece == 'B' ? square : 0;
      white |= piece == 'w' || piece == 'W' ? square : 0;
      kings |= piece == 'B' || piece == 'W' ? square : 0;
      if ((piece == 'w' && number <= 4) || (piece == 'b' && number >= 29)) {
        throw new IllegalArgumentException("expected no man on its last row, found " + text);
      }
    }
    return text.charAt(0) == 'B'
        ? new Checkers(black, white, kings, Side.FIRST)
        : new Checkers(white, black, kings, Side.SECOND);
  }

  @Override
  public String text(Checkers position) {
    boolean blackMoves = position.toMove() == Side.FIRST;
    String own = blackMoves ? "bB" : "wW";
    String other = blackMoves ? "wW" : "bB";
    StringBuilder text = new StringBuilder(blackMoves ? "B" : "W");
    for (int number = 1; number <= SQUARES; number++) {
      long square = Checkers.square(number);
      int king = (position.kings() & square) == 0 ? 0 : 1;
      text.append(
          (position.own() & square) != 0
              ? own.charAt(king)
              : (position.other() & square) != 0 ? other.charAt(king) : 'e');
    }
    return text.toString();
  }

  @Override
  public String move(Checkers from, Checkers successor) {
    return WrittenMove.to(successor, WrittenMove.all(from))
        .map(move -> text(from, move))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no move leads from " + text(from) + " to " + text(successor)));
  }

  private static String text(Checkers from, WrittenMove move) {
    if (!move.capture()) {
      return move.begin() + "-" + move.end();
    }
    List<Integer> squares = new ArrayList<>(List.of(move.begin(), move.end()));
    long captured = from.other() & ~move.successor().own();
    IntStream.rangeClosed(1, SQUARES)
        .filter(number -> (captured & Checkers.square(number)) != 0)
        .forEach(squares::add);
    return squares.stream().map(String::valueOf).collect(Collectors.joining("x"));
  }

  /** Begin, end and what is captured leave nothing open. */
  @Override
  public Checkers successor(Checkers from, String move) {
    if (!STEP.matcher(move).matches() && !CAPTURE.matcher(move).matches()) {
      throw new IllegalArgumentException(
          "expected a move between squares 1 to 32 like 11-15 or 15x22x18, found \"" + move + '"');
    }
    String ordered = ordered(move);
    List<WrittenMove> legal = WrittenMove.all(from);
    return legal.stream()
        .filter(one -> text(from, one).equals(ordered))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "illegal move " + move + " in " + text(from) + ", legal: " + all(from, legal)))
        .successor();
  }

  /** With the captured squares in ascending order. */
  private static String ordered(String move) {
    if (STEP.matcher(move).matches()) {
      return move;
    }
    List<Integer> squares = SEPARATOR.splitAsStream(move).map(Integer::valueOf).toList();
    return IntStream.concat(
            squares.stream().limit(2).mapToInt(Integer::intValue),
            squares.stream().skip(2).mapToInt(Integer::intValue).sorted())
        .mapToObj(String::valueOf)
        .collect(Collectors.joining("x"));
  }

  private static String all(Checkers from, List<WrittenMove> legal) {
    return legal.isEmpty()
        ? "none"
        : legal.stream().map(one -> text(from, one)).distinct().collect(Collectors.joining(" "));
  }
}
