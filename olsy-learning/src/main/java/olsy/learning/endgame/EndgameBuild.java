package olsy.learning.endgame;

import java.nio.file.Files;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.endgame.EndgameTables;
import olsy.core.endgame.Material;
import olsy.core.endgame.RetrogradeAnalysis;
import olsy.learning.text.InputException;
import olsy.learning.text.ProcessLock;

/**
 * Solves endgames into a folder, material by material. What is there stays, if it is whole: a build
 * that was killed goes on.
 */
public final class EndgameBuild {

  /** Beside positions. */
  private static final long OTHER_MEMORY = 64L << 20;

  /** Hears how it goes. */
  public interface Listener {

    /** A file is no good and will be made again. */
    void damaged(String sentence);

    /**
     * Positions of a material, with both sides to move, are in the folder.
     *
     * @param solved whether they have been solved just now
     */
    void done(long positions, boolean solved);
  }

  private final EndgameFolder folder;
  private final int pieces;

  public EndgameBuild(EndgameFolder folder, int pieces) {
    this.folder = folder;
    this.pieces = pieces;
  }

  private Stream<Material> pairs() {
    return IntStream.rangeClosed(1, pieces).boxed().flatMap(RetrogradeAnalysis::pairs);
  }

  private static long positions(Material pair) {
    Material reversed = pair.reversed();
    return pair.positions() + (reversed.equals(pair) ? 0 : reversed.positions());
  }

  /** All that there will be. */
  public long positions() {
    return pairs().mapToLong(EndgameBuild::positions).sum();
  }

  /**
   * The memory that it takes at most, in bytes: the positions that are solved together, those that
   * a crowning leads to, and all with fewer pieces.
   */
  public long memory() {
    long fewer =
        IntStream.range(1, pieces)
            .boxed()
            .flatMap(n -> Material.ofPieces(n).stream())
            .mapToLong(Material::positions)
            .sum();
    long together =
        RetrogradeAnalysis.pairs(pieces)
            .mapToLong(
                pair ->
                    positions(pair)
                        + pair.promoted().stream().mapToLong(EndgameBuild::positions).sum())
            .max()
            .orElse(0);
    return fewer + together + OTHER_MEMORY;
  }

  public void run(Listener listener) {
    ProcessLock lock = folder.lock();
    try {
      RetrogradeAnalysis analysis = new RetrogradeAnalysis(new EndgameTables(pieces, folder::read));
      for (Material pair : pairs().toList()) {
        boolean there = isThere(pair, listener);
        if (!there) {
          analysis.solve(pair).forEach(folder::write);
        }
        listener.done(positions(pair), !there);
      }
    } finally {
      lock.close();
    }
  }

  private boolean isThere(Material pair, Listener listener) {
    boolean there = true;
    for (Material one : List.of(pair, pair.reversed())) {
      if (!Files.exists(folder.file(one))) {
        there = false;
        continue;
      }
      try {
        folder.read(one);
      } catch (InputException e) {
        listener.damaged(e.getMessage());
        there = false;
      }
    }
    return there;
  }
}
