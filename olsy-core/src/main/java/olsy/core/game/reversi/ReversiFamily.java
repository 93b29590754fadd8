package olsy.core.game.reversi;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.GameFamily;

/** Reversi on boards of several sizes: {@code reversi:6} has 6 rows. */
public final class ReversiFamily implements GameFamily {

  @Override
  public List<Game<?>> usual() {
    return List.of(new Reversi(), new Reversi(ReversiBoard.SIX));
  }

  @Override
  public String variants() {
    return "ROWS";
  }

  @Override
  public Game<?> variant(String text) {
    int rows = text.matches("\\d") ? Integer.parseInt(text) : 0;
    try {
      return new Reversi(ReversiBoard.ofSize(rows));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "expected reversi:4, reversi:6 or reversi:8, found \"reversi:" + text + '"', e);
    }
  }
}
