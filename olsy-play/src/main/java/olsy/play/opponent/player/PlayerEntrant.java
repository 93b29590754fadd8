package olsy.play.opponent.player;

import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;

/** A player file, played in this process. */
public record PlayerEntrant(PlayerFile file) implements Entrant {

  @Override
  public String name() {
    return file.name();
  }

  @Override
  public String game() {
    return file.game();
  }

  @Override
  public Limits limits() {
    Limits limits = file.limits();
    return limits.isNone() ? Limits.ofDepth(file.strategy().depth()) : limits;
  }

  @Override
  public Entrant within(Limits limits) {
    return new PlayerEntrant(file.within(limits));
  }

  @Override
  public Entrant playing(Game<?> game) {
    return new PlayerEntrant(file.playing(game));
  }

  @Override
  public Map<String, Object> json() {
    return file.json();
  }

  @Override
  public <P extends Position<P>> Opponent<P> opponent(Game<P> rules) {
    return SearchingOpponent.of(file, rules);
  }
}
