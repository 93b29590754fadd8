package olsy.core.endgame;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.EndgameResult;

/**
 * All positions of one material, solved: for each the plies to the end of the game, in a byte. An
 * even number is a loss of the side to move, for whom 0 is the end; an odd one is a win.
 */
public final class EndgameSlice {

  /** Of a draw, and of what is not solved yet. */
  static final int DRAWN = 255;

  private static final List<Optional<EndgameResult>> RESULTS =
      IntStream.rangeClosed(0, DRAWN).mapToObj(code -> Optional.of(meant(code))).toList();

  private final Material material;
  private final PositionIndex index;
  private final byte[] codes;

  /**
   * @param codes one for each position
   * @throws IllegalArgumentException when there are more or fewer than positions
   */
  public EndgameSlice(Material material, byte[] codes) {
    if (codes.length != material.positions()) {
      throw new IllegalArgumentException(
          "expected " + material.positions() + " positions, found " + codes.length);
    }
    this.material = material;
    this.index = new PositionIndex(material);
    this.codes = codes;
  }

  public Material material() {
    return material;
  }

  /** What it is made of; not to be changed. */
  public byte[] codes() {
    return codes;
  }

  int size() {
    return codes.length;
  }

  int code(int i) {
    return codes[i] & 0xFF;
  }

  void put(int i, int code) {
    codes[i] = (byte) code;
  }

  int index(Checkers position) {
    return (int) index.index(position);
  }

  int code(Checkers position) {
    return code(index(position));
  }

  /** The position of that number, the first side to move. */
  Checkers position(int i) {
    return index.position(i);
  }

  /** What a code means; always the same object, for those who ask millions of times. */
  static Optional<EndgameResult> result(int code) {
    return RESULTS.get(code);
  }

  private static EndgameResult meant(int code) {
    if (code == DRAWN) {
      return new EndgameResult(EndgameResult.Kind.DRAW, 0);
    }
    return new EndgameResult(
        code % 2 == 1 ? EndgameResult.Kind.WIN : EndgameResult.Kind.LOSS, code);
  }
}
