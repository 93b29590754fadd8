package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TrackRecordTest {

  private static final int IN_GAME = 5;

  /** Five of each game. */
  private static Decision decision(int ply, boolean right) {
    return decision(1 + ply / IN_GAME, ply, right);
  }

  private static Decision decision(int game, int ply, boolean right) {
    Decision.Expected expected =
        new Decision.Expected(10, right ? "11-15" : "11-16", 0.5, 0.1, right ? 0 : 0.3, true);
    return new Decision(game, ply, "", "11-15", false, false, expected);
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
  void aDeclineIsFoundAndWhatWasBeforeForgotten() {
    TrackRecord record = record(90, 10);
    Decision first = record.decline().orElseThrow();
    assertEquals(90, first.ply());
    record.forgetBefore(first);
    assertEquals(10, record.expectations());
    assertEquals(0, record.accuracy());
    assertEquals(Optional.empty(), record.decline());
  }

  @Test
  void whatHappensInOneGameIsNoDecline() {
    TrackRecord record = record(80, 0);
    for (int ply = 80; ply < 100; ply++) {
      record.add(decision(17, ply, false));
    }
    assertEquals(Optional.empty(), record.decline());
    for (int ply = 100; ply < 103; ply++) {
      record.add(decision(18, ply, false));
    }
    assertEquals(80, record.decline().orElseThrow().ply(), 5);
  }

  @Test
  void whoWasNeverForeseenHasNotChanged() {
    TrackRecord record = new TrackRecord();
    for (int ply = 0; ply < 100; ply++) {
      record.add(decision(ply, ply < 50 && ply % 5 > 0));
    }
    assertEquals(Optional.empty(), record.decline());
  }

  /** Models get better by learning: that is no change of the opponent. */
  @Test
  void aRiseIsNoDecline() {
    TrackRecord record = record(0, 50);
    for (int ply = 50; ply < 100; ply++) {
      record.add(decision(ply, true));
    }
    assertEquals(Optional.empty(), record.decline());
  }

  /** Looked for every ten decisions, as often as in a long session. */
  @Test
  void anOpponentWhoStaysTheSameIsNotSuspected() {
    List<Integer> suspected = new ArrayList<>();
    for (double accuracy : List.of(0.5, 0.8, 0.95)) {
      SplittableRandom random = new SplittableRandom(6);
      TrackRecord record = new TrackRecord();
      for (int i = 1; i <= 200_000; i++) {
        record.add(decision(i, random.nextDouble() < accuracy));
        if (i % 10 == 0) {
          record.decline().map(Decision::ply).ifPresent(suspected::add);
        }
      }
    }
    assertEquals(List.of(), suspected, "seed 6");
  }
}
