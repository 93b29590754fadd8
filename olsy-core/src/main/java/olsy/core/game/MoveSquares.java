package olsy.core.game;

import java.util.List;

/**
 * The squares that moves begin and end on: what most programs list their moves by. Squares are
 * numbered from 0.
 */
public interface MoveSquares<P> {

  /** The board, with its squares in the order of their numbers. */
  BoardShape board();

  /** Where a move begins; -1 where that cannot be told. */
  int begin(P position, P successor);

  /** Where it ends; -1 where that cannot be told. */
  int end(P position, P successor);

  /** The square that looks to one side as the given one looks to the other. */
  int mirrored(int square);

  /**
   * The order in which moves come by the square they begin on, then by the one they end on.
   *
   * @param begins all squares, first to come first
   * @param ends all squares
   */
  TieOrder<P> order(List<Integer> begins, List<Integer> ends);
}
