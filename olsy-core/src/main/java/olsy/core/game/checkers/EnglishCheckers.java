package olsy.core.game.checkers;

import java.util.List;
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
import olsy.core.game.OpeningSet;
import olsy.core.game.TieOrder;

/** English checkers, written as PDN writes it. */
public final class EnglishCheckers implements Game<Checkers> {

  static final BoardShape BOARD =
      new BoardShape(
          8,
          8,
          /* kings= */ true,
          IntStream.range(0, 32).mapToObj(EnglishCheckers::square).toList());

  private static final Pattern MOVE =
      Pattern.compile("([1-9]|[12]\\d|3[0-2])([-xX]([1-9]|[12]\\d|3[0-2])){1,32}");
  private static final Pattern SEPARATOR = Pattern.compile("[-xX]");

  private static BoardShape.Square square(int index) {
    int row = index / 4;
    return new BoardShape.Square(
        String.valueOf(index + 1), row, 2 * (index % 4) + (row % 2 == 0 ? 1 : 0));
  }

  @Override
  public String name() {
    return "checkers";
  }

  @Override
  public Checkers start() {
    return Checkers.START;
  }

  @Override
  public Notation<Checkers> protocol() {
    return new HubNotation();
  }

  @Override
  public String protocolName() {
    return "english-checkers";
  }

  @Override
  public String gameType() {
    return "21";
  }

  /** The dark squares, the first four in the top row. */
  @Override
  public BoardShape board() {
    return BOARD;
  }

  @Override
  public String squares(Checkers position) {
    return protocol().text(position).substring(1).replace('e', '.');
  }

  @Override
  public Features<Checkers> features() {
    return CheckersFeatures.ALL;
  }

  @Override
  public Map<String, List<String>> pools() {
    return CheckersPools.ALL;
  }

  @Override
  public Map<String, Double> material() {
    return Map.of("men", 1.0, "kings", 1.5);
  }

  @Override
  public List<TieOrder<Checkers>> tieOrders() {
    return SquareOrder.ALL;
  }

  @Override
  public TieOrder<Checkers> tieOrder(String name) {
    return SquareOrder.named(name);
  }

  @Override
  public Optional<MoveSquares<Checkers>> moveSquares() {
    return Optional.of(new CheckersSquares());
  }

  @Override
  public Checkers position(String text) {
    return Fen.read(text);
  }

  @Override
  public String text(Checkers position) {
    return Fen.write(position);
  }

  @Override
  public String move(Checkers from, Checkers successor) {
    List<WrittenMove> legal = WrittenMove.all(from);
    return WrittenMove.to(successor, legal)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no move leads from " + text(from) + " to " + text(successor)))
        .text(legal);
  }

  /**
   * Archives write {@code x} for steps and {@code -} for captures too, so separators mean nothing.
   * A path that stands there whole is meant before others that only pass its squares.
   */
  @Override
  public Checkers successor(Checkers from, String move) {
    if (!MOVE.matcher(move).matches()) {
      throw new IllegalArgumentException(
          "expected a move between squares 1 to 32 like 11-15, 22x15 or 18x9x5, found \""
              + move
              + '"');
    }
    List<Integer> squares = SEPARATOR.splitAsStream(move).map(Integer::valueOf).toList();
    List<WrittenMove> legal = WrittenMove.all(from);
    List<Checkers> meant =
        legal.stream()
            .filter(one -> one.passes(squares))
            .map(WrittenMove::successor)
            .distinct()
            .toList();
    return legal.stream()
        .filter(one -> one.path().equals(squares))
        .map(WrittenMove::successor)
        .findFirst()
        .orElseGet(() -> theOnly(meant, move, from, legal));
  }

  @Override
  public Optional<String> refusal(Checkers position, String move) {
    return Optional.of(new Illegal(this, position).reason(move));
  }

  private Checkers theOnly(
      List<Checkers> meant, String move, Checkers from, List<WrittenMove> legal) {
    if (meant.size() != 1) {
      String moves = legal.stream().map(one -> one.text(legal)).collect(Collectors.joining(" "));
      throw new IllegalArgumentException(
          (meant.isEmpty() ? "illegal move " : "ambiguous move ")
              + move
              + " in "
              + text(from)
              + ", legal: "
              + (moves.isEmpty() ? "none" : moves));
    }
    return meant.get(0);
  }

  @Override
  public List<OpeningSet<Checkers>> openingSets() {
    return List.of(Ballots.THREE_MOVES, Ballots.ELEVEN_MEN, OpeningSet.start(this));
  }

  /** The same position a third time, or 40 moves of each side without progress. */
  @Override
  public DrawRules drawRules() {
    return new DrawRules(3, 80, DrawRules.NEVER);
  }
}
