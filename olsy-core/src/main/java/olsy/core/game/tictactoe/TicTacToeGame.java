package olsy.core.game.tictactoe;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.core.game.BoardShape;
import olsy.core.game.DrawRules;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.ListingOrder;
import olsy.core.game.Notation;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;

/**
 * Tic-tac-toe, as it is written.
 *
 * <pre>
 * position  the side to move, X or O, then the rows from the top: X:xo./.x./..o
 * move      the square that is marked: b2 is the middle, a1 the lower left
 * </pre>
 *
 * X moves first, so it is Black where programs speak of Black and White.
 */
final class TicTacToeGame implements Game<TicTacToe> {

  private static final int SIZE = 3;
  private static final Pattern POSITION = Pattern.compile("[XO]:[xo.]{3}/[xo.]{3}/[xo.]{3}");
  private static final BoardShape BOARD =
      new BoardShape(
          SIZE,
          SIZE,
          /* kings= */ false,
          IntStream.range(0, SIZE * SIZE)
              .mapToObj(square -> new BoardShape.Square(name(square), square / SIZE, square % SIZE))
              .toList());

  private static String name(int square) {
    return "" + (char) ('a' + square % SIZE) + (SIZE - square / SIZE);
  }

  @Override
  public String name() {
    return "tictactoe";
  }

  @Override
  public TicTacToe start() {
    return TicTacToe.START;
  }

  @Override
  public Notation<TicTacToe> protocol() {
    return this;
  }

  @Override
  public String protocolName() {
    return name();
  }

  @Override
  public String gameType() {
    return name();
  }

  @Override
  public BoardShape board() {
    return BOARD;
  }

  @Override
  public String squares(TicTacToe position) {
    return marks(position, 'b', 'w');
  }

  private static String marks(TicTacToe position, char first, char second) {
    StringBuilder marks = new StringBuilder();
    for (int square = 0; square < SIZE * SIZE; square++) {
      boolean isFirst = (position.marks(Side.FIRST) & 1 << square) != 0;
      boolean isSecond = (position.marks(Side.SECOND) & 1 << square) != 0;
      marks.append(isFirst ? first : isSecond ? second : '.');
    }
    return marks.toString();
  }

  @Override
  public Features<TicTacToe> features() {
    return TicTacToeFeatures.ALL;
  }

  @Override
  public Map<String, List<String>> pools() {
    return Map.of("lines", TicTacToeFeatures.ALL.names());
  }

  @Override
  public Map<String, Double> material() {
    return Map.of("lines-2", 3.0, "lines-1", 1.0);
  }

  @Override
  public List<TieOrder<TicTacToe>> tieOrders() {
    return ListingOrder.all();
  }

  @Override
  public TieOrder<TicTacToe> tieOrder(String name) {
    return ListingOrder.named(name);
  }

  @Override
  public TicTacToe position(String text) {
    if (!POSITION.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "expected X: or O: and three rows of x, o and . with / between them, found \""
              + text
              + '"');
    }
    int x = marks(text, 'x');
    int o = marks(text, 'o');
    boolean isTurnOfX = text.charAt(0) == 'X';
    if (Integer.bitCount(x) - Integer.bitCount(o) != (isTurnOfX ? 0 : 1)) {
      throw new IllegalArgumentException(
          "expected as many x as o where X is to move, else one more, found \"" + text + '"');
    }
    TicTacToe position =
        isTurnOfX ? new TicTacToe(x, o, Side.FIRST) : new TicTacToe(o, x, Side.SECOND);
    if (position.lines(position.toMove(), SIZE) > 0) {
      throw new IllegalArgumentException(
          "expected no full line of the side to move, found \"" + text + '"');
    }
    return position;
  }

  private static int marks(String text, char mark) {
    String squares = text.substring(2).replace("/", "");
    return IntStream.range(0, squares.length())
        .filter(square -> squares.charAt(square) == mark)
        .map(square -> 1 << square)
        .sum();
  }

  @Override
  public String text(TicTacToe position) {
    String squares = marks(position, 'x', 'o');
    return IntStream.range(0, SIZE)
        .mapToObj(row -> squares.substring(SIZE * row, SIZE * (row + 1)))
        .collect(Collectors.joining("/", position.toMove() == Side.FIRST ? "X:" : "O:", ""));
  }

  @Override
  public String move(TicTacToe from, TicTacToe successor) {
    int marked = successor.other() & ~from.own();
    boolean isMove =
        Integer.bitCount(marked) == 1 && Arrays.asList(from.successors()).contains(successor);
    if (!isMove) {
      throw new IllegalArgumentException(
          "no move leads from " + text(from) + " to " + text(successor));
    }
    return name(Integer.numberOfTrailingZeros(marked));
  }

  @Override
  public TicTacToe successor(TicTacToe from, String move) {
    List<TicTacToe> successors = List.of(from.successors());
    List<String> legal = successors.stream().map(next -> move(from, next)).toList();
    if (!legal.contains(move)) {
      throw new IllegalArgumentException(
          "illegal move \""
              + move
              + "\" in "
              + text(from)
              + ", legal: "
              + (legal.isEmpty() ? "none" : String.join(" ", legal)));
    }
    return successors.get(legal.indexOf(move));
  }

  @Override
  public DrawRules drawRules() {
    return new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER);
  }
}
