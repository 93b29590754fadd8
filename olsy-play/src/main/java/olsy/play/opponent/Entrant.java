package olsy.play.opponent;

import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.play.roster.Roster;

/** Somebody who can be asked to play: what a file says of a player, an engine or a person. */
public interface Entrant {

  /** As results and game files call it. */
  String name();

  /** The name of the game that it plays. */
  String game();

  /** What ends its search of a move. */
  Limits limits();

  /** With these limits in the place of its own, where they are any. */
  Entrant within(Limits limits);

  /**
   * The same one in another game of its family.
   *
   * @throws InputException when it cannot play it
   */
  Entrant playing(Game<?> game);

  /** What a file has to hold for {@link Roster#read} to find the same one, wherever it stands. */
  Map<String, Object> json();

  /**
   * One that plays one game at a time; further games at the same time need further ones. What it
   * costs to play, such as a process, begins with its first game.
   *
   * @param rules of its game
   */
  <P extends Position<P>> Opponent<P> opponent(Game<P> rules);
}
