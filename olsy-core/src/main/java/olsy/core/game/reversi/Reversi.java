package olsy.core.game.reversi;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.core.game.BoardShape;
import olsy.core.game.DrawRules;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.MoveSquares;
import olsy.core.game.Notation;
import olsy.core.game.ResultCount;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;

/**
 * Reversi by the rules of Othello.
 *
 * <pre>
 * position  the side to move, B or W, then the rows from row 1: B:......../…/...wb.../...bw.../…/........
 * move      the square the disc is put on: d3; or pass
 * </pre>
 */
public final class Reversi implements Game<Othello> {

  static final String PASS = "pass";

  private static final Pattern MOVE = Pattern.compile("[a-h][1-8]|" + PASS);

  private final ReversiBoard board;
  private final BoardShape shape;

  /** On the usual board of 8 by 8 squares. */
  public Reversi() {
    this(ReversiBoard.EIGHT);
  }

  public Reversi(ReversiBoard board) {
    this.board = board;
    this.shape =
        new BoardShape(
            board.size(),
            board.size(),
            /* kings= */ false,
            IntStream.range(0, board.squareCount()).mapToObj(this::square).toList());
  }

  private BoardShape.Square square(int number) {
    return new BoardShape.Square(
        board.name(board.square(number)), number / board.size(), number % board.size());
  }

  /** {@code reversi}; a board of another size is named behind it: {@code reversi:6}. */
  @Override
  public String name() {
    return board == ReversiBoard.EIGHT ? "reversi" : "reversi:" + board.size();
  }

  @Override
  public Othello start() {
    return Othello.start(board);
  }

  @Override
  public Optional<ResultCount<Othello>> resultCount() {
    return Optional.of(new DiscCount(board));
  }

  @Override
  public boolean isMove(String word) {
    return Game.super.isMove(word) || word.equalsIgnoreCase(PASS);
  }

  @Override
  public Notation<Othello> protocol() {
    return this;
  }

  @Override
  public String protocolName() {
    return "othello-" + board.size() + "x" + board.size();
  }

  @Override
  public String gameType() {
    return name();
  }

  @Override
  public BoardShape board() {
    return shape;
  }

  @Override
  public String squares(Othello position) {
    return IntStream.range(0, board.squareCount())
        .mapToObj(number -> String.valueOf(disc(position, board.square(number))))
        .collect(Collectors.joining());
  }

  private static char disc(Othello position, long square) {
    if ((position.empty() & square) != 0) {
      return '.';
    }
    return (position.discs(Side.FIRST) & square) != 0 ? 'b' : 'w';
  }

  @Override
  public Features<Othello> features() {
    return ReversiFeatures.of(board);
  }

  @Override
  public Map<String, List<String>> pools() {
    return ReversiPools.of(board);
  }

  @Override
  public Map<String, Double> material() {
    return Map.of("discs", 1.0);
  }

  @Override
  public List<TieOrder<Othello>> tieOrders() {
    return DiscOrder.all(board);
  }

  @Override
  public TieOrder<Othello> tieOrder(String name) {
    return DiscOrder.named(board, name);
  }

  @Override
  public Optional<MoveSquares<Othello>> moveSquares() {
    return Optional.of(new DiscSquares(board, shape));
  }

  @Override
  public boolean isAlwaysQuiet() {
    return true;
  }

  @Override
  public boolean countsEndedLines() {
    return true;
  }

  @Override
  public Othello position(String text) {
    String squares = text.length() > 2 ? text.substring(2).replace("/", "") : "";
    if (!text.matches("[BW]:" + rowsPattern())) {
      throw new IllegalArgumentException(
          "expected B: or W: and "
              + board.size()
              + " rows of "
              + board.size()
              + " letters b, w or . with / between them, found \""
              + text
              + '"');
    }
    long black = discs(squares, 'b');
    long white = discs(squares, 'w');
    return text.startsWith("B")
        ? new Othello(black, white, Side.FIRST, board)
        : new Othello(white, black, Side.SECOND, board);
  }

  private String rowsPattern() {
    String row = "[bw.]{" + board.size() + "}";
    return row + "(/" + row + "){" + (board.size() - 1) + "}";
  }

  private long discs(String squares, char disc) {
    return IntStream.range(0, squares.length())
        .filter(number -> squares.charAt(number) == disc)
        .mapToLong(board::square)
        .reduce(0, (some, one) -> some | one);
  }

  @Override
  public String text(Othello position) {
    String squares = squares(position);
    int size = board.size();
    return IntStream.range(0, size)
        .mapToObj(row -> squares.substring(size * row, size * (row + 1)))
        .collect(Collectors.joining("/", position.toMove() == Side.FIRST ? "B:" : "W:", ""));
  }

  @Override
  public String move(Othello from, Othello successor) {
    if (Arrays.stream(from.successors()).noneMatch(successor::equals)) {
      throw new IllegalArgumentException(
          "no move leads from " + text(from) + " to " + text(successor));
    }
    return written(from, successor);
  }

  private String written(Othello from, Othello successor) {
    long disc = DiscSquares.disc(from, successor);
    return disc == 0 ? PASS : board.name(disc);
  }

  /** Capitals are read, too. */
  @Override
  public Othello successor(Othello from, String move) {
    String asWritten = move.toLowerCase(Locale.ROOT);
    if (!MOVE.matcher(asWritten).matches()) {
      throw new IllegalArgumentException(
          "expected a square like d3, or " + PASS + ", found \"" + move + '"');
    }
    Othello[] successors = from.successors();
    return Arrays.stream(successors)
        .filter(successor -> written(from, successor).equals(asWritten))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "illegal move "
                        + move
                        + " in "
                        + text(from)
                        + ", legal: "
                        + (successors.length == 0
                            ? "none"
                            : Arrays.stream(successors)
                                .map(successor -> written(from, successor))
                                .collect(Collectors.joining(" ")))));
  }

  /** The board is full after as many moves as it has empty squares. */
  @Override
  public DrawRules drawRules() {
    return new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER);
  }
}
