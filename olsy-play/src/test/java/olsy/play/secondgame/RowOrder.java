package olsy.play.secondgame;

import java.util.List;
import olsy.core.game.TieOrder;

/**
 * The square that a move ends on decides, row by row.
 *
 * @param down whether the rows where Black begins come first
 */
record RowOrder(boolean down) implements TieOrder<Breakthrough> {

  static final List<TieOrder<Breakthrough>> ALL = List.of(new RowOrder(true), new RowOrder(false));

  @Override
  public String name() {
    return down ? "rows-down" : "rows-up";
  }

  @Override
  public int rank(Breakthrough position, Breakthrough successor) {
    int bit = Integer.numberOfTrailingZeros(successor.other() & ~position.own());
    return down ? bit : -bit;
  }

  @Override
  public List<TieOrder<Breakthrough>> neighbours() {
    return List.of(new RowOrder(!down));
  }
}
