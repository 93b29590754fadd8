package olsy.core.search.reply;

import static olsy.core.evaluation.Score.WIN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import olsy.core.evaluation.Evaluation;
import org.junit.jupiter.api.Test;

class BoundedMeanTest {

  private static final Evaluation<Object> ANY = (s, side) -> 0;

  private static double mean(double chance, double one, double other, double... besides) {
    double[] all = {one, other, besides.length > 0 ? besides[0] : 0};
    return new BoundedMean(ANY, all)
        .mean(new double[] {chance, 1 - chance}, new double[] {one, other});
  }

  @Test
  void isTheMeanOfWhatIsUndecided() {
    assertEquals(2.5, mean(0.25, 7, 1));
    assertEquals(-2.5, mean(0.25, -7, -1));
  }

  @Test
  void decidedGamesCountForTenOfTheLargestWeightsMore() {
    assertEquals(0.01 * -11 + 0.99 * 1, mean(0.01, 1 - WIN, 1), 0.001);
    assertEquals(0.5 * -17 + 0.5 * 7, mean(0.5, 3 - WIN, 7), 0.01);
    assertTrue(mean(0.01, 1 - WIN, 1) > mean(1, 0, 0), "a slip does not decide everything");
    assertTrue(mean(0.5, 1 - WIN, 1) < mean(1, 0, 0, 1), "an even chance to lose does");
  }

  @Test
  void whatIsCertainKeepsItsValue() {
    assertEquals(WIN - 4, mean(0.5, WIN - 3, WIN - 5));
    assertEquals(4 - WIN, mean(0.5, 3 - WIN, 5 - WIN));
    assertTrue(mean(0.99, WIN - 3, 1000) < WIN / 2, "and what is not does not");
  }

  @Test
  void nearerWinsAreBetter() {
    assertTrue(mean(0.5, WIN - 3, 1) > mean(0.5, WIN - 5, 1));
    assertTrue(mean(0.5, 3 - WIN, 1) < mean(0.5, 5 - WIN, 1));
    assertTrue(mean(0.9, WIN - 1003, 1) > mean(0.9, 1, 1), "beyond the frontier too");
  }

  @Test
  void orderOfAddingBreaksNoTies() {
    double[] chances = {0.1, 0.2, 0.7};
    double[] back = {0.7, 0.2, 0.1};
    BoundedMean prospects = new BoundedMean(ANY, 1, 3, 7);
    assertEquals(
        prospects.mean(chances, new double[] {1, 3, 7}),
        prospects.mean(back, new double[] {7, 3, 1}));
  }
}
