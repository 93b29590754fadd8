package olsy.learning.scout;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import olsy.core.game.Position;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.Stage;

/** Climbs that are written down: what an earlier run of the same fit has climbed is read again. */
final class ClimbLedger<P extends Position<P>> {

  /** What a search costs, and what weights cost beside it, about. */
  private static final double A_PLY_MORE = 2.2;

  private static final double SQUARE_OF_FEATURES = 4e-4;

  /** The first look at decisions takes as long as three that know what the one before has seen. */
  private static final double FIRST_LOOK = 3;

  private final LearningTask<P> task;
  private final FitLedger ledger;

  ClimbLedger(LearningTask<P> task, FitLedger ledger) {
    this.task = task;
    this.ledger = ledger;
  }

  /**
   * Says which climbs come next.
   *
   * @param climbs the hypothesis of each, by its name; as many of one as of another
   * @param rounds of each
   */
  void begins(Map<String, Hypothesis> climbs, int decisions, int rounds) {
    int features = task.pool().size();
    double looks = (FIRST_LOOK + rounds) * decisions;
    double weights = SQUARE_OF_FEATURES * features * features;
    Map<String, Double> work = new LinkedHashMap<>();
    climbs.forEach(
        (name, one) -> work.put(name, looks * (Math.pow(A_PLY_MORE, one.depth()) + weights)));
    int starts = climbs.size() / Set.copyOf(climbs.values()).size();
    ledger.begins(new Stage(work, starts, features, decisions));
  }

  /**
   * One of them.
   *
   * @param climb what is done where it has not been done
   */
  Climbed<P> climbed(String name, Hypothesis hypothesis, Supplier<Climbed<P>> climb) {
    return ledger
        .find(name)
        .map(json -> WrittenClimb.of(json, hypothesis, task.game()))
        .orElseGet(
            () -> {
              Climbed<P> climbed = climb.get();
              ledger.enter(name, WrittenClimb.json(climbed));
              return climbed;
            });
  }

  LogitClimb<P> climb(Hypothesis hypothesis, List<Repeated<P>> decisions) {
    return new LogitClimb<>(task.pool(), task.game().moveSquares(), hypothesis, decisions);
  }
}
