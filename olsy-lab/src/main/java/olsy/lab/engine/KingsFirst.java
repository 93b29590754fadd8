package olsy.lab.engine;

import static java.lang.Long.numberOfTrailingZeros;

import java.util.List;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;

/**
 * Lists the moves of kings before those of men, and of either the one first that ends nearest to
 * the middle of its row, then the one that ends farthest from home. No order of squares does so.
 */
public record KingsFirst() implements TieOrder<Checkers> {

  /** Bits of two rows, of which one is not used. */
  private static final int TWO_ROWS = 9;

  private static final int IN_A_ROW = 4;
  private static final int ROWS = 8;

  /** Above every place in a row, times the rows. */
  private static final int MEN_BEHIND = 100;

  @Override
  public String name() {
    return "kings first";
  }

  @Override
  public int rank(Checkers position, Checkers successor) {
    long to = successor.other() & ~position.own();
    long from = position.own() & ~successor.other();
    boolean king = (position.kings() & from) != 0 || from == 0;
    int square = numberOfTrailingZeros(to == 0 ? successor.other() : to);
    int number = square - square / TWO_ROWS;
    int fromMiddle = Math.abs(2 * (number % IN_A_ROW) - (IN_A_ROW - 1));
    int row = position.toMove() == Side.FIRST ? number / IN_A_ROW : ROWS - 1 - number / IN_A_ROW;
    return (king ? 0 : MEN_BEHIND) + ROWS * fromMiddle + ROWS - 1 - row;
  }

  @Override
  public List<TieOrder<Checkers>> neighbours() {
    return List.of();
  }
}
