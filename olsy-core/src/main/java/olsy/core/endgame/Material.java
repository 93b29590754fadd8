package olsy.core.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import olsy.core.game.checkers.Checkers;

/** Which pieces are on the board, from the side to move. */
public record Material(int ownMen, int ownKings, int otherMen, int otherKings) {

  /** More than the number of pieces of one kind. */
  private static final int KINDS = 8;

  /** All codes are below it. */
  static final int CODES = KINDS * KINDS * KINDS * KINDS;

  public Material {
    if (Math.min(Math.min(ownMen, ownKings), Math.min(otherMen, otherKings)) < 0) {
      throw new IllegalArgumentException(ownMen + " " + ownKings + " " + otherMen + otherKings);
    }
  }

  public static Material of(Checkers position) {
    long kings = position.kings();
    return new Material(
        Long.bitCount(position.own() & ~kings),
        Long.bitCount(position.own() & kings),
        Long.bitCount(position.other() & ~kings),
        Long.bitCount(position.other() & kings));
  }

  /** All of so many pieces, in an order in which they can be solved: men become kings. */
  public static List<Material> ofPieces(int pieces) {
    List<Material> all = new ArrayList<>();
    for (int ownMen = 0; ownMen <= pieces; ownMen++) {
      for (int ownKings = 0; ownKings <= pieces - ownMen; ownKings++) {
        for (int otherMen = 0; otherMen <= pieces - ownMen - ownKings; otherMen++) {
          all.add(new Material(ownMen, ownKings, otherMen, pieces - ownMen - ownKings - otherMen));
        }
      }
    }
    all.sort(Comparator.comparingInt(Material::men));
    return List.copyOf(all);
  }

  public int pieces() {
    return men() + ownKings + otherKings;
  }

  private int men() {
    return ownMen + otherMen;
  }

  /** The same pieces from the other side. */
  public Material reversed() {
    return new Material(otherMen, otherKings, ownMen, ownKings);
  }

  /** What it is after a man of one side, or of the other, has become a king. */
  public List<Material> promoted() {
    List<Material> promoted = new ArrayList<>();
    if (ownMen > 0) {
      promoted.add(new Material(ownMen - 1, ownKings + 1, otherMen, otherKings));
    }
    if (otherMen > 0) {
      promoted.add(new Material(ownMen, ownKings, otherMen - 1, otherKings + 1));
    }
    return promoted;
  }

  /** How many positions there are with one side to move. */
  public long positions() {
    long ofMen = 0;
    for (int home = 0; home <= ownMen; home++) { // on the row that the other's men never reach
      long own = Binomial.of(4, home) * Binomial.of(24, ownMen - home);
      ofMen += own * Binomial.of(28 - ownMen + home, otherMen);
    }
    int free = 32 - men();
    return ofMen * Binomial.of(free, ownKings) * Binomial.of(free - ownKings, otherKings);
  }

  /** A number for each material of few pieces. */
  int code() {
    return code(ownMen, ownKings, otherMen, otherKings);
  }

  static int code(int ownMen, int ownKings, int otherMen, int otherKings) {
    return ((ownMen * KINDS + ownKings) * KINDS + otherMen) * KINDS + otherKings;
  }

  /** {@code 1m2k-0m1k}: the side to move first. */
  @Override
  public String toString() {
    return ownMen + "m" + ownKings + "k-" + otherMen + "m" + otherKings + "k";
  }
}
