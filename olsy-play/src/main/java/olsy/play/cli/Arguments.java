package olsy.play.cli;

import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.play.opponent.Entrant;

/** What commands ask of their arguments alike. */
public final class Arguments {

  private Arguments() {}

  /**
   * Refuses an argument.
   *
   * @param right whether it is as expected
   */
  public static void require(boolean right, String argument, String expected, Object found) {
    if (!right) {
      throw new InputException(argument + ": expected " + expected + ", found " + found);
    }
  }

  /** Refuses a number that is not between two others, or one of them. */
  public static void requireWithin(int least, int most, String argument, int found) {
    require(found >= least && found <= most, argument, least + " to " + most, found);
  }

  /** Refuses players of different games. */
  static void requireSameGame(Entrant a, Entrant b) {
    if (!a.game().equals(b.game())) {
      throw new InputException(
          a.name() + " plays " + a.game() + " and " + b.name() + " plays " + b.game());
    }
  }

  /** Refuses a game with dice: what they show would have to be told from what players choose. */
  public static void requireNoChance(Game<?> game, String command) {
    if (game.kind().chance()) {
      throw new InputException(
          "olsy " + command + " knows games without chance, and " + game.name() + " has dice");
    }
  }

  /** Refuses a depth that no search reaches. */
  public static void requireMaxDepth(int found) {
    requireWithin(1, Limits.MOST_PLIES, "--max-depth", found);
  }

  /**
   * The position of the option {@code --position}.
   *
   * @param text null for the game's start
   */
  static <P extends Position<P>> P position(Game<P> game, String text) {
    try {
      return text == null ? game.start() : game.position(text);
    } catch (IllegalArgumentException e) {
      throw InputException.at("--position", e);
    }
  }
}
