package olsy.learning.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.Search;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerGames;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Predictor;
import olsy.learning.text.InputException;

/**
 * How well a player predicts somebody's moves in archives.
 *
 * @param accuracy on unforced decisions
 * @param forced moves to which there was no alternative
 */
public record Evaluated(Accuracy accuracy, int forced) {

  /** Decisions are searched, on all cores, in batches of about so many. */
  private static final int BATCH = 10_000;

  public static <P extends Position<P>> Evaluated of(
      PlayerFile player, GameLog<P> log, PlayerNames names, String whose, Set<Side> sides) {
    Batches<P> batches = new Batches<>(player, log);
    PlayerGames.read(log, names, whose, sides, (own, others) -> batches.add(own.examples()));
    batches.end();
    if (batches.accuracy.decisions() == 0) {
      throw new InputException("--player: " + whose + " made no decision in these games");
    }
    return new Evaluated(batches.accuracy, batches.forced);
  }

  private static final class Batches<P extends Position<P>> {
    private final PlayerFile player;
    private final GameLog<P> log;
    private List<List<Example<P>>> games = new ArrayList<>();
    private int waiting;
    private Accuracy accuracy = Accuracy.none();
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
      accuracy = accuracy.with(accuracy(decisions));
      forced += decisions.forced();
      games = new ArrayList<>();
      waiting = 0;
    }

    private Accuracy accuracy(ExampleSet<P> decisions) {
      return player.model() == null
          ? new Predictor<>(player.player(log.game()).strategy()).accuracy(decisions)
          : ofChoices(decisions);
    }

    /** A player with a model has values of its own only for the move it takes. */
    private Accuracy ofChoices(ExampleSet<P> decisions) {
      Search<P> search = player.search(log.game());
      int depth = player.strategy().depth();
      int right =
          AllCores.map(decisions.unforced(), one -> isRight(one, search, depth) ? one.times() : 0)
              .stream()
              .mapToInt(Integer::intValue)
              .sum();
      double uniform =
          decisions.unforced().stream()
              .mapToDouble(one -> (double) one.times() / one.example().successors().size())
              .sum();
      int n = Math.max(1, decisions.decisions());
      double strict = (double) right / n;
      return new Accuracy(decisions.decisions(), strict, strict, strict, strict, uniform / n);
    }

    private boolean isRight(Repeated<P> one, Search<P> search, int depth) {
      Example<P> example = one.example();
      P choice = search.search(example.position(), depth).choice();
      return choice.equals(example.successors().get(example.chosen()));
    }
  }
}
