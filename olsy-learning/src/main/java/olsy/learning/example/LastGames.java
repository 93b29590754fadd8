package olsy.learning.example;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import olsy.core.game.Position;

/** The window over a player's last decisions: games slide out as later ones come in. */
public final class LastGames<P extends Position<P>> {

  private record Counted<P extends Position<P>>(LoggedGame<P> game, int decisions) {}

  private final int most;
  private final Deque<Counted<P>> games = new ArrayDeque<>();
  private int decisions;

  /**
   * @param most decisions that are kept
   */
  public LastGames(int most) {
    this.most = most;
  }

  public void add(LoggedGame<P> game, int made) {
    games.addLast(new Counted<>(game, made));
    decisions += made;
    while (decisions - games.getFirst().decisions >= most) {
      decisions -= games.removeFirst().decisions;
    }
  }

  /** In their order; of the first one perhaps only the end. */
  public List<LoggedGame<P>> games() {
    List<LoggedGame<P>> last = new ArrayList<>();
    int over = Math.max(0, decisions - most);
    for (Counted<P> counted : games) {
      last.add(over == 0 ? counted.game : counted.game.last(counted.decisions - over));
      over = 0;
    }
    return last;
  }
}
