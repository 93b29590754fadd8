package olsy.learning.archive;

import java.util.List;
import java.util.Set;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.example.GameSample;
import olsy.learning.example.LastGames;
import olsy.learning.example.LoggedGame;

/**
 * What archives tell of one player.
 *
 * @param player as the archives write the name
 * @param games of the player, those to learn from
 * @param others games in which others decide, as many decisions to learn from
 * @param played games in which the player made a move
 * @param decisions the player's, unforced ones, in all games
 * @param forced moves to which there was no alternative, in all games
 */
public record PlayerLog<P extends Position<P>>(
    String player,
    List<LoggedGame<P>> games,
    List<LoggedGame<P>> others,
    int played,
    int decisions,
    int forced) {

  /**
   * What to look for.
   *
   * @param player by name
   * @param sides whose moves count
   * @param window take the last decisions only, so many; 0 for all
   * @param enough decisions to learn from: where there are more, games are drawn at random
   */
  public record Selection(String player, Set<Side> sides, int window, int enough, long seed) {

    public Selection {
      sides = Set.copyOf(sides);
    }
  }

  public PlayerLog {
    games = List.copyOf(games);
    others = List.copyOf(others);
  }

  public static <P extends Position<P>> PlayerLog<P> read(
      GameLog<P> log, PlayerNames names, Selection selection) {
    return new Reading<P>(selection).of(log, names);
  }

  private static final class Reading<P extends Position<P>> {
    private final Selection selection;
    private final GameSample<P> own;
    private final GameSample<P> others;
    private final LastGames<P> last;
    private int played;
    private int decisions;
    private int forced;

    Reading(Selection selection) {
      this.selection = selection;
      this.own = new GameSample<>(selection.enough, selection.seed);
      this.others = new GameSample<>(selection.enough, ~selection.seed);
      this.last = new LastGames<>(selection.window);
    }

    PlayerLog<P> of(GameLog<P> log, PlayerNames names) {
      String player = PlayerGames.read(log, names, selection.player, selection.sides, this::add);
      for (LoggedGame<P> game : selection.window > 0 ? last.games() : List.<LoggedGame<P>>of()) {
        own.add(game, game.decisions());
      }
      return new PlayerLog<>(player, own.games(), others.games(), played, decisions, forced);
    }

    private void add(LoggedGame<P> game, LoggedGame<P> ofOthers) {
      int moves = game.examples().size();
      int made = game.decisions();
      played += moves == 0 ? 0 : 1;
      decisions += made;
      forced += moves - made;
      if (made > 0 && selection.window > 0) {
        last.add(game, made);
      } else if (made > 0) {
        own.add(game, made);
      }
      int madeByOthers = ofOthers.decisions();
      if (madeByOthers > 0) {
        others.add(ofOthers, madeByOthers);
      }
    }
  }
}
