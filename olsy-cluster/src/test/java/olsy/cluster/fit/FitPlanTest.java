package olsy.cluster.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import olsy.cluster.archive.GameReference;
import olsy.core.game.Outcome;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.GameSample;
import olsy.learning.players.Provenance;
import org.junit.jupiter.api.Test;

class FitPlanTest {

  private final FitPlan plan = new FitPlan(new PlayerNames(List.of()), 1);
  private int number;

  private void play(String first, String second, int decisions, int forced) {
    number++;
    GameCount.Moves moves = new GameCount.Moves(decisions, forced);
    plan.add(
        new GameReference(0, number, 100L * number, 0, 0),
        new GameCount(first, second, Optional.of(Outcome.DRAW), moves, moves));
  }

  @Test
  void takesThoseWhoDecidedOftenEnough() {
    play("Ann", "Bob", 20, 3);
    play("ann", "Cid", 10, 0);
    play("Bob", "?", 5, 1);
    play("Dora", "Dora", 7, 1);
    play("Ann", "?", 50, 0);
    assertEquals(
        List.of("Ann", "Bob"), plan.players(25).stream().map(FitPlan.Learned::name).toList());
    assertEquals(
        new FitPlan.Learned(
            "Ann",
            new Provenance.Seen(3, 80, 3),
            List.of(
                new GameReference(0, 1, 100, 0, 20),
                new GameReference(0, 2, 200, 0, 10),
                new GameReference(0, 5, 500, 0, 50))),
        plan.players(25).get(0));
    FitPlan.Learned dora = plan.players(14).get(2);
    assertEquals(new Provenance.Seen(1, 14, 2), dora.seen(), "against herself on both sides");
    assertEquals(5, plan.games());
    assertEquals(184, plan.everybody().seen().decisions());
    assertEquals(5, plan.everybody().games().size());
  }

  @Test
  void holdsNoMoreGamesThanAreLearnedFrom() {
    for (int i = 0; i < 1000; i++) {
      play("Ann", "Bob" + i, 30, 0);
    }
    FitPlan.Learned ann = plan.players(1).get(0);
    assertEquals(30_000, ann.seen().decisions());
    assertEquals(GameSample.ENOUGH, ann.decisions());
  }
}
