package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.statistics.Sprt.Verdict;
import olsy.lab.measure.Trial.Outcome;
import olsy.lab.player.Weights;
import org.junit.jupiter.api.Test;

class TrialTest {

  private static final Supplier<Search<Checkers>> GOOD = search(Weights.of("samuel-1"));
  private static final Supplier<Search<Checkers>> BAD =
      search(Weights.of("samuel-1").minusTotal(2));

  private static Supplier<Search<Checkers>> search(Weights weights) {
    return () -> new AlphaBeta<>(weights.evaluation(1000));
  }

  /** Who gives men away loses soon. */
  @Test
  void endsWhenItIsDecided() {
    Outcome won = new Trial(50, 60, 1000).play(GOOD, BAD, 1);
    assertEquals(Verdict.ELO1, won.verdict());
    assertTrue(won.games() < 300 && won.points().mean() > 1.2, won.toString());
    Outcome lost = new Trial(50, 60, 1000).play(BAD, GOOD, 1);
    assertEquals(Verdict.ELO0, lost.verdict());
  }

  /** From each opening both games are the same, with the sides changed. */
  @Test
  void endsUndecidedWhenThereAreEnough() {
    Outcome even = new Trial(50, 60, 20).play(GOOD, GOOD, 1);
    assertEquals(20, even.games());
    assertEquals(1, even.points().mean());
    assertEquals(Verdict.OPEN, even.verdict());
  }
}
