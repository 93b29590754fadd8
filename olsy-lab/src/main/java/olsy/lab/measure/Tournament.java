package olsy.lab.measure;

import java.util.Arrays;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * Games of checkers between a player and an opponent, in pairs from random openings of six plies
 * with both colours, drawn after a hundred moves.
 */
public record Tournament(int games, long seed) {

  private static final int OPENING_PLIES = 6;
  private static final int MOST_MOVES = 100;

  public Scores play(SearchingOpponent<Checkers> player, SearchingOpponent<Checkers> opponent) {
    Match<Checkers> match =
        Match.fromRandomOpenings(
            LabGame.CHECKERS,
            contestant(player),
            contestant(opponent),
            games,
            OPENING_PLIES,
            MOST_MOVES,
            seed);
    return scores(match);
  }

  /** Of all games of a match, as many at a time as there are processors. */
  static Scores scores(Match<Checkers> match) {
    Integer[] points = new Integer[match.games()];
    try {
      match.play(
          Runtime.getRuntime().availableProcessors(),
          game -> points[game.number()] = game.pointsOfA());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the tournament was interrupted", e);
    }
    return new Scores(Arrays.asList(points));
  }

  private static Contestant<Checkers> contestant(SearchingOpponent<Checkers> player) {
    return new Contestant<>(player.name(), () -> player);
  }
}
