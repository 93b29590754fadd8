package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

/** A made player who thinks something of us that nobody has told. */
class LearnModelOfUsTest {

  private static final double[] OWN = {1, 1.6, 0, 0, 0.1, -0.25, 0, 0.1, 0, 0.2};
  private static final double[] THOUGHT = {1, 1.4, 0, 0.12, 0, 0, 0.2, 0, 0, -0.1};
  private static final int DEPTH = 3;

  private static List<Repeated<Checkers>> decisions(int n, long seed) {
    Player<Checkers> us = Player.zeroLevel(MadeGames.strategy(DEPTH, THOUGHT));
    Player<Checkers> player = new Player<>(MadeGames.strategy(DEPTH, OWN), us);
    return task(player, us, n, seed).decisions().all().unforced();
  }

  private static LearningTask<Checkers> task(
      Player<Checkers> player, Player<Checkers> us, int n, long seed) {
    return ScoutTest.task(MadeGames.of(player, us, n, seed), DEPTH);
  }

  private static LevelClimb.Reached under(
      double[] model, List<Repeated<Checkers>> decisions, Gaussian believed) {
    ForeseenLeaves<Checkers> foreseen =
        new ForeseenLeaves<>(Player.zeroLevel(MadeGames.strategy(DEPTH - 1, model)));
    LeafSight<Checkers> sight = LeafSight.of(HiddenPlayer.POOL, decisions, DEPTH, foreseen);
    return new LevelClimb<Checkers>(sight, believed).from(believed.mean());
  }

  /** From what one would first think of anybody: material. */
  @Test
  void whatIsThoughtOfUsIsFoundByWhatItExplains() {
    List<Repeated<Checkers>> decisions = decisions(160, 5);
    double[] material = HiddenPlayer.material().stream().mapToDouble(w -> w).toArray();
    Gaussian believed =
        Beliefs.ofSure(
                LearningTask.of(
                    HiddenPlayer.POOL,
                    HiddenPlayer.material(),
                    HiddenPlayer.GAME,
                    List.of(decisions.stream().map(Repeated::example).toList()),
                    DEPTH,
                    1))
            .prior();
    LearnModelOfUs.Found found =
        new LearnModelOfUs<>(HiddenPlayer.POOL, decisions, DEPTH, believed)
            .learn(material, believed.mean());
    assertEquals(DEPTH - 1, found.model().depth());
    assertTrue(found.taken() > 1 && found.taken() <= HiddenPlayer.POOL.size(), "" + found.taken());
    LevelClimb.Reached before = under(material, decisions, believed);
    assertTrue(
        found.score() > before.score() + 20, found.score() + " instead of " + before.score());
    int agreed = 0;
    int asked = 0;
    for (Repeated<Checkers> one : decisions(40, 6)) {
      ForeseenLeaves<Checkers> right =
          new ForeseenLeaves<>(Player.zeroLevel(MadeGames.strategy(DEPTH - 1, THOUGHT)));
      ForeseenLeaves<Checkers> learned =
          new ForeseenLeaves<>(
              Player.zeroLevel(found.model().strategy(HiddenPlayer.POOL, TieRule.gamesOrder())));
      for (Checkers successor : one.example().successors()) {
        asked++;
        agreed += right.behind(successor, 2).equals(learned.behind(successor, 2)) ? 1 : 0;
      }
    }
    assertTrue(agreed > 0.75 * asked, agreed + " of " + asked + " replies");
  }
}
