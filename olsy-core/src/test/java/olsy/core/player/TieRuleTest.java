package olsy.core.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import org.junit.jupiter.api.Test;

class TieRuleTest {

  /** Words, the shorter the earlier. */
  private record Shortest(String name) implements TieOrder<String> {

    @Override
    public int rank(String position, String successor) {
      return successor.length();
    }

    @Override
    public List<TieOrder<String>> neighbours() {
      return List.of();
    }
  }

  private static final List<String> SUCCESSORS = List.of("ccc", "a", "bb", "d");
  private static final Optional<TieOrder<String>> SHORTEST = Optional.of(new Shortest("shortest"));

  private static int choose(TieRule<String> rule, Side side, double... values) {
    return rule.choose("", side, SUCCESSORS, values);
  }

  @Test
  void theGamesOrderTakesTheFirstOfTheBest() {
    TieRule<String> rule = TieRule.gamesOrder();
    assertTrue(rule.isGamesOrder());
    assertEquals(2, choose(rule, Side.FIRST, 1, 2, 5, 5));
  }

  @Test
  void anOrderTakesTheLowestRankAndThenTheGamesFirst() {
    TieRule<String> rule = new TieRule<>(0, SHORTEST, SHORTEST);
    assertEquals(1, choose(rule, Side.FIRST, 5, 5, 5, 5));
    assertEquals(3, choose(rule, Side.FIRST, 5, 4, 5, 5));
    assertEquals(0, choose(rule, Side.SECOND, 5, 4, 4, 4), "only the best");
  }

  @Test
  void sidesMayHaveDifferentOrders() {
    TieRule<String> rule = new TieRule<>(0, SHORTEST, Optional.empty());
    assertEquals(1, choose(rule, Side.FIRST, 5, 5, 5, 5));
    assertEquals(0, choose(rule, Side.SECOND, 5, 5, 5, 5));
  }

  @Test
  void movesWithinTheMarginAreAsGood() {
    TieRule<String> rule = new TieRule<>(2, SHORTEST, Optional.empty());
    assertEquals(1, choose(rule, Side.FIRST, 5, 3, 4, 2));
    assertEquals(0, choose(rule, Side.SECOND, 3, 5, 4, 2));
    assertEquals(2, choose(rule, Side.FIRST, 5, 2.9, 4, 2));
  }

  @Test
  void refusesAMarginThatIsNone() {
    assertThrows(IllegalArgumentException.class, () -> new TieRule<>(-1, SHORTEST, SHORTEST));
    assertThrows(
        IllegalArgumentException.class, () -> new TieRule<>(Double.NaN, SHORTEST, SHORTEST));
  }
}
