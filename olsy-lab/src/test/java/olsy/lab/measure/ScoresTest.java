package olsy.lab.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.core.statistics.PairedPoints;
import org.junit.jupiter.api.Test;

class ScoresTest {

  private static final Scores STANDING = new Scores(List.of(2, 0, 2, 1, 1, 1, 2, 2));

  @Test
  void countsAsThePapersDo() {
    assertEquals(4, STANDING.wins());
    assertEquals(3, STANDING.draws());
    assertEquals(1, STANDING.losses());
    assertEquals(11 / 8.0, STANDING.mean());
    assertEquals(1100, Scores.OF_PAPER * STANDING.mean());
  }

  @Test
  void takesTheIntervalBetweenPairs() {
    PairedPoints pairs = PairedPoints.ofGames();
    int[] points = {2, 0, 2, 1, 1, 1, 2, 2};
    for (int game = 0; game < points.length; game++) {
      pairs.add(game / 2, points[game]);
    }
    assertEquals(Estimate.of(11 / 8.0, pairs.interval()), STANDING.estimate());
    assertEquals(2, STANDING.estimate().high(), "no more can be won");
  }

  @Test
  void comparesGameByGame() {
    Scores oneWorse = new Scores(List.of(1, 0, 2, 1, 1, 1, 2, 1));
    PairedPoints pairs = PairedPoints.ofDifferences();
    int[] more = {1, 0, 0, 0, 0, 0, 0, 1};
    for (int game = 0; game < more.length; game++) {
      pairs.add(game / 2, more[game]);
    }
    assertEquals(Estimate.of(0.25, pairs.interval()), STANDING.gainOver(oneWorse));
  }
}
