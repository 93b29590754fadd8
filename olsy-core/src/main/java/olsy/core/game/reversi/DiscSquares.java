package olsy.core.game.reversi;

import java.util.List;
import olsy.core.game.BoardShape;
import olsy.core.game.MoveSquares;
import olsy.core.game.TieOrder;

/** The squares of reversi: a move has the one its disc is put on, and begins nowhere. */
record DiscSquares(ReversiBoard size, BoardShape board) implements MoveSquares<Othello> {

  /** The square on which a disc was put; 0 for a pass. */
  static long disc(Othello position, Othello successor) {
    return successor.other() & position.empty();
  }

  @Override
  public int begin(Othello position, Othello successor) {
    return -1;
  }

  @Override
  public int end(Othello position, Othello successor) {
    long disc = disc(position, successor);
    return disc == 0 ? -1 : size.number(disc);
  }

  @Override
  public int mirrored(int square) {
    return size.squareCount() - 1 - square;
  }

  @Override
  public TieOrder<Othello> order(List<Integer> begins, List<Integer> ends) {
    return new DiscOrder(size, ends);
  }
}
