package olsy.play.web.table;

import olsy.core.game.Side;

/** What a person asks for. */
public sealed interface Wish {

  /** When it was asked for. */
  Moment moment();

  /** Whether the game goes on with it, so that nothing else can be asked for at that moment. */
  default boolean isDecision() {
    return true;
  }

  /** A move, as the game writes it. */
  record Play(Moment moment, String move) implements Wish {}

  /** The last move back. */
  record TakeBack(Moment moment) implements Wish {}

  record Resign(Moment moment) implements Wish {}

  /** To see what is expected now, before the move. */
  record Peek(Moment moment) implements Wish {
    @Override
    public boolean isDecision() {
      return false;
    }
  }

  /** What the rival would play in the person's place. */
  record Hint(Moment moment) implements Wish {
    @Override
    public boolean isDecision() {
      return false;
    }
  }

  /**
   * The next game.
   *
   * @param side of the person
   */
  record Next(Moment moment, Side side) implements Wish {}

  /**
   * Whether moves of the rival are chosen with its model of the person.
   *
   * @param allowed or not
   */
  record Handicap(Moment moment, boolean allowed) implements Wish {
    @Override
    public boolean isDecision() {
      return false;
    }
  }
}
