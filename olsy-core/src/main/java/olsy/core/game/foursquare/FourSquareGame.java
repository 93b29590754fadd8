package olsy.core.game.foursquare;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
 * The four-square game, as it is written.
 *
 * <pre>
 * position  the side to move, the square of A, that of B: A:1,4
 * move      the square left and the one reached: 1-2, over the other token 1-3
 * </pre>
 *
 * A moves first, so it is Black where programs speak of Black and White.
 */
record FourSquareGame(int size) implements Game<FourSquare> {

  private static final Pattern POSITION = Pattern.compile("([AB]):(\\d{1,4}),(\\d{1,4})");

  /** A position that comes back twice is drawn. */
  private static final int OCCURRENCES = 3;

  @Override
  public String name() {
    return size == FourSquareFamily.USUAL
        ? FourSquareFamily.NAME
        : FourSquareFamily.NAME + ":" + size;
  }

  @Override
  public FourSquare start() {
    return FourSquare.start(size);
  }

  @Override
  public Notation<FourSquare> protocol() {
    return this;
  }

  @Override
  public String protocolName() {
    return FourSquareFamily.NAME + "-" + size;
  }

  @Override
  public String gameType() {
    return name();
  }

  @Override
  public BoardShape board() {
    return new BoardShape(
        1,
        size,
        /* kings= */ false,
        IntStream.range(0, size)
            .mapToObj(at -> new BoardShape.Square(String.valueOf(at + 1), 0, at))
            .toList());
  }

  @Override
  public String squares(FourSquare position) {
    StringBuilder squares = new StringBuilder(".".repeat(size));
    squares.setCharAt(position.a() - 1, 'b');
    squares.setCharAt(position.b() - 1, 'w');
    return squares.toString();
  }

  @Override
  public Features<FourSquare> features() {
    return FourSquareFeatures.ALL;
  }

  @Override
  public Map<String, List<String>> pools() {
    return Map.of("squares", FourSquareFeatures.ALL.names());
  }

  @Override
  public Map<String, Double> material() {
    return Map.of("advance", 1.0);
  }

  @Override
  public List<TieOrder<FourSquare>> tieOrders() {
    return ListingOrder.all();
  }

  @Override
  public TieOrder<FourSquare> tieOrder(String name) {
    return ListingOrder.named(name);
  }

  @Override
  public FourSquare position(String text) {
    Matcher matcher = POSITION.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "expected A: or B:, the square of A, a comma and that of B, found \"" + text + '"');
    }
    int a = Integer.parseInt(matcher.group(2));
    int b = Integer.parseInt(matcher.group(3));
    if (a < 1 || a > size || b < 1 || b > size || a == b || (a == size && b == 1)) {
      throw new IllegalArgumentException(
          "expected two different squares from 1 to "
              + size
              + ", not both at their goals, found \""
              + text
              + '"');
    }
    FourSquare position =
        new FourSquare(size, a, b, matcher.group(1).equals("A") ? Side.FIRST : Side.SECOND);
    if (position.isTerminal() && !position.outcome().isWinOf(position.toMove().other())) {
      throw new IllegalArgumentException(
          "expected no token of the side to move at its goal, found \"" + text + '"');
    }
    return position;
  }

  @Override
  public String text(FourSquare position) {
    return (position.toMove() == Side.FIRST ? "A:" : "B:") + position.a() + "," + position.b();
  }

  @Override
  public String move(FourSquare from, FourSquare successor) {
    if (!List.of(from.successors()).contains(successor)) {
      throw new IllegalArgumentException(
          "no move leads from " + text(from) + " to " + text(successor));
    }
    int begin = from.square(from.toMove());
    int end = successor.square(from.toMove());
    return begin + "-" + end;
  }

  @Override
  public FourSquare successor(FourSquare from, String move) {
    List<FourSquare> successors = List.of(from.successors());
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

  /** Play that goes round is a draw. */
  @Override
  public DrawRules drawRules() {
    return new DrawRules(OCCURRENCES, DrawRules.NEVER, DrawRules.NEVER);
  }
}
