package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.reply.ReplySearches;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.prediction.Hits;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

/** Made players of each level are the oracle. */
class LearnLevelTest {

  private static final double[] OURS = {1, 1.4, 0, 0.12, 0, 0, 0.2, 0, 0, -0.1};
  private static final double[] OWN = {1, 1.6, 0, 0, 0.1, -0.25, 0, 0.1, 0, 0.2};

  private static final LearnedStrategy<Checkers> MATERIAL = learned(2, 1, 1.5);
  private static final LearnLevel.ModelOfUs OUR_MODEL =
      new LearnLevel.ModelOfUs("ours", learned(3, OURS).written());

  private static LearnedStrategy<Checkers> learned(int depth, double... weights) {
    double[] all = Arrays.copyOf(weights, HiddenPlayer.POOL.size());
    Candidate candidate = Candidate.scaled(all, depth, FrontierRule.NONE);
    return new LearnedStrategy<>(HiddenPlayer.POOL, candidate, TieRule.gamesOrder(), 0);
  }

  /** On fewer plies it would be a player of the level below. */
  private static int depth(int level) {
    return Math.max(2, level + 1);
  }

  private static Player<Checkers> player(int level) {
    Player<Checkers> us = Player.zeroLevel(MadeGames.strategy(3, OURS));
    Strategy<Checkers> own = MadeGames.strategy(depth(level), OWN);
    return switch (level) {
      case 0 -> Player.zeroLevel(own);
      case 1 -> new Player<>(own, us);
      default -> new Player<>(own, new Player<>(us.strategy(), Player.zeroLevel(own)));
    };
  }

  private static LearnedLevels learned(int level, int decisions) {
    LearningTask<Checkers> task =
        ScoutTest.task(
            MadeGames.of(
                player(level), Player.zeroLevel(MadeGames.strategy(3, OURS)), decisions, 5),
            depth(level));
    return new LearnLevel(Math.max(1, level))
        .learn(task, learned(depth(level), OWN), List.of(OUR_MODEL));
  }

  private static double foreseen(LearnedLevels.Fit fit, int level) {
    List<List<Example<Checkers>>> unseen =
        MadeGames.of(player(level), Player.zeroLevel(MadeGames.strategy(3, OURS)), 150, 77);
    return Hits.of(fit.player().search(HiddenPlayer.GAME), depth(level), ExampleSet.of(unseen))
        .strict();
  }

  @Test
  void findsTheLevel() {
    for (int level = 0; level <= 2; level++) {
      LearnedLevels found = learned(level, 151);
      assertEquals(level, found.best().level(), found.account().toString());
      assertEquals(level < 2 ? 2 : 3, found.fits().size());
      assertEquals(level < 2 ? 1 : 3, found.differences().size());
      double own = foreseen(found.best(), level);
      assertTrue(own > 0.93, "level " + level + ": " + own);
      assertEquals(level, found.best().player().player(HiddenPlayer.GAME).level());
    }
  }

  /** Its model looks two plies ahead, so it looks four: M* would foresee the second reply, too. */
  @Test
  void findsWhoForeseesTheNextReplyAlone() {
    for (PlayerAlgorithm algorithm : List.of(ReplySearches.REPLY, ReplySearches.SOFT)) {
      Player<Checkers> us = Player.zeroLevel(MadeGames.strategy(2, OURS));
      Search<Checkers> search = algorithm.of(new Player<>(MadeGames.strategy(4, OWN), us));
      UnaryOperator<Checkers> player = s -> search.search(s, 4, SearchBudget.unlimited()).choice();
      LearnedLevels.Fit found =
          new LearnLevel(1)
              .learn(
                  ScoutTest.task(MadeGames.of(player, us, 151, 5), 3),
                  learned(3, OWN),
                  List.of(new LearnLevel.ModelOfUs("ours", learned(2, OURS).written())))
              .best();
      assertEquals(1, found.level());
      assertEquals(algorithm, found.player().search());
      assertEquals(4, found.player().strategy().depth());
      ExampleSet<Checkers> unseen = ExampleSet.of(MadeGames.of(player, us, 80, 77));
      double foreseen = Hits.of(found.player().search(HiddenPlayer.GAME), 4, unseen).strict();
      assertTrue(foreseen > 0.85, algorithm + ": " + foreseen);
    }
  }

  @Test
  void fewDecisionsDoNotTellIt() {
    List<Example<Checkers>> few =
        MadeGames.of(player(1), player(0), 1, 5).get(0).stream()
            .filter(example -> !example.isForced())
            .limit(5)
            .toList();
    LearnedLevels found =
        new LearnLevel(1).learn(ScoutTest.task(List.of(few), 2), MATERIAL, List.of(OUR_MODEL));
    assertFalse(found.account().isTold(), found.account().toString());
    assertEquals(5, found.decisions());
  }

  @Test
  void refusesOtherLevels() {
    assertThrows(IllegalArgumentException.class, () -> new LearnLevel(3));
    assertThrows(IllegalArgumentException.class, () -> new LearnLevel(0));
  }
}
