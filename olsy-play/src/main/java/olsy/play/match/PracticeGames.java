package olsy.play.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.text.Sha256;

/**
 * Games that somebody plays to be learned: against others in turn, some from random openings
 * against each, until it has decided often enough. Who decides nothing in its turn plays on no
 * more.
 *
 * @param opponents at least one
 * @param decisions that are enough
 * @param seed of the openings
 */
public record PracticeGames<P extends Position<P>>(
    Game<P> game, Contestant<P> player, List<Contestant<P>> opponents, int decisions, long seed) {

  private static final int GAMES_IN_TURN = 10;
  private static final int OPENING_PLIES = 6;
  private static final int MOVE_LIMIT = 100;

  /**
   * What was played.
   *
   * @param games with the decisions of the player
   * @param sha256 of all games, as PDN has them
   */
  public record Played<P extends Position<P>>(List<DecidedGame<P>> games, String sha256) {

    public Played {
      games = List.copyOf(games);
    }
  }

  public PracticeGames {
    opponents = List.copyOf(opponents);
  }

  /**
   * Plays the games; the number of threads changes none.
   *
   * @param progress hears of the decisions made so far
   */
  public Played<P> play(int threads, IntConsumer progress) throws InterruptedException {
    List<DecidedGame<P>> games = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    int made = 0;
    int before = -1;
    for (int turn = 0; made < decisions && made > before; turn++) {
      before = made;
      Match<P> match = match(turn);
      Scoresheets<P> sheets = new Scoresheets<>(match);
      List<PlayedGame<P>> played = new ArrayList<>();
      match.play(
          threads,
          one -> {
            played.add(one);
            sheets.add(one);
          });
      text.append(sheets.text());
      for (PlayedGame<P> one : played) {
        DecidedGame<P> decided =
            DecidedGame.of(0, games.size() + 1, one.positions(), Set.of(one.sideOfA()));
        games.add(decided);
        made += decided.decisions();
      }
      progress.accept(made);
    }
    return new Played<>(games, Sha256.of(text.toString()));
  }

  private Match<P> match(int turn) {
    return Match.fromRandomOpenings(
        game,
        player,
        opponents.get(turn % opponents.size()),
        GAMES_IN_TURN,
        OPENING_PLIES,
        MOVE_LIMIT,
        seed + turn);
  }
}
