package olsy.core.game.manyreversi;

import java.util.List;
import olsy.core.game.ManyGame;
import olsy.core.game.ManyGameFamily;

/** Reversi for three colours, and for four. */
public final class ManyReversiFamily implements ManyGameFamily {

  @Override
  public List<ManyGame<?>> games() {
    return List.of(new ManyReversiGame(3), new ManyReversiGame(4));
  }
}
