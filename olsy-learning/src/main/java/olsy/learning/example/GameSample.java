package olsy.learning.example;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;

/**
 * Games chosen at random, as they are read, until they hold enough decisions: as if all had been
 * shuffled and the first ones taken.
 */
public final class GameSample<G extends SampledGame> {

  /** More decisions teach little and cost much. */
  public static final int ENOUGH = 3_000;

  private record Drawn<G>(G game, int decisions, long lot) {}

  private final int enough;
  private final SplittableRandom random;
  private final PriorityQueue<Drawn<G>> kept =
      new PriorityQueue<>(Comparator.<Drawn<G>>comparingLong(Drawn::lot).reversed());
  private int decisions;

  /**
   * @param enough decisions: the last game may go beyond
   */
  public GameSample(int enough, long seed) {
    this.enough = enough;
    this.random = new SplittableRandom(seed);
  }

  /** A game without decisions is passed over. */
  public void add(G game) {
    int made = game.decisions();
    if (made == 0) {
      return;
    }
    kept.add(new Drawn<>(game, made, random.nextLong()));
    decisions += made;
    while (decisions - kept.element().decisions >= enough) {
      decisions -= kept.remove().decisions;
    }
  }

  /** In the order of the files. */
  public List<G> games() {
    return kept.stream().map(Drawn::game).sorted(SampledGame.IN_FILES).toList();
  }
}
