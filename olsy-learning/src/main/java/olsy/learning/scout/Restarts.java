package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.example.Shuffle;
import olsy.learning.scout.LogitClimb.PriorLearning;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearningTask;

/**
 * Climbs begun again, elsewhere. A climb ends where the weights agree with what is seen with them.
 * There are many such places, and which one is found depends on the decisions that are looked at
 * first. What these foresee together is more than what one of them does.
 *
 * <pre>
 * repeat: some ← three tenths of the decisions, by lot
 *         climb from what is believed on some, and from there on all
 * refresh: the one that is most behind climbs on; the others stay where they are
 * </pre>
 *
 * Few decisions are all looked at first. Of many one climb takes seconds, and is left alone.
 */
final class Restarts<P extends Position<P>> {

  /** Decisions from which on, and below which, climbs are begun again. */
  private static final int FROM = 60;

  private static final int BELOW = 600;

  /** With fewer, climbs differ more, and cost less. */
  private static final int SEVERAL = 150;

  private static final int OF_FEW = 8;
  private static final int OF_SEVERAL = 4;

  /** Hypotheses with a smaller share are left as they are. */
  private static final double LEAST_SHARE = 0.1;

  private static final double SOME = 0.3;
  private static final int LEAST_OF_SOME = 60;
  private static final int FIRST_ROUNDS = 4;
  private static final int LAST_ROUNDS = 8;

  private final LearningTask<P> task;
  private final Beliefs beliefs;
  private final ClimbLedger<P> ledger;
  private final List<Repeated<P>> decisions;

  Restarts(LearningTask<P> task, Beliefs beliefs, FitLedger ledger) {
    this.task = task;
    this.beliefs = beliefs;
    this.ledger = new ClimbLedger<>(task, ledger);
    this.decisions = task.decisions().all().unforced();
  }

  /** Of the hypotheses that have some share. */
  List<Climbed<P>> of(MixedClimbs<P> finalists) {
    if (!arePossible()) {
      return List.of();
    }
    int count = decisions.size() < SEVERAL ? OF_FEW : OF_SEVERAL;
    List<Climbed<P>> likely = finalists.atLeast(LEAST_SHARE);
    Map<String, Hypothesis> names = new LinkedHashMap<>();
    likely.forEach(
        one -> {
          for (int k = 1; k <= count; k++) {
            names.put(name(one, k), one.hypothesis());
          }
        });
    ledger.begins(names, decisions.size(), LAST_ROUNDS);
    List<Climbed<P>> restarts = new ArrayList<>();
    for (Climbed<P> one : likely) {
      SplittableRandom random = new SplittableRandom(task.seed());
      for (int k = 1; k <= count; k++) {
        long seed = random.nextLong();
        restarts.add(ledger.climbed(name(one, k), one.hypothesis(), () -> begunAgain(one, seed)));
      }
    }
    return restarts;
  }

  private static String name(Climbed<?> one, int restart) {
    return one.hypothesis() + ", again " + restart;
  }

  private boolean arePossible() {
    return decisions.size() >= FROM && decisions.size() < BELOW;
  }

  /** As sure of the player as the climb before has become. */
  private Climbed<P> begunAgain(Climbed<P> before, long seed) {
    Gaussian prior = beliefs.asSureAs(before.prior().mean());
    int some = Math.max(LEAST_OF_SOME, (int) (SOME * decisions.size()));
    Climbed<P> first =
        ledger
            .climb(before.hypothesis(), Shuffle.shuffled(decisions, seed).subList(0, some))
            .climb(
                new LogitClimb.Start<P>(prior, prior.mean(), TieRule.gamesOrder()),
                new LogitClimb.Effort(FIRST_ROUNDS, PriorLearning.WIDTHS, false));
    return ledger
        .climb(before.hypothesis(), decisions)
        .climb(
            LogitClimb.Start.at(first),
            new LogitClimb.Effort(LAST_ROUNDS, PriorLearning.WIDTHS, true));
  }

  /** Those of before, judged by all decisions. */
  List<Climbed<P>> refresh(List<Scout.Known<P>> known) {
    List<Climbed<P>> refreshed = new ArrayList<>();
    if (arePossible()) {
      for (Scout.Known<P> one : known) {
        Gaussian prior = beliefs.asSureAs(one.weights());
        refreshed.add(
            ledger
                .climb(one.hypothesis(), decisions)
                .stay(new LogitClimb.Start<>(prior, one.weights(), one.ties())));
      }
      refreshed.stream()
          .min(Comparator.comparingDouble(Climbed::score))
          .ifPresent(last -> refreshed.set(refreshed.indexOf(last), goneOn(last)));
    }
    return refreshed;
  }

  private Climbed<P> goneOn(Climbed<P> climbed) {
    return ledger
        .climb(climbed.hypothesis(), decisions)
        .climb(
            LogitClimb.Start.at(climbed),
            new LogitClimb.Effort(Scout.QUICK_ROUNDS, PriorLearning.WIDTHS, true));
  }
}
