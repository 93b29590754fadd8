package olsy.learning.prediction;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
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
  private final Consumer<JudgedDecision<P>> each;
  private List<DecidedGame<P>> games = new ArrayList<>();
  private int waiting;
  private int forced;
  private Accuracy accuracy = Accuracy.none();
  private Calibration calibration = Calibration.none();
  private Hits hits = Hits.none();

  public Evaluator(PlayerFile player, Game<P> game) {
    this(player, game, decision -> {});
  }

  /**
   * @param each takes the unforced decisions in their order; a player with a model has none to give
   */
  public Evaluator(PlayerFile player, Game<P> game, Consumer<JudgedDecision<P>> each) {
    this.player = player;
    this.game = game;
    this.each = each;
  }

  public void add(DecidedGame<P> decided) {
    games.add(decided);
    waiting += decided.examples().size();
    if (waiting >= BATCH) {
      searchBatch();
    }
  }

  /** Of all that was added. */
  public Evaluated evaluated() {
    searchBatch();
    return player.model() == null
        ? new Evaluated(accuracy.hits(), Optional.of(accuracy), Optional.of(calibration), forced)
        : new Evaluated(hits, Optional.empty(), Optional.empty(), forced);
  }

  private void searchBatch() {
    List<DecidedGame<P>> searched = games;
    ExampleSet<P> batch = ExampleSet.of(searched.stream().map(DecidedGame::examples).toList());
    games = new ArrayList<>();
    waiting = 0;
    forced += batch.forced();
    if (player.model() == null) {
      Predictor<P> predictor = Predictor.of(player, game);
      Foreseen foreseen = predictor.foreseen(batch);
      accuracy = accuracy.with(foreseen.accuracy());
      calibration = calibration.with(foreseen.calibration());
      judge(searched, batch, foreseen, predictor);
    } else {
      hits = hits.with(Hits.of(player.search(game), player.strategy().depth(), batch));
    }
  }

  private void judge(
      List<DecidedGame<P>> searched,
      ExampleSet<P> batch,
      Foreseen foreseen,
      Predictor<P> predictor) {
    Map<Example<P>, ForeseenDecision> known = new HashMap<>();
    for (int i = 0; i < batch.unforced().size(); i++) {
      known.put(batch.unforced().get(i).example(), foreseen.decisions().get(i));
    }
    for (DecidedGame<P> one : searched) {
      for (int i = 0; i < one.examples().size(); i++) {
        Example<P> example = one.examples().get(i);
        if (!example.isForced()) {
          each.accept(
              new JudgedDecision<>(
                  one.file(),
                  one.number(),
                  one.plies().get(i),
                  predictor.listed(example),
                  known.get(example)));
        }
      }
    }
  }
}
