package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import org.junit.jupiter.api.Test;

class LearnedStrategyTest {

  private static LearnedStrategy<Checkers> random(SplittableRandom random) {
    double[] weights = new double[HiddenPlayer.POOL.size()];
    for (int j = 0; j < weights.length; j++) {
      weights[j] = random.nextInt(3) == 0 ? 0 : random.nextDouble() - 0.5;
    }
    weights[0] = 1;
    Optional<TieOrder<Checkers>> order =
        Optional.of(HiddenPlayer.GAME.tieOrders().get(random.nextInt(8)));
    return new LearnedStrategy<>(
        HiddenPlayer.POOL,
        Candidate.scaled(weights, 1 + random.nextInt(9), FrontierRule.STAND_PAT),
        new TieRule<>(random.nextInt(50_000), order, Optional.empty()),
        random.nextInt(1_000_000));
  }

  /** Whole numbers, real ones in a file, and whole ones again: nothing is rounded on the way. */
  @Test
  void whatIsWrittenIsReadBack() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 1000; i++) {
      LearnedStrategy<Checkers> learned = random(random);
      assertEquals(
          learned.candidate(), Candidate.of(learned.written(), HiddenPlayer.POOL), "number " + i);
    }
  }

  /** A search finds the same moves with what was learned as with the file of it. */
  @Test
  void itsFileIsTheSameStrategy() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 100; i++) {
      LearnedStrategy<Checkers> learned = random(random);
      Strategy<Checkers> own = learned.strategy();
      PlayerFile file =
          new PlayerFile(
              "checkers", "learned", MinimaxSearches.ALPHA_BETA, learned.written(), null, Map.of());
      Strategy<Checkers> read = file.player(HiddenPlayer.GAME).strategy();
      double unit = Candidate.LARGEST / file.unit();
      assertEquals(own.depth(), read.depth());
      assertEquals(own.ties().first(), read.ties().first());
      assertEquals(own.ties().second(), read.ties().second());
      assertEquals(own.ties().margin(), read.ties().margin() * unit, 1e-6);
      assertEquals(own.temperature(), read.temperature() * unit, 1e-6);
      Checkers[] successors = Checkers.START.successors();
      for (Checkers s : successors) {
        assertEquals(
            own.evaluation().value(s, s.toMove()), read.evaluation().value(s, s.toMove()) * unit);
      }
    }
  }

  @Test
  void withoutAnyWeightTheFirstFeatureIsWritten() {
    LearnedStrategy<Checkers> nothing =
        new LearnedStrategy<>(
            HiddenPlayer.POOL,
            Candidate.scaled(new double[HiddenPlayer.POOL.size()], 1, FrontierRule.NONE),
            TieRule.gamesOrder(),
            0);
    assertEquals(Map.of("men", 0.0), nothing.written().weights());
  }

  /** Ten and fifteen are two and three, in a file whose largest weight is not 1. */
  @Test
  void theRatiosOfAFileStay() {
    FeatureSelection<Checkers> pool =
        new FeatureSelection<>(List.of("kings", "men"), HiddenPlayer.GAME.features());
    Candidate read = Candidate.of(new WrittenStrategy(Map.of("men", 0.1, "kings", 0.3), 4), pool);
    assertEquals(3 * read.weights().get(1), read.weights().get(0));
  }
}
