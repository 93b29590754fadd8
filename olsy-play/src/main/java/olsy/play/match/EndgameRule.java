package olsy.play.match;

import java.util.Optional;
import olsy.core.game.Position;
import olsy.core.search.EndgameResult;
import olsy.core.search.Endgames;
import olsy.learning.endgame.EndgameFolder;
import olsy.learning.text.Counted;

/**
 * A game ends when its position is solved.
 *
 * @param pieces up to so many are
 * @param endgames that know of them
 */
public record EndgameRule(int pieces, Endgames endgames) {

  /** By those in the user's cache. */
  public static EndgameRule of(int pieces) {
    return new EndgameRule(pieces, EndgameFolder.ofUser().tables(pieces));
  }

  Optional<Adjudication.Verdict> verdict(Position<?> position) {
    return endgames
        .result(position)
        .map(
            result ->
                new Adjudication.Verdict(
                    result.outcome(position.toMove()), Termination.adjudication(reason(result))));
  }

  private static String reason(EndgameResult result) {
    return "endgame tables, "
        + (result.isDraw() ? "a draw" : "decided in " + Counted.of(result.plies(), "ply"));
  }
}
