package olsy.learning.population;

import java.util.List;
import java.util.function.Supplier;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.players.Provenance;

/**
 * A player who may become a member of a population.
 *
 * @param family see {@link Member#family}
 * @param games asked for once, when it is learned: they may have to be played first
 */
public record Recruit<P extends Position<P>>(String name, String family, Supplier<Games<P>> games) {

  /**
   * A player's decisions.
   *
   * @param sources where they stand
   */
  public record Games<P extends Position<P>>(
      List<Provenance.Source> sources, List<DecidedGame<P>> games) {

    public Games {
      sources = List.copyOf(sources);
      games = List.copyOf(games);
    }
  }

  /** Whether that is one of its names, with a level or without. */
  public boolean isCalled(String asked) {
    return Member.isOneOf(asked, name, family);
  }
}
