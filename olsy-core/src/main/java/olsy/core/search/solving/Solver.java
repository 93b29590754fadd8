package olsy.core.search.solving;

import java.util.Optional;
import olsy.core.game.DrawRules;
import olsy.core.game.Game;
import olsy.core.game.GameKind;
import olsy.core.game.Position;
import olsy.core.game.ResultCount;

/**
 * Solves a game from a position on.
 *
 * <pre>
 * no position comes back        SolveByAlphaBeta: each position once, with bounds of its value
 * positions may come back       SolveFromTheEnd: all positions that can be reached, from the ends of the game backwards
 * </pre>
 */
public interface Solver<P extends Position<P>> {

  /**
   * What best play makes of a position.
   *
   * @throws SolverMemorySpent when it cannot be finished in the memory given
   */
  Solved<P> solve(P root, SolverListener listener);

  /**
   * The one that suits a game.
   *
   * @param bytes of memory, about
   * @throws IllegalArgumentException saying why the game cannot be solved
   */
  static <P extends Position<P>> Solver<P> of(Game<P> game, long bytes) {
    GameKind kind = game.kind();
    if (kind.players() != 2 || kind.chance() || kind.sum() == GameKind.Sum.GENERAL) {
      throw new IllegalArgumentException(
          "expected a game that two players play against each other without chance, found "
              + game.name()
              + ", which has "
              + kind);
    }
    Optional<ResultCount<P>> count = game.resultCount();
    if (game.drawRules().occurrences() == DrawRules.NEVER) {
      return new SolveByAlphaBeta<>(count.orElseGet(WonGames::new), bytes);
    }
    if (count.isPresent()) {
      throw new IllegalArgumentException(
          "expected a game in which no position comes back, or one that is only won, lost or drawn,"
              + " found "
              + game.name()
              + ", which counts "
              + count.get().what());
    }
    return new SolveFromTheEnd<>(bytes);
  }
}
