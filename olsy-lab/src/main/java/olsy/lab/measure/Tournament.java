package olsy.lab.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.PlayedGame;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * Games between a player and an opponent, in pairs from random openings of six plies with both
 * colours, drawn after a hundred moves.
 */
public record Tournament(int games, long seed) {

  private static final int OPENING_PLIES = 6;
  private static final int MOST_MOVES = 100;

  public Scores play(SearchingOpponent<Checkers> player, SearchingOpponent<Checkers> opponent) {
    return play(LabGame.CHECKERS, player, opponent);
  }

  /** The same in another game. */
  public <P extends Position<P>> Scores play(
      Game<P> game, SearchingOpponent<P> player, SearchingOpponent<P> opponent) {
    Match<P> match =
        Match.fromRandomOpenings(
            game, contestant(player), contestant(opponent), games, OPENING_PLIES, MOST_MOVES, seed);
    return scores(match);
  }

  /** Of all games of a match. */
  static <P extends Position<P>> Scores scores(Match<P> match) {
    return new Scores(games(match).stream().map(PlayedGame::pointsOfA).toList());
  }

  /** Plays all games of a match, as many at a time as there are processors; in their order. */
  public static <P extends Position<P>> List<PlayedGame<P>> games(Match<P> match) {
    List<PlayedGame<P>> played = new ArrayList<>();
    try {
      match.play(Runtime.getRuntime().availableProcessors(), played::add);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the games were interrupted", e);
    }
    played.sort(Comparator.comparingInt(PlayedGame::number));
    return played;
  }

  private static <P extends Position<P>> Contestant<P> contestant(SearchingOpponent<P> player) {
    return new Contestant<>(player.name(), () -> player);
  }
}
