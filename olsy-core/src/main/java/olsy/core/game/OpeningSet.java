package olsy.core.game;

import java.util.List;
import java.util.function.Supplier;

/**
 * Openings of a game that players agree on by a name, because play from its start has become too
 * well known, or because players who never vary would play the same game again.
 *
 * @param name as options call it
 * @param description what they are, in words that fit behind the name
 * @param positions different ones, in a fixed order; made when they are asked for
 */
public record OpeningSet<P extends Position<P>>(
    String name, String description, Supplier<List<P>> positions) {

  /** The start of a game, which is what every game can be begun with. */
  public static <P extends Position<P>> OpeningSet<P> start(Game<P> game) {
    return new OpeningSet<>(
        "go-as-you-please", "the start of the game", () -> List.of(game.start()));
  }
}
