package olsy.learning.archive;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.example.Example;

/**
 * What is counted of a game.
 *
 * @param first the name of who moves first
 * @param second the name of the other one
 * @param outcome empty when the game is open
 */
public record GameCount(
    String first, String second, Optional<Outcome> outcome, Moves ofFirst, Moves ofSecond) {

  /**
   * Of one side.
   *
   * @param decisions moves to which there was an alternative
   */
  public record Moves(int decisions, int forced) {

    private static final Moves NONE = new Moves(0, 0);

    private Moves plus(boolean isForced) {
      return new Moves(decisions + (isForced ? 0 : 1), forced + (isForced ? 1 : 0));
    }

    public int plies() {
      return decisions + forced;
    }
  }

  public static <P extends Position<P>> GameCount of(Replay<P> replay, PlayerNames names) {
    Map<Side, Moves> moves = new EnumMap<>(Map.of(Side.FIRST, Moves.NONE, Side.SECOND, Moves.NONE));
    List<P> positions = replay.positions();
    for (int i = 1; i < positions.size(); i++) {
      P position = positions.get(i - 1);
      boolean isForced = Example.of(position, positions.get(i)).isForced();
      moves.computeIfPresent(position.toMove(), (side, before) -> before.plus(isForced));
    }
    PdnGame game = replay.entry().game();
    return new GameCount(
        names.of(game, Side.FIRST),
        names.of(game, Side.SECOND),
        game.outcome(),
        moves.get(Side.FIRST),
        moves.get(Side.SECOND));
  }

  public String player(Side side) {
    return side == Side.FIRST ? first : second;
  }

  public Moves moves(Side side) {
    return side == Side.FIRST ? ofFirst : ofSecond;
  }

  /** Moves that could be taken. */
  public int plies() {
    return ofFirst.plies() + ofSecond.plies();
  }
}
