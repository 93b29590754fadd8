package olsy.learning.example;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * The window over a player's last decisions, in whole games: the first one slides out as soon as
 * the others hold enough.
 *
 * @param <G> a game; whoever plays on replaces the last one
 */
public final class LastGames<G> {

  private record Counted<G>(G game, int decisions) {}

  private final int most;
  private final ToIntFunction<G> count;
  private final Deque<Counted<G>> games = new ArrayDeque<>();
  private int decisions;

  /**
   * @param most decisions that are enough
   * @param count how many a game has
   */
  public LastGames(int most, ToIntFunction<G> count) {
    this.most = most;
    this.count = count;
  }

  public void add(G game) {
    Counted<G> counted = new Counted<>(game, count.applyAsInt(game));
    games.addLast(counted);
    decisions += counted.decisions;
    while (decisions - games.getFirst().decisions >= most) {
      decisions -= games.removeFirst().decisions;
    }
  }

  /** Puts what has become of the last game in its place; there must be one. */
  public void replaceLast(UnaryOperator<G> change) {
    Counted<G> last = games.removeLast();
    decisions -= last.decisions;
    add(change.apply(last.game));
  }

  /** Puts what is left of the games in their place. */
  public void replaceAll(UnaryOperator<G> change) {
    List<G> all = games.stream().map(Counted::game).toList();
    games.clear();
    decisions = 0;
    all.forEach(game -> add(change.apply(game)));
  }

  /** How many decisions the games have. */
  public int decisions() {
    return decisions;
  }

  /** In their order. */
  public List<G> games() {
    return last(Integer.MAX_VALUE);
  }

  /** No more of the last ones than have so many decisions. */
  public List<G> last(int enough) {
    Deque<G> last = new ArrayDeque<>();
    int taken = 0;
    for (Iterator<Counted<G>> game = games.descendingIterator();
        game.hasNext() && taken < enough; ) {
      Counted<G> one = game.next();
      taken += one.decisions;
      last.addFirst(one.game);
    }
    return List.copyOf(last);
  }
}
