package olsy.cluster.who;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import olsy.cluster.archive.GameReference;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.Movers;
import olsy.learning.players.Provenance;
import org.junit.jupiter.api.Test;

class MoverPlanTest {

  private final MoverPlan plan = new MoverPlan();
  private int number;

  private GameReference play(String first, String second, int decisions) {
    GameReference reference = new GameReference(0, ++number, 9L * number, 0, 0);
    plan.add(
        reference,
        new GameCount(
            first,
            second,
            Optional.of(Outcome.DRAW),
            new GameCount.Moves(decisions, 1),
            new GameCount.Moves(2 * decisions, 0)));
    return reference;
  }

  @Test
  void whoHasNoNameIsOnePlayerOnEachSide() {
    GameReference one = play("Ann", "?", 10);
    GameReference two = play("?", "ann", 7);
    GameReference three = play("Bob", "Bob", 3);
    play("Cid", "?", 0);
    assertEquals(
        List.of(
            new MoverPlan.Moving(
                "Ann", null, new Provenance.Seen(2, 24, 1), List.of(one.with(10), two.with(14))),
            new MoverPlan.Moving(
                "?", Side.SECOND, new Provenance.Seen(1, 20, 0), List.of(one.with(20))),
            new MoverPlan.Moving("Bob", null, new Provenance.Seen(1, 9, 1), List.of(three.with(9))),
            new MoverPlan.Moving(
                "?", Side.FIRST, new Provenance.Seen(1, 7, 1), List.of(two.with(7)))),
        plan.movers());
  }

  @Test
  void holdsNoMoreGamesThanAreLookedAt() {
    for (int i = 0; i < 500; i++) {
      play("Ann", "B" + i, 30);
    }
    MoverPlan.Moving ann = plan.movers().get(0);
    assertEquals(15_000, ann.seen().decisions());
    assertEquals(Movers.ENOUGH, ann.games().stream().mapToInt(GameReference::decisions).sum());
  }
}
