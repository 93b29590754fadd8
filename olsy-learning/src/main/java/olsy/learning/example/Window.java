package olsy.learning.example;

import java.util.ArrayDeque;
import java.util.List;
import olsy.core.game.Position;

/**
 * The last decisions of a player, for one that changes.
 *
 * @param decisions how many unforced ones
 */
public record Window(int decisions) {

  public Window {
    if (decisions < 1) {
      throw new IllegalArgumentException(
          "a window of at least 1 decision expected, found " + decisions);
    }
  }

  /**
   * The last games, the earliest of them without its beginning; all games where there are not so
   * many decisions.
   *
   * @param games decisions of one player, a list for every game, in the order of time
   */
  public <P extends Position<P>> List<List<Example<P>>> of(List<List<Example<P>>> games) {
    ArrayDeque<List<Example<P>>> last = new ArrayDeque<>();
    int missing = decisions;
    for (int i = games.size() - 1; i >= 0 && missing > 0; i--) {
      List<Example<P>> game = games.get(i);
      int begin = game.size();
      while (begin > 0 && missing > 0) {
        begin--;
        missing -= game.get(begin).isForced() ? 0 : 1;
      }
      last.addFirst(game.subList(begin, game.size()));
    }
    return List.copyOf(last);
  }
}
