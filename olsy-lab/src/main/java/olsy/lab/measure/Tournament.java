package olsy.lab.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.PlayedGame;
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

  /** Of all games of a match. */
  static Scores scores(Match<Checkers> match) {
    return new Scores(games(match).stream().map(PlayedGame::pointsOfA).toList());
  }

  /** Plays all games of a match, as many at a time as there are processors; in their order. */
  public static List<PlayedGame<Checkers>> games(Match<Checkers> match) {
    List<PlayedGame<Checkers>> played = new ArrayList<>();
    try {
      match.play(Runtime.getRuntime().availableProcessors(), played::add);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the games were interrupted", e);
    }
    played.sort(Comparator.comparingInt(PlayedGame::number));
    return played;
  }

  private static Contestant<Checkers> contestant(SearchingOpponent<Checkers> player) {
    return new Contestant<>(player.name(), () -> player);
  }
}
