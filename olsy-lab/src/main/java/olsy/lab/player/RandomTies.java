package olsy.lab.player;

import java.util.List;
import java.util.Optional;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;

/** Takes any of the best moves, in the same position always the same. */
public record RandomTies(long seed) implements TieOrder<Checkers> {

  public TieRule<Checkers> rule() {
    return new TieRule<>(0, Optional.of(this), Optional.of(this));
  }

  @Override
  public String name() {
    return "random";
  }

  @Override
  public int rank(Checkers position, Checkers successor) {
    return PositionNoise.at(successor, seed).nextInt();
  }

  @Override
  public List<TieOrder<Checkers>> neighbours() {
    return List.of();
  }
}
