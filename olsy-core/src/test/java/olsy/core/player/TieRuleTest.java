package olsy.core.player;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import org.junit.jupiter.api.Test;

class TieRuleTest {

  /** Lists strings by length, longest first. */
  private static final TieOrder<String> LONGEST_FIRST =
      new TieOrder<>() {
        @Override
        public String name() {
          return "longest first";
        }

        @Override
        public int rank(String position, String successor) {
          return -successor.length();
        }

        @Override
        public List<TieOrder<String>> neighbours() {
          return List.of();
        }
      };

  private static final List<String> SUCCESSORS = List.of("a", "bb", "cc", "dddd");

  @Test
  void gamesOrderTakesTheFirstOfTheBest() {
    TieRule<String> rule = TieRule.gamesOrder();
    assertTrue(rule.isGamesOrder());
    assertEquals(1, rule.choose("", Side.FIRST, SUCCESSORS, new double[] {1, 3, 3, 2}));
  }

  @Test
  void eachSideHasItsOrder() {
    TieRule<String> rule = new TieRule<>(0, Optional.empty(), Optional.of(LONGEST_FIRST));
    double[] values = {3, 3, 3, 3};
    assertEquals(0, rule.choose("", Side.FIRST, SUCCESSORS, values));
    assertEquals(3, rule.choose("", Side.SECOND, SUCCESSORS, values));
  }

  @Test
  void equalRanksComeInTheGamesOrder() {
    TieRule<String> rule = new TieRule<>(0, Optional.of(LONGEST_FIRST), Optional.of(LONGEST_FIRST));
    assertEquals(1, rule.choose("", Side.FIRST, SUCCESSORS, new double[] {3, 3, 3, 2}));
  }

  @Test
  void marginLetsWorseMovesIn() {
    TieRule<String> rule = new TieRule<>(1, Optional.of(LONGEST_FIRST), Optional.of(LONGEST_FIRST));
    assertEquals(3, rule.choose("", Side.FIRST, SUCCESSORS, new double[] {3, 3, 3, 2}));
    assertEquals(1, rule.choose("", Side.FIRST, SUCCESSORS, new double[] {3, 3, 3, 1.9}));
  }

  @Test
  void theOrderAddsALeadForEveryGoodMoveThatComesBefore() {
    TieRule<String> rule = new TieRule<>(2, 5, Optional.of(LONGEST_FIRST), Optional.empty());
    List<String> successors = List.of("a", "bb", "cc", "dddd", "eeeee", "ffffff");
    double[] values = {3, 3, 4, 2, 1.9, 3};
    assertArrayEquals(
        new double[] {-15, -10, -15, -5, 0, 0},
        rule.bonuses("", Side.FIRST, successors, values),
        "no more than three steps, none for a move that is not good");
    assertArrayEquals(
        new double[] {0, -5, -10, -15, 0, -15},
        rule.bonuses("", Side.SECOND, successors, values),
        "the game's order");
  }

  @Test
  void withALeadAGoodMoveIsTakenForItsValueAndItsPlace() {
    TieRule<String> weak = new TieRule<>(2, 0.5, Optional.of(LONGEST_FIRST), Optional.empty());
    assertEquals(3, weak.choose("", Side.FIRST, SUCCESSORS, new double[] {3, 3.5, 3, 3.2}));
    assertEquals(0, weak.choose("", Side.FIRST, SUCCESSORS, new double[] {5, 3, 3, 3.2}));
    assertEquals(3, weak.choose("", Side.FIRST, SUCCESSORS, new double[] {3, 3, 3, 3}));
  }

  @Test
  void aLeadOfTheMarginTakesTheFirst() {
    TieRule<String> rule = new TieRule<>(2, Optional.of(LONGEST_FIRST), Optional.empty());
    double[] values = {5, 3, 3, 3.2};
    assertEquals(3, rule.withLead(2).choose("", Side.FIRST, SUCCESSORS, values));
    assertEquals(0, rule.withLead(0.5).choose("", Side.FIRST, SUCCESSORS, values));
    assertTrue(rule.takesFirst() && rule.withLead(2).takesFirst());
    assertFalse(rule.withLead(1.7).takesFirst());
    assertTrue(TieRule.gamesOrder().withLead(1).isGamesOrder(), "it changes no move");
  }

  @Test
  void whatIsListedNeedsNoOrder() {
    TieRule<String> rule = new TieRule<>(0, 5, Optional.of(LONGEST_FIRST), Optional.empty());
    assertArrayEquals(
        new double[] {0, 0, -5, -10}, rule.bonusesAsListed(new double[] {3, 9, 9, 9}));
  }

  @Test
  void withoutALeadNothingIsAdded() {
    TieRule<String> rule = new TieRule<>(2, Optional.of(LONGEST_FIRST), Optional.empty());
    assertArrayEquals(
        new double[4], rule.bonuses("", Side.FIRST, SUCCESSORS, new double[] {3, 3, 3, 3}));
  }

  @Test
  void negativeMarginsAndLeadsAreRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new TieRule<>(0, -1, Optional.empty(), Optional.empty()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new TieRule<>(-1, Optional.empty(), Optional.empty()));
  }
}
