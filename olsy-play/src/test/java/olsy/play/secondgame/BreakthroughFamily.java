package olsy.play.secondgame;

import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.GameFamily;

/** One small board alone. */
public final class BreakthroughFamily implements GameFamily {

  @Override
  public List<Game<?>> usual() {
    return List.of(new SmallBreakthrough());
  }
}
