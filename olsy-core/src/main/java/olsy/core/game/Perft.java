package olsy.core.game;

/** Counts the lines of play of a given length: the published check of a game's rules. */
public final class Perft {

  private Perft() {}

  /** As the game's published counts do: see {@link Game#countsEndedLines}. */
  public static <P extends Position<P>> long count(Game<P> game, P position, int depth) {
    return count(position, depth, game.countsEndedLines() ? 1 : 0);
  }

  /** A line that ends before does not count. */
  public static <P extends Position<P>> long count(P position, int depth) {
    return count(position, depth, 0);
  }

  /**
   * @param ended how much a line counts that ends before
   */
  private static <P extends Position<P>> long count(P position, int depth, long ended) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      int lines = position.successorCount();
      return lines == 0 ? ended : lines;
    }
    P[] successors = position.successors();
    long lines = successors.length == 0 ? ended : 0;
    for (P successor : successors) {
      lines += count(successor, depth - 1, ended);
    }
    return lines;
  }
}
