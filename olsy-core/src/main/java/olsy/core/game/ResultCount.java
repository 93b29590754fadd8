package olsy.core.game;

import java.util.function.ToIntFunction;

/**
 * What the result of a game counts beside who has won: seeds, discs. The side with more has won.
 *
 * <pre>
 * lead at the end = what is settled + what the rest of the game brings, at most what is open
 * </pre>
 *
 * Positions that have the same rest are solved once, whatever was settled before.
 */
public interface ResultCount<P extends Position<P>> {

  /** What is counted, in the plural. */
  String what();

  /** The lead of the first side over the second that play cannot take away any more. */
  int settled(P position);

  /** By how much that can still become more or less; 0 at the end of a game. */
  int open(P position);

  /**
   * A key of all that the rest of the game depends on, as the side to move sees it: two positions
   * with the sides exchanged may have the same.
   */
  long rest(P position);

  /** By how many a side leads where the game has ended. */
  default int lead(P end, Side side) {
    assert end.isTerminal() && open(end) == 0 : end;
    return side == Side.FIRST ? settled(end) : -settled(end);
  }

  /**
   * A count that nothing is known of before the end.
   *
   * @param most that one side can lead by
   * @param lead of the first side, at the end
   */
  static <P extends Position<P>> ResultCount<P> atTheEnd(
      String what, int most, ToIntFunction<P> lead) {
    return new ResultCount<>() {
      @Override
      public String what() {
        return what;
      }

      @Override
      public int settled(P position) {
        return position.isTerminal() ? lead.applyAsInt(position) : 0;
      }

      @Override
      public int open(P position) {
        return position.isTerminal() ? 0 : most;
      }

      @Override
      public long rest(P position) {
        return position.key();
      }
    };
  }
}
