package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.UnaryOperator;
import olsy.core.game.checkers.Checkers;
import olsy.learning.scout.TellingMove.Possible;
import org.junit.jupiter.api.Test;

class TellingMoveTest {

  private static final Checkers[] MOVES = Checkers.START.successors();

  private static Checkers first(Checkers s) {
    return s.successors()[0];
  }

  private static Checkers last(Checkers s) {
    return s.successors()[s.successors().length - 1];
  }

  /** Without slips it would be ln 2. */
  @Test
  void whoMovesOtherwiseIsTold() {
    TellingMove<Checkers> both =
        new TellingMove<>(
            List.of(
                new Possible<>(0.5, TellingMoveTest::first),
                new Possible<>(0.5, TellingMoveTest::last)));
    double told = both.information(MOVES[0]);
    assertTrue(told > 0.9 * Math.log(2) && told < Math.log(2), "" + told);
    TellingMove<Checkers> alike =
        new TellingMove<>(
            List.of(
                new Possible<>(0.5, TellingMoveTest::first),
                new Possible<>(0.5, TellingMoveTest::first)));
    assertEquals(0, alike.information(MOVES[0]), 1e-12);
  }

  @Test
  void whoIsHardlyPossibleTellsLittle() {
    TellingMove<Checkers> sure =
        new TellingMove<>(
            List.of(
                new Possible<>(0.99, TellingMoveTest::first),
                new Possible<>(0.01, TellingMoveTest::last)));
    assertTrue(sure.information(MOVES[0]) < 0.06);
  }

  @Test
  void theMostTellingMoveIsChosen() {
    UnaryOperator<Checkers> otherwise = s -> s.equals(MOVES[3]) ? last(s) : first(s);
    TellingMove<Checkers> telling =
        new TellingMove<>(
            List.of(new Possible<>(0.5, TellingMoveTest::first), new Possible<>(0.5, otherwise)));
    assertSame(MOVES[3], telling.among(List.of(MOVES)));
    assertSame(MOVES[1], telling.among(List.of(MOVES[1], MOVES[2])), "the first of equals");
    assertSame(MOVES[2], telling.among(List.of(MOVES[2])));
  }
}
