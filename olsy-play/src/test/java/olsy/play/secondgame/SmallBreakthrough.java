package olsy.play.secondgame;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.core.game.BoardShape;
import olsy.core.game.DrawRules;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Notation;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;

/**
 * Breakthrough on a board of 5×5: men step straight or diagonally forward and take diagonally
 * forward; who reaches the last row or takes all men has won.
 *
 * <pre>
 * position  the side to move, B or W, then the rows from the one where Black begins: B:bbbbb/bbbbb/...../wwwww/wwwww
 * step      b4-b3     White begins on rows 1 and 2
 * capture   b4xc3
 * </pre>
 */
public final class SmallBreakthrough implements Game<Breakthrough> {

  private static final Pattern POSITION = Pattern.compile("[BW]:[bw.]{5}(/[bw.]{5}){4}");
  private static final BoardShape BOARD =
      new BoardShape(
          Breakthrough.SIZE,
          Breakthrough.SIZE,
          /* kings= */ false,
          IntStream.range(0, Breakthrough.SQUARES)
              .mapToObj(bit -> square(bit / Breakthrough.SIZE, bit % Breakthrough.SIZE))
              .toList());

  private static BoardShape.Square square(int row, int column) {
    String name = "" + (char) ('a' + column) + (Breakthrough.SIZE - row);
    return new BoardShape.Square(name, row, column);
  }

  @Override
  public String name() {
    return "breakthrough";
  }

  @Override
  public Breakthrough start() {
    return Breakthrough.START;
  }

  @Override
  public Notation<Breakthrough> protocol() {
    return this;
  }

  @Override
  public String protocolName() {
    return "breakthrough-5x5";
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
  public String squares(Breakthrough position) {
    StringBuilder squares = new StringBuilder();
    for (int bit = 1; bit < 1 << Breakthrough.SQUARES; bit <<= 1) {
      boolean black = (position.men(Side.FIRST) & bit) != 0;
      boolean white = (position.men(Side.SECOND) & bit) != 0;
      squares.append(black ? 'b' : white ? 'w' : '.');
    }
    return squares.toString();
  }

  @Override
  public Features<Breakthrough> features() {
    return new BreakthroughFeatures();
  }

  @Override
  public Map<String, List<String>> pools() {
    Map<String, List<String>> pools = new LinkedHashMap<>();
    pools.put("plain", List.of("men", "advancement"));
    pools.put("whole", features().names());
    return Collections.unmodifiableMap(pools);
  }

  @Override
  public Map<String, Double> material() {
    return Map.of("men", 1.0);
  }

  @Override
  public List<TieOrder<Breakthrough>> tieOrders() {
    return RowOrder.ALL;
  }

  @Override
  public TieOrder<Breakthrough> tieOrder(String name) {
    return RowOrder.ALL.stream()
        .filter(order -> order.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected rows-down or rows-up, found \"" + name + '"'));
  }

  @Override
  public Breakthrough position(String text) {
    if (!POSITION.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "expected B: or W: and five rows of b, w and . with / between them, found \""
              + text
              + '"');
    }
    int black = men(text, 'b');
    int white = men(text, 'w');
    Breakthrough position =
        text.startsWith("B")
            ? new Breakthrough(black, white, Side.FIRST)
            : new Breakthrough(white, black, Side.SECOND);
    if ((position.own() & Breakthrough.row(position.toMove(), Breakthrough.SIZE - 1)) != 0) {
      throw new IllegalArgumentException(
          "expected no man of the side to move on its last row, found \"" + text + '"');
    }
    return position;
  }

  private static int men(String text, char man) {
    String squares = text.substring(2).replace("/", "");
    return IntStream.range(0, squares.length())
        .filter(bit -> squares.charAt(bit) == man)
        .map(bit -> 1 << bit)
        .sum();
  }

  @Override
  public String text(Breakthrough position) {
    String squares = squares(position);
    return IntStream.range(0, Breakthrough.SIZE)
        .mapToObj(row -> squares.substring(Breakthrough.SIZE * row, Breakthrough.SIZE * (row + 1)))
        .collect(Collectors.joining("/", position.toMove() == Side.FIRST ? "B:" : "W:", ""));
  }

  @Override
  public String move(Breakthrough from, Breakthrough successor) {
    int begin = from.own() & ~successor.other();
    int end = successor.other() & ~from.own();
    return name(begin) + ((from.other() & end) == 0 ? "-" : "x") + name(end);
  }

  private static String name(int bit) {
    return BOARD.squares().get(Integer.numberOfTrailingZeros(bit)).name();
  }

  @Override
  public Breakthrough successor(Breakthrough from, String move) {
    List<String> legal =
        Arrays.stream(from.successors()).map(successor -> move(from, successor)).toList();
    if (!legal.contains(move)) {
      throw new IllegalArgumentException(
          "illegal move " + move + " in " + text(from) + ", legal: " + String.join(" ", legal));
    }
    return from.successors()[legal.indexOf(move)];
  }

  @Override
  public DrawRules drawRules() {
    return new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER);
  }
}
