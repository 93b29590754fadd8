package olsy.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.evaluation.Evaluation;
import org.junit.jupiter.api.Test;

class PlayerTest {

  private static final Evaluation<String> F0 = (s, side) -> 0;
  private static final Evaluation<String> F1 = (s, side) -> 1;
  private static final Evaluation<String> F2 = (s, side) -> 2;

  private static Player<String> player(int d0, int d1, int d2) {
    return new Player<>(
        new Strategy<>(F2, d2, 0),
        new Player<>(new Strategy<>(F1, d1, 0), Player.zeroLevel(new Strategy<>(F0, d0, 0))));
  }

  @Test
  void knowsItsLevelAndItsFunctions() {
    Player<String> player = player(1, 2, 3);
    assertEquals(2, player.level());
    assertEquals(List.of(F0, F1, F2), player.evaluations());
    assertEquals(0, player.model().model().level());
  }

  @Test
  void knowsWhereAModelLooksLessFarThanTheSearch() {
    assertFalse(player(1, 2, 9).modelDepthBinds(3));
    assertTrue(player(1, 2, 9).modelDepthBinds(4));
    assertTrue(player(1, 9, 9).modelDepthBinds(4), "model 0 is asked for two plies");
    assertTrue(player(9, 2, 9).modelDepthBinds(4), "model 1 is asked for three plies");
    assertFalse(player(2, 3, 9).modelDepthBinds(4));
    assertFalse(player(1, 1, 9).modelDepthBinds(0));
    assertFalse(Player.zeroLevel(new Strategy<>(F0, 1, 0)).modelDepthBinds(50));
  }

  @Test
  void needsAStrategyThatCanBe() {
    assertThrows(IllegalArgumentException.class, () -> new Player<>(null, player(1, 1, 1)));
    assertThrows(IllegalArgumentException.class, () -> new Strategy<>(F0, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new Strategy<>(F0, 1, -1));
    assertThrows(IllegalArgumentException.class, () -> new Strategy<>(F0, 1, Double.NaN));
    for (double trust : new double[] {-0.1, 1.1, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> new Strategy<>(F0, 1, 0).withTrust(trust));
    }
  }
}
