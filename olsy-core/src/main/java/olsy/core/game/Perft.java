package olsy.core.game;

/** Counts the lines of play of a given length: the published check of a game's rules. */
public final class Perft {

  private Perft() {}

  public static <P extends Position<P>> long count(P position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return position.successorCount();
    }
    long lines = 0;
    for (P successor : position.successors()) {
      lines += count(successor, depth - 1);
    }
    return lines;
  }
}
