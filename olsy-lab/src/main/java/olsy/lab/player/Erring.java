package olsy.lab.player;

import java.util.SplittableRandom;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * Moves at random now and then, else as somebody else does.
 *
 * @param mistakes how often
 */
public record Erring<P extends Position<P>>(
    SearchingOpponent<P> player, double mistakes, SplittableRandom random) implements Opponent<P> {

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public P move(Line<P> play) throws InterruptedException {
    if (random.nextDouble() < mistakes) {
      return RandomPlay.move(play.position(), random);
    }
    return player.move(play);
  }
}
