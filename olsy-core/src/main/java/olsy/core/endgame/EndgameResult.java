package olsy.core.endgame;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

  private static final List<Optional<EndgameResult>> BY_CODE =
      IntStream.rangeClosed(0, EndgameSlice.DRAWN)
          .mapToObj(code -> Optional.of(ofCode(code)))
          .toList();

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

  private static EndgameResult ofCode(int code) {
    if (code == EndgameSlice.DRAWN) {
      return new EndgameResult(Kind.DRAW, 0);
    }
    return new EndgameResult(code % 2 == 1 ? Kind.WIN : Kind.LOSS, code);
  }

  /** As slices have it; always the same object, for those who ask millions of times. */
  static Optional<EndgameResult> byCode(int code) {
    return BY_CODE.get(code);
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
