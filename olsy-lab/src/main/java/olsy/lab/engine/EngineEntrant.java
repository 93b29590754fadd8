package olsy.lab.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.lab.player.LabGame;
import olsy.learning.players.WrittenLimits;
import olsy.learning.text.InputException;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.player.SearchingOpponent;

/** An engine in games of the program, at any depth. */
record EngineEntrant(SearchingEngine engine) implements Entrant {

  @Override
  public String name() {
    return engine.name();
  }

  @Override
  public String game() {
    return LabGame.CHECKERS.name();
  }

  @Override
  public Limits limits() {
    return Limits.ofDepth(engine.depth());
  }

  @Override
  public Entrant within(Limits limits) {
    if (limits.isNone()) {
      return this;
    }
    if (!limits.isDepthAlone()) {
      throw new InputException(name() + " plays to a depth, with no other limits");
    }
    return new EngineEntrant(
        new SearchingEngine(engine.name(), engine.search(), limits.depth().orElseThrow()));
  }

  @Override
  public Entrant playing(Game<?> other) {
    requireCheckers(other);
    return this;
  }

  private void requireCheckers(Game<?> other) {
    if (!other.name().equals(game())) {
      throw new InputException(name() + " plays " + game() + ", not " + other.name());
    }
  }

  @Override
  public Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("engine", name());
    json.put("level", WrittenLimits.json(limits()));
    return json;
  }

  @Override
  @SuppressWarnings("unchecked") // of the one game that its positions belong to
  public <P extends Position<P>> Opponent<P> opponent(Game<P> rules) {
    requireCheckers(rules);
    return new SearchingOpponent<>(name(), (Search<P>) engine.search(), engine.depth());
  }
}
