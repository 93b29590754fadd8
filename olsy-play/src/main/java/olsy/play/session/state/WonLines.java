package olsy.play.session.state;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.evaluation.Score;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.play.session.store.SessionGame;

/**
 * Lines that have won against the opponent, by where they begin and by our side. A deterministic
 * opponent loses by them again.
 *
 * <pre>
 * a game is won by the rules:            remember its line
 * a game with a line is not won again:   forget the line
 * our move, all as in the line so far:   make the line's next move
 * </pre>
 *
 * <p>R. M. Hyatt, "Book learning – a methodology to tune an opening book automatically", 1999,
 * learns from results likewise; here a line is a whole game.
 */
final class WonLines<P extends Position<P>> {

  /** Where a line begins, and which side was ours. */
  private record Beginning<P>(P position, Side side) {}

  private final Map<Beginning<P>, List<P>> lines = new HashMap<>();

  /**
   * A game that was played.
   *
   * @param positions from the opening on
   */
  void add(SessionGame game, List<P> positions) {
    Beginning<P> beginning = new Beginning<>(positions.get(0), game.side());
    if (game.outcome().isWinOf(game.side())) {
      if (game.termination() == null) {
        lines.put(beginning, positions);
      }
    } else if (game.remembered()) {
      lines.remove(beginning);
    }
  }

  /** Whether a game that begins there has been won. */
  boolean knows(P opening, Side side) {
    return lines.containsKey(new Beginning<>(opening, side));
  }

  /**
   * The move of the line, and the reply that came then; nothing where there is no line, or where
   * something else was played before.
   *
   * @param play when it is our turn
   */
  Optional<SearchResult<P>> next(Line<P> play) {
    Line<P> opening = play;
    while (opening.before() != null) {
      opening = opening.before();
    }
    List<P> line =
        lines.getOrDefault(new Beginning<>(opening.position(), play.toMove()), List.of());
    int here = play.plies();
    if (here + 1 >= line.size() || !play.positions().equals(line.subList(0, here + 1))) {
      return Optional.empty();
    }
    List<P> expected = line.subList(here, Math.min(here + 3, line.size()));
    int left = line.size() - 1 - here;
    return Optional.of(SearchResult.of(expected, Score.WIN - left, left, SearchBudget.unlimited()));
  }
}
