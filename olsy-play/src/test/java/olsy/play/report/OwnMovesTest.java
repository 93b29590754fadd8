package olsy.play.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Optional;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.play.explain.Remark;
import olsy.play.session.store.Decision;
import olsy.play.session.store.TakenBack;
import org.junit.jupiter.api.Test;

class OwnMovesTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  private final OwnMoves<Checkers> own = new OwnMoves<>(GAME);

  private static Decision decision(
      int game, int ply, boolean forced, boolean baseline, Decision.Expected expected) {
    return new Decision(game, ply, GAME.text(GAME.start()), "11-15", forced, baseline, expected);
  }

  private static Decision decision(int game, int ply) {
    return decision(game, ply, false, false, null);
  }

  private static Decision.Expected expected(int model, boolean used) {
    Decision.Foreseen population = new Decision.Foreseen("9-13", 0.2, 0);
    Decision.Foreseen learned = new Decision.Foreseen("11-15", 0.5, 0);
    return model == 0
        ? new Decision.Expected(0, population, 0.1, used, null)
        : new Decision.Expected(model, learned, 0.1, used, population);
  }

  private List<Integer> plies() {
    return own.last().stream().map(Remark.Made::ply).toList();
  }

  @Test
  void whatTeachesNothingIsLeftOut() {
    own.add(decision(1, 0, true, false, null));
    own.add(decision(1, 2, false, true, null));
    own.add(decision(1, 4));
    assertEquals(List.of(4), plies());
    Remark.Made<Checkers> made = own.last().get(0);
    assertEquals(
        "11-15", GAME.move(GAME.start(), made.example().successors().get(made.example().chosen())));
    assertNull(made.ofMost());
  }

  @Test
  void whatMostWouldHavePlayedIsKept() {
    own.add(decision(1, 0, false, false, expected(10, true)));
    assertEquals("9-13", own.last().get(0).ofMost());
  }

  @Test
  void trustBeginsWithTheFirstMoveThatWasChosenWithAModelOfIt() {
    own.add(decision(1, 0));
    own.add(decision(1, 2, false, false, expected(0, true))); // by what all have in common
    own.add(decision(1, 4, false, false, expected(2, false)));
    assertEquals(Optional.empty(), own.trusted());
    own.add(decision(2, 1, false, false, expected(2, true)));
    own.add(decision(2, 3, false, false, expected(2, true)));
    assertEquals(Optional.of(new OwnMoves.Trusted(2, 1, 3)), own.trusted());
  }

  @Test
  void whatIsTakenBackWasNotSeen() {
    own.add(decision(1, 0));
    own.add(decision(2, 0));
    own.add(decision(2, 2));
    own.add(decision(2, 4));
    own.takeBack(new TakenBack(2, 2));
    assertEquals(List.of(0, 0), plies());
    own.takeBack(new TakenBack(2, 2));
    assertEquals(List.of(0, 0), plies());
    own.add(decision(2, 2, false, false, expected(2, true)));
    assertEquals(2, own.trusted().orElseThrow().decisions());
  }

  @Test
  void theOldestAreForgotten() {
    for (int game = 1; game <= 501; game++) {
      own.add(decision(game, 0));
    }
    assertEquals(500, own.last().size());
    assertEquals(2, own.last().get(0).game());
    own.add(decision(502, 0, false, false, expected(2, true)));
    assertEquals(501, own.trusted().orElseThrow().decisions(), "but counted");
  }
}
