package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.learning.strategy.Dominance.Seen;
import org.junit.jupiter.api.Test;

class WallsTest {
  private static final int[] BOTH = {0, 1};

  @Test
  void comparesTheMovePlayedWithTheOthers() {
    Seen seen = Decision.between(1, new int[] {1, 4}, new int[] {3, 2}, new int[] {0, 5});
    Walls walls = Walls.of(List.of(seen), BOTH);
    assertArrayEquals(new double[][] {{2, -2}, {3, -3}}, walls.rows);
    assertArrayEquals(new int[][] {{0, 1}}, walls.ofDecision);
  }

  @Test
  void takesActiveColumnsOnly() {
    Seen seen = Decision.between(0, new int[] {1, 4}, new int[] {3, 2}, new int[] {8, 4});
    Walls walls = Walls.of(List.of(seen), new int[] {1});
    assertArrayEquals(new double[][] {{2}}, walls.rows);
    assertArrayEquals(new int[][] {{0}}, walls.ofDecision, "a comparison of equals is no wall");
  }

  @Test
  void equalComparisonsAreOneWall() {
    Seen one = Decision.between(0, new int[] {1, 0}, new int[] {0, 0}, new int[] {0, 1});
    Seen other = Decision.between(0, new int[] {5, 2}, new int[] {4, 3}, new int[] {4, 2});
    Walls walls = Walls.of(List.of(one, other), BOTH);
    assertArrayEquals(new double[][] {{1, 0}, {1, -1}}, walls.rows);
    assertArrayEquals(new int[][] {{0, 1}, {1, 0}}, walls.ofDecision);
  }

  /** One decision of five is a slip: among two moves the others are 1 + 2 · 4 times likelier. */
  @Test
  void countsSlips() {
    int[][] features = {{1, 0}, {0, 0}};
    Seen four = new Seen(0, 4, new double[] {1, 0}, features);
    Seen slip = new Seen(1, 1, new double[] {1, 0}, features);
    Walls walls = Walls.of(List.of(four, slip), BOTH);
    assertEquals(0.2, walls.slips);
    assertArrayEquals(new double[] {4 * Math.log(9), Math.log(9)}, walls.gains, 1e-12);
    assertEquals(0, Walls.of(List.of(four), BOTH).slips);
  }

  @Test
  void whatEndsTheGameIsNoWall() {
    int[] h = {1, 0};
    Seen wins = Decision.valued(0, new double[] {9, 3}, null, h);
    Seen misses = Decision.valued(1, new double[] {9, 3, 2}, null, h, new int[] {0, 0});
    Walls walls = Walls.of(List.of(wins, misses), BOTH);
    assertArrayEquals(new double[0][], walls.rows);
    assertArrayEquals(new int[][] {{}}, walls.ofDecision, "no weights explain the second");
    assertEquals(0.5, walls.slips);
  }
}
