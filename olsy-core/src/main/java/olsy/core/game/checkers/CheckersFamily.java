package olsy.core.game.checkers;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.GameFamily;

/** English checkers, which has no variants. */
public final class CheckersFamily implements GameFamily {

  @Override
  public List<Game<?>> usual() {
    return List.of(new EnglishCheckers());
  }
}
