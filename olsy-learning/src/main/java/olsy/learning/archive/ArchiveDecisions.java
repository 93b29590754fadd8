package olsy.learning.archive;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.GameSample;
import olsy.learning.example.LastGames;
import olsy.learning.players.Provenance;
import olsy.learning.text.Sha256;

/** What archives tell of one player. */
public final class ArchiveDecisions {

  /**
   * Whose decisions are taken, and which.
   *
   * @param player by name
   * @param side whose moves count, null for both sides'
   * @param window take the last decisions only, so many; 0 for all
   * @param seed where there are more than {@link GameSample#ENOUGH}, games are drawn by lot
   */
  public record Selection(String player, Side side, int window, long seed) {

    Set<Side> sides() {
      return side == null ? EnumSet.allOf(Side.class) : EnumSet.of(side);
    }
  }

  private ArchiveDecisions() {}

  /**
   * Reads the archives.
   *
   * @throws NoDecisionsException when the player decided nothing there
   */
  public static <P extends Position<P>> Decisions<P> read(
      GameLog<P> log, PlayerNames names, Selection selection) {
    return new Reading<P>(selection).of(log, names);
  }

  static String text(Side side) {
    return side == Side.FIRST ? "black" : "white";
  }

  private static final class Reading<P extends Position<P>> {
    private final Selection selection;
    private final GameSample<DecidedGame<P>> own;
    private final GameSample<DecidedGame<P>> others;
    private final LastGames<DecidedGame<P>> last;
    private int played;
    private int decisions;
    private int forced;

    Reading(Selection selection) {
      this.selection = selection;
      this.own = new GameSample<>(GameSample.ENOUGH, selection.seed);
      this.others = new GameSample<>(GameSample.ENOUGH, ~selection.seed);
      this.last = new LastGames<>(selection.window, DecidedGame::decisions);
    }

    Decisions<P> of(GameLog<P> log, PlayerNames names) {
      String player = PlayerGames.read(log, names, selection.player, selection.sides(), this::add);
      if (decisions == 0) {
        throw NoDecisionsException.of(selection.player, selection.side);
      }
      int over = Math.max(0, last.decisions() - selection.window);
      for (DecidedGame<P> game : last.games()) {
        own.add(over == 0 ? game : game.last(game.decisions() - over));
        over = 0;
      }
      return new Decisions<>(
          new Provenance.Origin(
              log.files().stream().map(ArchiveDecisions::source).toList(),
              player,
              selection.side == null ? null : text(selection.side),
              selection.window,
              names.aliases()),
          new Provenance.Seen(played, decisions, forced),
          own.games(),
          others.games());
    }

    private void add(DecidedGame<P> game, DecidedGame<P> ofOthers) {
      int made = game.decisions();
      played += game.examples().isEmpty() ? 0 : 1;
      decisions += made;
      forced += game.examples().size() - made;
      others.add(ofOthers);
      if (selection.window == 0) {
        own.add(game);
      } else if (made > 0) {
        last.add(game);
      }
    }
  }

  private static Provenance.Source source(Path file) {
    return new Provenance.Source(file.getFileName().toString(), Sha256.of(file));
  }
}
