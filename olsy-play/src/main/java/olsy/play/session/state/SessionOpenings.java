package olsy.play.session.state;

import java.util.SplittableRandom;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.play.session.store.SessionSettings;

/**
 * Where the games of a session begin: after random moves, both games of a pair after the same ones.
 * Games with what was learned begin where those of the baseline did.
 *
 * @param baseline games without a model
 */
record SessionOpenings<P extends Position<P>>(Game<P> game, int plies, int baseline, long seed) {

  private static final long NEXT = 0x9E3779B97F4A7C15L;

  static <P extends Position<P>> SessionOpenings<P> of(SessionSettings settings, Game<P> game) {
    return new SessionOpenings<>(
        game, settings.games().openingPlies(), settings.games().baseline(), settings.seed());
  }

  /**
   * @param number of the game, from 1
   */
  P of(int number) {
    SplittableRandom random =
        new SplittableRandom(seed + NEXT * SessionResults.opening(number, baseline));
    P position = RandomPlay.walk(game.start(), plies, random);
    while (position.isTerminal()) {
      position = RandomPlay.walk(game.start(), plies, random);
    }
    return position;
  }
}
