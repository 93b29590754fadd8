package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import olsy.core.statistics.Interval;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.Provenance;
import olsy.learning.training.Evidence;
import olsy.learning.training.LearnedModel;
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
    record.add(LikelihoodGateTest.decision(10, 0.5, 0.25, null));
    assertEquals(0, record.bitsOverPopulation().count());
    record.add(LikelihoodGateTest.decision(10, 1, 0.125, 0.25));
    record.add(LikelihoodGateTest.decision(0, 0.25, 0.125, 0.125));
    assertEquals((1 + 3 + 1) / 3.0, record.bits().mean(), 1e-12);
    assertEquals((2 - 1) / 2.0, record.bitsOverPopulation().mean(), 1e-12);
    assertEquals(2, record.bitsOverPopulation().count());
    assertEquals(0.5 / 3, record.uniform(), 1e-12);
  }

  @Test
  void whoIsForeseenNoBetterThanByChancePlaysAtRandom() {
    LearnedModel model = model(30);
    TrackRecord random = new TrackRecord();
    TrackRecord player = new TrackRecord();
    for (int i = 0; i < 40; i++) {
      assertEquals(
          i >= 30,
          random.evidence(model).filter(Evidence::playsAtRandom).isPresent(),
          "after " + i);
      random.add(expecting(i % 5 == 0, 0.2));
      player.add(expecting(i % 2 == 0, i % 2 == 0 ? 0.6 : 0.15));
    }
    assertFalse(player.evidence(model).orElseThrow().playsAtRandom());
    assertEquals(Optional.empty(), random.evidence(model(29)), "it had little to learn from");
  }

  private static LearnedModel model(int fitted) {
    Provenance provenance =
        new Provenance(
            "checkers",
            new Provenance.Origin(List.of(), "hidden", null, 0, List.of()),
            new Provenance.Seen(5, 40, 3),
            fitted,
            new Provenance.Learning("paper", "men", 2, 1),
            "0.0",
            null);
    return new LearnedModel(ModelFolder.installed().player("material@2"), provenance, List.of());
  }

  private static Decision expecting(boolean right, double probability) {
    Decision.Foreseen foreseen =
        new Decision.Foreseen(right ? "11-15" : "11-16", probability, right ? 0 : 0.3);
    Decision.Expected expected = new Decision.Expected(10, foreseen, 0.2, true, null);
    return new Decision(1, 0, "", "11-15", false, false, expected);
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

  private static Decision both(int ply, String learned, String population) {
    return new Decision(
        1,
        ply,
        "",
        "11-15",
        false,
        false,
        new Decision.Expected(
            10,
            new Decision.Foreseen(learned, 0.5, 0.3),
            0.1,
            true,
            new Decision.Foreseen(population, 0.5, 0.3)));
  }

  @Test
  void isComparedWithTheGenericPlayerWhereBothWereAsked() {
    TrackRecord record = record(3, 0);
    assertEquals(Optional.empty(), record.besidePopulation());
    record.add(both(3, "11-15", "9-14"));
    record.add(both(4, "11-15", "11-15"));
    record.add(both(5, "9-14", "9-14"));
    record.add(both(6, "11-15", "10-14"));
    TrackRecord.Comparison beside = record.besidePopulation().orElseThrow();
    assertEquals(4, beside.decisions());
    assertEquals(0.75, beside.share());
    assertEquals(0.25, beside.others());
    assertEquals(Interval.ofMean(1, 0, 0, 1).within(-1, 1), beside.gain());
  }
}
