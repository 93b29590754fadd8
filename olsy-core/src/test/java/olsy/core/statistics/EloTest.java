package olsy.core.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class EloTest {

  /** Who is 400 stronger has ten points for each of the other's. */
  @Test
  void known() {
    assertEquals(10.0 / 11, Elo.score(400), 1e-15);
    assertEquals(190.848501887865, Elo.ofScore(0.75), 1e-9);
    assertEquals(0, Elo.ofScore(0.5));
  }

  @Test
  void eachIsTheOtherBackwards() {
    for (double elo = -900; elo <= 900; elo += 7) {
      assertEquals(elo, Elo.ofScore(Elo.score(elo)), 1e-9);
      assertEquals(1, Elo.score(elo) + Elo.score(-elo), 1e-15);
    }
  }

  @Test
  void whoWinsAllMayBeEndlesslyStronger() {
    assertEquals(Double.POSITIVE_INFINITY, Elo.ofScore(1));
    assertEquals(Double.NEGATIVE_INFINITY, Elo.ofScore(0));
    Interval interval = Elo.ofScore(new Interval(0.75, 1));
    assertEquals(190.8, interval.low(), 0.1);
    assertEquals(Double.POSITIVE_INFINITY, interval.high());
  }
}
