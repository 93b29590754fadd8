package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.play.opponent.Assessment;
import org.junit.jupiter.api.Test;

class AdjudicationTest {

  private static final Adjudication RESIGN =
      new Adjudication(Optional.of(new ResignRule(2, 3)), Optional.empty());
  private static final Adjudication DRAW =
      new Adjudication(Optional.empty(), Optional.of(new DrawRule(2, 0.5, 3)));

  @Test
  void whoIsBehindByBothScoresResigns() {
    assertEquals(Optional.of(Outcome.SECOND_WINS), outcome(RESIGN, 0.0, 3.0, -3.0, 4.0, -3.5));
    assertEquals(Optional.of(Outcome.FIRST_WINS), outcome(RESIGN, 3.0, -3.0, 5.0, -3.0));
    assertEquals(Optional.empty(), outcome(RESIGN, 3.0, -3.5, 4.0));
    assertEquals(Optional.empty(), outcome(RESIGN, 3.0, -3.0, 4.0, -2.9));
    assertEquals(Optional.empty(), outcome(RESIGN, 3.0, 3.0, 3.0, 3.0));
    assertEquals(Optional.empty(), outcome(RESIGN, -3.0, -3.0, -3.0, -3.0));
  }

  @Test
  void whoIsSilentResignsNothing() {
    assertEquals(Optional.empty(), outcome(RESIGN, 3.0, -3.0, null, -3.0));
    assertEquals(Optional.empty(), outcome(DRAW, 0.0, 0.0, 0.0, null, 0.0, 0.0));
  }

  @Test
  void aDrawIsAgreedNotBeforeItsMove() {
    assertEquals(Optional.of(Outcome.DRAW), outcome(DRAW, 9.0, 9.0, 0.5, -0.5, 0.0, 0.1));
    assertEquals(Optional.empty(), outcome(DRAW, 0.5, -0.5, 0.0, 0.1));
    assertEquals(Optional.empty(), outcome(DRAW, 0.0, 0.0, 0.0, 0.6, 0.0, 0.0));
  }

  /**
   * @param scores of the players' moves in turn, the last of which was the second side's or, where
   *     their number is odd, the first's
   */
  private static Optional<Outcome> outcome(Adjudication adjudication, Double... scores) {
    List<Optional<Assessment>> assessments =
        Arrays.stream(scores)
            .map(score -> Optional.ofNullable(score).map(one -> new Assessment(one, 5)))
            .toList();
    Side mover = scores.length % 2 == 1 ? Side.FIRST : Side.SECOND;
    return adjudication.verdict(assessments, mover).map(Adjudication.Verdict::outcome);
  }
}
