package olsy.learning.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerGames;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Hits;
import olsy.learning.prediction.Predictor;
import olsy.learning.text.InputException;

/**
 * How well a player predicts somebody's moves in archives.
 *
 * @param hits on unforced decisions
 * @param accuracy the same in full; empty for a player with a model, which has a value only for the
 *     move it takes
 * @param forced moves to which there was no alternative
 */
public record Evaluated(Hits hits, Optional<Accuracy> accuracy, int forced) {

  /** Decisions are searched, on all cores, in batches of about so many. */
  private static final int BATCH = 10_000;

  public static <P extends Position<P>> Evaluated of(
      PlayerFile player, GameLog<P> log, PlayerNames names, String whose, Set<Side> sides) {
    Batches<P> batches = new Batches<>(player, log);
    PlayerGames.read(log, names, whose, sides, (own, others) -> batches.add(own.examples()));
    batches.end();
    Evaluated found = batches.evaluated();
    if (found.hits.decisions() == 0) {
      throw new InputException("--player: " + whose + " made no decision in these games");
    }
    return found;
  }

  private static final class Batches<P extends Position<P>> {
    private final PlayerFile player;
    private final GameLog<P> log;
    private List<List<Example<P>>> games = new ArrayList<>();
    private int waiting;
    private Accuracy accuracy = Accuracy.none();
    private Hits hits = Hits.none();
    private int forced;

    Batches(PlayerFile player, GameLog<P> log) {
      this.player = player;
      this.log = log;
    }

    void add(List<Example<P>> game) {
      games.add(game);
      waiting += game.size();
      if (waiting >= BATCH) {
        end();
      }
    }

    void end() {
      ExampleSet<P> decisions = ExampleSet.of(games);
      if (player.model() == null) {
        Predictor<P> predictor = Predictor.of(player, log.game());
        accuracy = accuracy.with(predictor.accuracy(decisions));
      } else {
        Hits some = Hits.of(player.search(log.game()), player.strategy().depth(), decisions);
        hits = hits.with(some);
      }
      forced += decisions.forced();
      games = new ArrayList<>();
      waiting = 0;
    }

    Evaluated evaluated() {
      return player.model() == null
          ? new Evaluated(accuracy.hits(), Optional.of(accuracy), forced)
          : new Evaluated(hits, Optional.empty(), forced);
    }
  }
}
