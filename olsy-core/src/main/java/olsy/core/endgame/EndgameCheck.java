package olsy.core.endgame;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;

/**
 * Whether what is stored of a position is what its successors say.
 *
 * <pre>
 * win in n:  n is 1 more than the least of the successors that are lost
 * loss in n: all successors are won, and n is 1 more than the latest of them, or 0 if there are none
 * draw:      no successor is lost, and one is drawn
 * </pre>
 *
 * Where that holds everywhere all is right: wins and losses by induction over their plies, and who
 * has a draw can always move to a draw.
 */
public final class EndgameCheck {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  private final EndgameTables tables;

  public EndgameCheck(EndgameTables tables) {
    this.tables = tables;
  }

  /** A position of the material that its successors contradict, as the game writes it, if any. */
  public Optional<String> ofAll(Material material) {
    EndgameSlice slice = tables.of(material);
    return IntStream.range(0, slice.size())
        .parallel()
        .filter(i -> !isRight(slice, i))
        .mapToObj(i -> GAME.text(slice.position(i)))
        .findAny();
  }

  /** One among some at random, of exactly so many pieces. */
  public Optional<String> ofSome(int pieces, int number, RandomGenerator random) {
    List<Material> materials = Material.ofPieces(pieces);
    long all = materials.stream().mapToLong(Material::positions).sum();
    long[] drawn = LongStream.generate(() -> random.nextLong(all)).limit(number).sorted().toArray();
    int next = 0;
    long begin = 0;
    for (Material material : materials) {
      EndgameSlice slice = tables.of(material);
      for (; next < number && drawn[next] < begin + slice.size(); next++) {
        int i = (int) (drawn[next] - begin);
        if (!isRight(slice, i)) {
          return Optional.of(GAME.text(slice.position(i)));
        }
      }
      begin += slice.size();
    }
    return Optional.empty();
  }

  private boolean isRight(EndgameSlice slice, int i) {
    Checkers position = slice.position(i);
    return slice.index(position) == i && slice.code(i) == backedUp(position);
  }

  private int backedUp(Checkers position) {
    int soonest = Integer.MAX_VALUE;
    int latest = -1;
    boolean drawn = false;
    for (Checkers successor : position.successors()) {
      int code = tables.of(Material.of(successor)).code(successor);
      if (code == EndgameSlice.DRAWN) {
        drawn = true;
      } else if (code % 2 == 0) {
        soonest = Math.min(soonest, code);
      } else {
        latest = Math.max(latest, code);
      }
    }
    if (soonest != Integer.MAX_VALUE) {
      return soonest + 1;
    }
    return drawn ? EndgameSlice.DRAWN : latest + 1;
  }
}
