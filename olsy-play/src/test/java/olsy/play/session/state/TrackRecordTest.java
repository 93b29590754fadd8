package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class TrackRecordTest {

  private static Decision decision(int ply, boolean right) {
    Decision.Expected expected =
        new Decision.Expected(
            10,
            new Decision.Foreseen(right ? "11-15" : "11-16", 0.5, right ? 0 : 0.3),
            0.1,
            true,
            null);
    return new Decision(1, ply, "", "11-15", false, false, expected);
  }

  private static TrackRecord record(int right, int wrong) {
    TrackRecord record = new TrackRecord();
    for (int i = 0; i < right + wrong; i++) {
      record.add(decision(i, i < right));
    }
    return record;
  }

  @Test
  void isOfTheLastHundred() {
    assertEquals(0.9, record(90, 10).accuracy());
    assertEquals(100, record(500, 20).expectations());
    assertEquals(0.8, record(500, 20).accuracy(), 1e-12);
    assertEquals(0, new TrackRecord().accuracy());
    assertEquals(0, record(100, 0).errorBound());
    assertEquals(0.3, record(85, 15).errorBound());
    assertEquals(Double.POSITIVE_INFINITY, record(10, 0).errorBound());
  }

  @Test
  void bitsAreTheirMean() {
    TrackRecord record = new TrackRecord();
    assertEquals(OptionalDouble.empty(), record.bitsOverPopulation());
    record.add(LikelihoodGateTest.decision(10, 0.5, 0.25, null));
    assertEquals(OptionalDouble.empty(), record.bitsOverPopulation());
    record.add(LikelihoodGateTest.decision(10, 1, 0.125, 0.25));
    record.add(LikelihoodGateTest.decision(0, 0.25, 0.125, 0.125));
    assertEquals((1 + 3 + 1) / 3.0, record.bits(), 1e-12);
    assertEquals((2 - 1) / 2.0, record.bitsOverPopulation().orElseThrow(), 1e-12);
    assertEquals(0.5 / 3, record.uniform(), 1e-12);
  }

  @Test
  void whatWasBeforeIsForgotten() {
    TrackRecord record = record(90, 10);
    record.forgetBefore(decision(88, true));
    assertEquals(12, record.expectations());
    assertEquals(2.0 / 12, record.accuracy(), 1e-12);
    record.forgetBefore(decision(500, true));
    assertEquals(0, record.expectations());
  }
}
