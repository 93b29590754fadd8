package olsy.learning.preparation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.Score;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Strategy;
import olsy.core.search.minimax.Minimax;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Predictor;
import org.junit.jupiter.api.Test;

class WeigherTest {

  private static final int DEPTH = 3;
  private static final PlayerFile OWN =
      new PlayerFile(
          "checkers",
          "own",
          MinimaxSearches.ALPHA_BETA,
          new WrittenStrategy(Map.of("men", 2.0, "kings", 3.0), DEPTH),
          null,
          Map.of());
  private static final Weigher<Checkers> WEIGHER =
      new Weigher<>(Planted.GAME, OWN, DEPTH, Planted.POOL, 2);

  private static DecidedGame<Checkers> game(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Checkers> positions = new ArrayList<>(List.of(Planted.GAME.start()));
    for (int ply = 0; ply < 60 && !positions.get(positions.size() - 1).isTerminal(); ply++) {
      positions.add(RandomPlay.move(positions.get(positions.size() - 1), random));
    }
    return DecidedGame.of(0, 1, positions, EnumSet.of(Side.SECOND));
  }

  /** By plain minimax, without pruning, in men. */
  @Test
  void theLossIsThatOfTheDefinition() {
    Strategy<Checkers> strategy = OWN.player(Planted.GAME).strategy();
    Minimax<Checkers> minimax = new Minimax<>(strategy.evaluation());
    double unit = 2 * OWN.unit();
    int lost = 0;
    for (long seed = 1; seed <= 5; seed++) {
      for (Weighed<Checkers> one : WEIGHER.weigh(game(seed))) {
        double best = minimax.search(one.example.position(), DEPTH).value();
        Checkers played = one.example.successors().get(one.example.chosen());
        Minimax<Checkers> ofTheOther = new Minimax<>(strategy.evaluation().opposed());
        double value = -Score.fromOnePlyBefore(ofTheOther.search(played, DEPTH - 1).value());
        assertEquals(bounded(best, unit), one.best, 1e-9);
        assertEquals(Math.min(2, bounded(best, unit) - bounded(value, unit)), one.loss, 1e-9);
        assertEquals(one.loss > 0, !one.better.equals(played));
        lost += one.loss > 0 ? 1 : 0;
      }
    }
    assertTrue(lost > 20, lost + " losses");
  }

  private static double bounded(double value, double unit) {
    return Math.max(-4, Math.min(4, value / unit));
  }

  /** Whoever moves as is usual brings nothing in the mean. */
  @Test
  void bringsNothingInTheMeanOfAllMoves() {
    Predictor<Checkers> usual = Predictor.of(OWN.withDepth(2), Planted.GAME);
    for (Weighed<Checkers> seen : WEIGHER.weigh(game(3)).subList(0, 8)) {
      Checkers position = seen.example.position();
      double[] probabilities = usual.predict(position).probabilities();
      double[] mean = new double[Planted.POOL.size()];
      for (int i = 0; i < probabilities.length; i++) {
        Example<Checkers> other = Example.of(position, seen.example.successors().get(i));
        double[] brings =
            WEIGHER.weigh(new DecidedGame<>(0, 1, List.of(other), List.of(seen.ply))).get(0).brings;
        for (int j = 0; j < mean.length; j++) {
          mean[j] += probabilities[i] * brings[j];
        }
      }
      assertArrayEquals(new double[mean.length], mean, 1e-9);
    }
  }

  @Test
  void refusesADepthThatIsNotDeep() {
    assertThrows(
        IllegalArgumentException.class, () -> new Weigher<>(Planted.GAME, OWN, 2, Planted.POOL, 1));
  }
}
