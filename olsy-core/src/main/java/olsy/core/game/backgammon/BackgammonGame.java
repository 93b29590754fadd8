package olsy.core.game.backgammon;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import olsy.core.game.BoardShape;
import olsy.core.game.DrawRules;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.GameKind;
import olsy.core.game.Notation;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;

/** Backgammon, without the doubling cube. */
public final class BackgammonGame implements Game<Backgammon> {

  private static final String NAME = "backgammon";
  private static final int COLUMNS = 12;

  /** As the second side looks at it, with the names that the points have for the first. */
  private static final BoardShape BOARD =
      new BoardShape(
          2,
          COLUMNS,
          /* kings= */ false,
          IntStream.range(1, Points.BAR).mapToObj(BackgammonGame::square).toList());

  private static BoardShape.Square square(int point) {
    boolean below = point <= COLUMNS;
    return new BoardShape.Square(
        String.valueOf(point), below ? 1 : 0, below ? COLUMNS - point : point - COLUMNS - 1);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public GameKind kind() {
    return new GameKind(2, /* chance= */ true, GameKind.Sum.ZERO);
  }

  /** Words without a digit are left out of archives, but for a pass. */
  @Override
  public boolean isMove(String word) {
    return word.equals(Play.PASS) || Game.super.isMove(word);
  }

  @Override
  public Backgammon start() {
    return Backgammon.START;
  }

  /** No program is spoken to in another way. */
  @Override
  public Notation<Backgammon> protocol() {
    return this;
  }

  @Override
  public String protocolName() {
    return NAME;
  }

  @Override
  public String gameType() {
    return NAME;
  }

  @Override
  public BoardShape board() {
    return BOARD;
  }

  /** Whose checkers stand on each point. */
  @Override
  public String squares(Backgammon position) {
    int[] first = position.counts(Side.FIRST);
    int[] second = position.counts(Side.SECOND);
    StringBuilder squares = new StringBuilder();
    for (int point = 1; point < Points.BAR; point++) {
      squares.append(first[point] > 0 ? 'b' : second[Points.opposite(point)] > 0 ? 'w' : '.');
    }
    return squares.toString();
  }

  @Override
  public List<String> drawing(Backgammon position, Side below) {
    return Drawing.lines(position, below);
  }

  @Override
  public Features<Backgammon> features() {
    return BackgammonFeatures.ALL;
  }

  @Override
  public Map<String, List<String>> pools() {
    return Map.of("all", BackgammonFeatures.ALL.names());
  }

  /** Beginners count pips. */
  @Override
  public Map<String, Double> material() {
    return Map.of("won", 100.0, "race", 1.0);
  }

  @Override
  public List<TieOrder<Backgammon>> tieOrders() {
    return List.of();
  }

  @Override
  public TieOrder<Backgammon> tieOrder(String name) {
    throw new IllegalArgumentException(
        "expected no order of moves, backgammon has none, found \"" + name + '"');
  }

  @Override
  public Backgammon position(String text) {
    return PositionText.read(text);
  }

  @Override
  public String text(Backgammon position) {
    return PositionText.write(position);
  }

  @Override
  public String move(Backgammon from, Backgammon successor) {
    return MoveText.write(from, successor);
  }

  @Override
  public Backgammon successor(Backgammon from, String move) {
    return MoveText.read(from, move);
  }

  /** Never: a game goes on until a side has borne off. */
  @Override
  public DrawRules drawRules() {
    return new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER);
  }
}
