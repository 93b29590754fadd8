package olsy.core.game.backgammon;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.GameFamily;

/** Backgammon, which has no variants. */
public final class BackgammonFamily implements GameFamily {

  @Override
  public List<Game<?>> usual() {
    return List.of(new BackgammonGame());
  }
}
