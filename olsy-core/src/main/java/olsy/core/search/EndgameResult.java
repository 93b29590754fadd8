package olsy.core.search;

import olsy.core.game.Outcome;
import olsy.core.game.Side;

/**
 * How play from a position ends when both sides play their best: who wins wins as soon as possible,
 * and who loses puts it off. Draws by repetition or by length end no play before.
 *
 * @param kind for the side to move
 * @param plies to the end of the game; 0 for a draw
 */
public record EndgameResult(Kind kind, int plies) {

  /** For the side to move. */
  public enum Kind {
    WIN,
    DRAW,
    LOSS
  }

  public EndgameResult {
    boolean possible =
        switch (kind) {
          case WIN -> plies % 2 == 1;
          case DRAW -> plies == 0;
          case LOSS -> plies >= 0 && plies % 2 == 0;
        };
    if (!possible) {
      throw new IllegalArgumentException(kind + " in " + plies + " plies");
    }
  }

  public boolean isDraw() {
    return kind == Kind.DRAW;
  }

  /**
   * How the game ends.
   *
   * @param toMove in the position
   */
  public Outcome outcome(Side toMove) {
    return switch (kind) {
      case WIN -> Outcome.winOf(toMove);
      case DRAW -> Outcome.DRAW;
      case LOSS -> Outcome.winOf(toMove.other());
    };
  }
}
