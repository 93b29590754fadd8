package olsy.core.endgame;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.stream.IntStream;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.EndgameResult;
import olsy.core.search.Endgames;

/**
 * What is solved of English checkers. Slices come when they are asked for, and go when memory is
 * short.
 */
public final class EndgameTables implements Endgames, Slices {

  /** More positions of one material than an array holds, and more plies than a byte. */
  public static final int MOST_PIECES = 6;

  private final int pieces;
  private final Slices slices;
  private final AtomicReferenceArray<SoftReference<EndgameSlice>> loaded =
      new AtomicReferenceArray<>(Material.CODES);

  /**
   * @param pieces the most on the board, of both sides together
   * @param slices of all materials with no more
   */
  public EndgameTables(int pieces, Slices slices) {
    this.pieces = pieces;
    this.slices = slices;
  }

  /** Solves all positions of up to so many pieces and keeps them: a few, or it takes long. */
  public static EndgameTables solved(int pieces) {
    Map<Material, EndgameSlice> slices = new ConcurrentHashMap<>();
    RetrogradeAnalysis analysis = new RetrogradeAnalysis(slices::get);
    IntStream.rangeClosed(1, pieces)
        .boxed()
        .flatMap(RetrogradeAnalysis::pairs)
        .flatMap(pair -> analysis.solve(pair).stream())
        .forEach(slice -> slices.put(slice.material(), slice));
    return new EndgameTables(pieces, slices::get);
  }

  /** The game that is solved. */
  public static Game<?> game() {
    return new EnglishCheckers();
  }

  public int pieces() {
    return pieces;
  }

  @Override
  public Optional<EndgameResult> result(Position<?> position) {
    return position instanceof Checkers checkers
            && Long.bitCount(checkers.own() | checkers.other()) <= pieces
        ? EndgameSlice.result(of(Material.of(checkers)).code(checkers))
        : Optional.empty();
  }

  @Override
  public EndgameSlice of(Material material) {
    SoftReference<EndgameSlice> reference = loaded.getAcquire(material.code());
    EndgameSlice slice = reference == null ? null : reference.get();
    return slice == null ? load(material) : slice;
  }

  private synchronized EndgameSlice load(Material material) {
    SoftReference<EndgameSlice> reference = loaded.get(material.code());
    EndgameSlice slice = reference == null ? null : reference.get();
    if (slice == null) {
      slice = slices.of(material);
      loaded.setRelease(material.code(), new SoftReference<>(slice));
    }
    return slice;
  }
}
