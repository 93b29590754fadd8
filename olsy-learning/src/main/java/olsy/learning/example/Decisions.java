package olsy.learning.example;

import java.util.List;
import olsy.core.game.Position;
import olsy.learning.players.Provenance;

/**
 * What there is to learn from of one player. Archives and sessions answer it, and nothing else of
 * them reaches a learner.
 *
 * @param origin where the decisions stand, and whose they are
 * @param seen all that was seen of the player there
 * @param games those to learn from
 * @param others games in which others decide, to compare with; perhaps none
 */
public record Decisions<P extends Position<P>>(
    Provenance.Origin origin,
    Provenance.Seen seen,
    List<DecidedGame<P>> games,
    List<DecidedGame<P>> others) {

  public Decisions {
    games = List.copyOf(games);
    others = List.copyOf(others);
  }
}
