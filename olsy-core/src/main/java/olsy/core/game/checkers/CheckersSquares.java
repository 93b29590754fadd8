package olsy.core.game.checkers;

import java.util.List;
import olsy.core.game.BoardShape;
import olsy.core.game.MoveSquares;
import olsy.core.game.TieOrder;

/** The squares of checkers: square n of the books has the number n − 1. */
final class CheckersSquares implements MoveSquares<Checkers> {

  private static final int SQUARES = 32;

  @Override
  public BoardShape board() {
    return EnglishCheckers.BOARD;
  }

  /** A capture that ends where it began has no squares that changed hands. */
  @Override
  public int begin(Checkers position, Checkers successor) {
    return index(position.own() & ~successor.other());
  }

  @Override
  public int end(Checkers position, Checkers successor) {
    return index(successor.other() & ~position.own());
  }

  private static int index(long square) {
    return square == 0 ? -1 : Checkers.number(square) - 1;
  }

  @Override
  public int mirrored(int square) {
    return SQUARES - 1 - square;
  }

  @Override
  public TieOrder<Checkers> order(List<Integer> begins, List<Integer> ends) {
    return new SquareOrder(books(begins), books(ends), true);
  }

  private static List<Integer> books(List<Integer> squares) {
    return squares.stream().map(square -> square + 1).toList();
  }
}
