package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.Example;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoutTest {

  static LearningTask<Checkers> task(HiddenPlayer player, int decisions, int maxDepth, long seed) {
    return task(player.games(decisions, seed), maxDepth);
  }

  static LearningTask<Checkers> task(List<List<Example<Checkers>>> games, int maxDepth) {
    return LearningTask.of(
        HiddenPlayer.POOL, HiddenPlayer.material(), HiddenPlayer.GAME, games, maxDepth, 5);
  }

  static HiddenPlayer player(int depth, FrontierRule frontier) {
    List<Integer> weights = HiddenPlayer.withDepth(depth).candidate().weights();
    return new HiddenPlayer(new Candidate(weights, depth, frontier), 0);
  }

  private static Scout<Checkers> scout(LearningTask<Checkers> task) {
    return new Scout<>(task, Beliefs.of(task));
  }

  @ParameterizedTest
  @CsvSource({"1,NONE", "2,STAND_PAT", "3,CAPTURES"})
  void findsTheDepthAndTheFrontierRule(int depth, FrontierRule frontier) {
    Scout.Found<Checkers> found = scout(task(player(depth, frontier), 120, 3, 11)).find();
    Climbed<Checkers> best = found.finalists().get(0);
    assertEquals(new Hypothesis(depth, frontier), best.hypothesis());
    assertTrue(best.judgement().foreseen().strict() > 0.8, best.judgement().foreseen().toString());
    double[] shares = MixedClimbs.of(found.finalists()).shares();
    assertTrue(shares[0] > 0.5, "own share " + shares[0]);
  }

  /** Every hypothesis was looked at, none twice, and the best finalist comes first. */
  @Test
  void nothingIsForgotten() {
    for (int decisions : new int[] {0, 1, 8}) {
      Scout.Found<Checkers> found = scout(task(HiddenPlayer.withDepth(1), decisions, 2, 3)).find();
      List<Climbed<Checkers>> all = new ArrayList<>(found.finalists());
      all.addAll(found.others());
      Set<Hypothesis> different = new HashSet<>();
      all.forEach(one -> different.add(one.hypothesis()));
      assertEquals(6, all.size(), decisions + " decisions");
      assertEquals(6, different.size(), decisions + " decisions");
      List<Climbed<Checkers>> finalists = found.finalists();
      assertTrue(finalists.size() >= 1);
      for (int k = 1; k < finalists.size(); k++) {
        assertTrue(finalists.get(k).score() <= finalists.get(k - 1).score());
      }
      double sum = 0;
      for (double share : MixedClimbs.of(finalists).shares()) {
        sum += share;
      }
      assertEquals(1, sum, 1e-9);
    }
  }

  /**
   * Whoever is right may be far behind after thirty decisions: eight of nine are looked at again.
   */
  @Test
  void dropsNobodyEarlyForBeingFarBehind() {
    Scout.Found<Checkers> found = scout(task(HiddenPlayer.withDepth(1), 120, 3, 3)).find();
    long later =
        Stream.concat(found.finalists().stream(), found.others().stream())
            .filter(one -> one.judgement().leaveOneOut().length > 30)
            .count();
    assertEquals(8, later);
  }

  /** The last of nine would have been dropped after thirty decisions. */
  @Test
  void keepsWhatItIsAskedToKeep() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(1), 120, 3, 3);
    Scout<Checkers> scout = scout(task);
    Scout.Found<Checkers> free = scout.find();
    Climbed<Checkers> dropped =
        free.others().stream()
            .filter(one -> one.judgement().leaveOneOut().length <= 30)
            .findFirst()
            .orElseThrow();
    Scout.Found<Checkers> kept = scout.find(Set.of(dropped.hypothesis()));
    Climbed<Checkers> again =
        kept.others().stream()
            .filter(one -> one.hypothesis().equals(dropped.hypothesis()))
            .findFirst()
            .orElseThrow();
    assertEquals(task.decisions().all().unforced().size(), again.judgement().leaveOneOut().length);
    assertEquals(free.hypotheses(), kept.hypotheses());
  }

  @Test
  void theSameDecisionsGiveTheSame() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(2), 25, 2, 4);
    Climbed<Checkers> one = scout(task).find().finalists().get(0);
    Climbed<Checkers> other = scout(task).find().finalists().get(0);
    assertArrayEquals(one.weights(), other.weights());
    assertArrayEquals(one.deviations(), other.deviations());
    assertEquals(one.ties(), other.ties());
  }

  /** From where a look at fewer decisions ended: none but its hypotheses, and about as well. */
  @Test
  void refreshesWhatWasFound() {
    HiddenPlayer player = HiddenPlayer.withDepth(2);
    List<List<Example<Checkers>>> games = player.games(120, 6);
    Scout.Found<Checkers> before = scout(task(games.subList(0, games.size() * 2 / 3), 2)).find();
    Scout<Checkers> now = scout(task(games, 2));
    List<Scout.Known<Checkers>> known =
        before.finalists().stream()
            .map(one -> new Scout.Known<>(one.hypothesis(), one.weights(), one.ties()))
            .toList();
    Scout.Found<Checkers> refreshed = now.refresh(known);
    assertTrue(before.hypotheses().containsAll(refreshed.hypotheses()));
    Climbed<Checkers> best = refreshed.finalists().get(0);
    assertEquals(new Hypothesis(2, FrontierRule.NONE), best.hypothesis());
    Climbed<Checkers> cold = now.find().finalists().get(0);
    assertTrue(best.score() > cold.score() - 10, best.score() + ", cold " + cold.score());
  }

  /** Weights that are wrong by far are only a beginning. */
  @Test
  void refreshesFromAnything() {
    LearningTask<Checkers> task = task(HiddenPlayer.withDepth(1), 80, 1, 7);
    Hypothesis one = new Hypothesis(1, FrontierRule.NONE);
    double[] wrong = SimulatedDecisions.filled(HiddenPlayer.POOL.size(), -3);
    Scout.Found<Checkers> found =
        scout(task).refresh(List.of(new Scout.Known<Checkers>(one, wrong, TieRule.gamesOrder())));
    Climbed<Checkers> best = found.finalists().get(0);
    assertTrue(best.weights()[0] > 0, best.weights()[0] + " for a man");
    assertTrue(
        best.judgement().foreseen().strict() > best.judgement().foreseen().uniform() + 0.2,
        best.judgement().foreseen().toString());
  }
}
