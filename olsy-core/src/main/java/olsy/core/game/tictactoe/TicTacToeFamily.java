package olsy.core.game.tictactoe;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.GameFamily;

/** Tic-tac-toe, which has no variants. */
public final class TicTacToeFamily implements GameFamily {

  private static final TicTacToeGame GAME = new TicTacToeGame();

  @Override
  public List<Game<?>> usual() {
    return List.of(GAME);
  }
}
