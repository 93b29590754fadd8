package olsy.learning.prediction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;

/** Holds a player against what somebody played, game by game, however many games there are. */
public final class Evaluator<P extends Position<P>> {

  /** Decisions are searched, on all cores, in batches of about so many. */
  private static final int BATCH = 10_000;

  private final PlayerFile player;
  private final Game<P> game;
  private List<List<Example<P>>> games = new ArrayList<>();
  private int waiting;
  private int forced;
  private Accuracy accuracy = Accuracy.none();
  private Hits hits = Hits.none();

  public Evaluator(PlayerFile player, Game<P> game) {
    this.player = player;
    this.game = game;
  }

  public void add(DecidedGame<P> decided) {
    games.add(decided.examples());
    waiting += decided.examples().size();
    if (waiting >= BATCH) {
      searchBatch();
    }
  }

  /** Of all that was added. */
  public Evaluated evaluated() {
    searchBatch();
    return player.model() == null
        ? new Evaluated(accuracy.hits(), Optional.of(accuracy), forced)
        : new Evaluated(hits, Optional.empty(), forced);
  }

  private void searchBatch() {
    ExampleSet<P> batch = ExampleSet.of(games);
    games = new ArrayList<>();
    waiting = 0;
    forced += batch.forced();
    if (player.model() == null) {
      accuracy = accuracy.with(Predictor.of(player, game).accuracy(batch));
    } else {
      hits = hits.with(Hits.of(player.search(game), player.strategy().depth(), batch));
    }
  }
}
