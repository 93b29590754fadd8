package olsy.core.game.checkers;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.GameFamily;

/** English checkers, which has no variants. */
public final class CheckersFamily implements GameFamily {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Override
  public List<Game<?>> usual() {
    return List.of(GAME);
  }
}
