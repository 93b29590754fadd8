package olsy.learning.example;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.core.game.Position;

/**
 * Games chosen at random, as they are read, until they hold enough decisions: as if all had been
 * shuffled and the first ones taken.
 */
public final class GameSample<P extends Position<P>> {

  private record Drawn<P extends Position<P>>(LoggedGame<P> game, int decisions, long lot) {}

  private final int enough;
  private final SplittableRandom random;
  private final PriorityQueue<Drawn<P>> kept =
      new PriorityQueue<>(Comparator.<Drawn<P>>comparingLong(Drawn::lot).reversed());
  private int decisions;

  /**
   * @param enough decisions: the last game may go beyond
   */
  public GameSample(int enough, long seed) {
    this.enough = enough;
    this.random = new SplittableRandom(seed);
  }

  public void add(LoggedGame<P> game, int made) {
    kept.add(new Drawn<>(game, made, random.nextLong()));
    decisions += made;
    while (decisions - kept.element().decisions >= enough) {
      decisions -= kept.remove().decisions;
    }
  }

  /** In the order of the archives. */
  public List<LoggedGame<P>> games() {
    Stream<LoggedGame<P>> games = kept.stream().map(Drawn::game);
    return games
        .sorted(
            Comparator.<LoggedGame<P>>comparingInt(LoggedGame::file)
                .thenComparingInt(LoggedGame::number))
        .toList();
  }
}
