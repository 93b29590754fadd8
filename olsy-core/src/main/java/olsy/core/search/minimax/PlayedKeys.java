package olsy.core.search.minimax;

import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Position;

/**
 * The way to the node that a search is at: the keys of the positions since the last move of the
 * game that cannot be taken back, and of those on the search's own path. It tells draws. A search
 * does not wait for the third time: who can come back once can come back again.
 */
final class PlayedKeys<P extends Position<P>> {

  private final DrawRules rules;
  private final int plies;
  private final int played;
  private final long[] keys;
  private final int[] reversible;

  /**
   * @param most plies that the search goes from the end of the play
   */
  PlayedKeys(Line<P> play, int most) {
    this.rules = play.rules();
    this.plies = play.plies();
    this.played = play.reversiblePlies();
    this.keys = new long[played + most + 1];
    this.reversible = new int[most + 1];
    reversible[0] = played;
    Line<P> back = play;
    for (int i = played; i >= 0; i--) {
      keys[i] = back.position().key();
      back = back.before();
    }
  }

  long key(int ply) {
    return keys[played + ply];
  }

  /** A move is made. */
  void enter(int ply, long key, boolean isReversible) {
    keys[played + ply] = key;
    reversible[ply] = isReversible ? reversible[ply - 1] + 1 : 0;
  }

  /** Whether the position at this ply has stood before, or a rule ends the game here. */
  boolean isDrawn(int ply) {
    int back = reversible[ply];
    if (back >= rules.reversiblePlies() || plies + ply >= rules.plies()) {
      return true;
    }
    int here = played + ply;
    for (int i = here - 4; i >= here - back; i -= 2) { // two plies back it cannot be the same
      if (keys[i] == keys[here]) {
        return true;
      }
    }
    return false;
  }

  /** Whether the rules leave so many plies more from here, none of which needs to be for ever. */
  boolean leaves(int more, int ply) {
    return reversible[ply] + more <= rules.reversiblePlies() && plies + ply + more <= rules.plies();
  }
}
