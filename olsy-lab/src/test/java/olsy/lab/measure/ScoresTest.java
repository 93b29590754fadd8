package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.statistics.Interval;
import org.junit.jupiter.api.Test;

class ScoresTest {

  private static final Scores STANDING = new Scores(List.of(2, 0, 2, 1, 1, 1, 2, 2));

  @Test
  void countsAsThePapersDo() {
    assertEquals(4, STANDING.wins());
    assertEquals(3, STANDING.draws());
    assertEquals(1, STANDING.losses());
    assertEquals(11 / 8.0, STANDING.mean());
    assertEquals(1100, Scores.ofPaper(STANDING.mean()));
  }

  /** Pairs bring 2, 3, 2 and 4 points: mean 2.75, deviation .957, Student's t with 3 is 3.182. */
  @Test
  void takesTheIntervalBetweenPairs() {
    Interval interval = STANDING.interval();
    double half = 3.1824 * Math.sqrt(2.75 / 3) / 2 / 2;
    assertEquals(11 / 8.0 - half, interval.low(), 1e-4);
    assertEquals(2, interval.high(), "no more can be won");
  }

  @Test
  void comparesGameByGame() {
    Scores oneWorse = new Scores(List.of(1, 0, 2, 1, 1, 1, 2, 1));
    Interval interval = STANDING.intervalOfDifference(oneWorse);
    assertEquals(0.25, (interval.low() + interval.high()) / 2, 1e-12);
    assertTrue(interval.high() - interval.low() < 1, "less than either's own: " + interval);
    assertEquals(new Interval(0, 0), STANDING.intervalOfDifference(STANDING));
  }
}
