package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import olsy.core.game.Features;
import olsy.core.game.LinearFunction;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;

/** Extraction, multiplication and addition are the oracle. */
class CheckersTablesTest {

  private static final Features<Checkers> ALL = CheckersFeatures.ALL;
  private static final EnglishCheckers GAME = new EnglishCheckers();

  private static List<Checkers> positions(Random random, int count) {
    List<Checkers> positions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      positions.add(i % 3 == 0 ? RandomPositions.placed(random) : RandomPositions.played(random));
    }
    return positions;
  }

  private static int[] weights(Random random, int size, double share, int largest) {
    return random
        .ints(size, -largest, largest)
        .map(weight -> random.nextDouble() < share ? weight : 0)
        .toArray();
  }

  private static void equalsExtraction(
      Features<Checkers> features, int[] weights, List<Checkers> positions, String which) {
    LinearFunction<Checkers> compiled = features.compiled(weights);
    LinearFunction<Checkers> plain = LinearFunction.byExtraction(features, weights);
    for (Checkers s : positions) {
      for (Side side : Side.values()) {
        assertEquals(
            plain.value(s, side), compiled.value(s, side), () -> which + " " + GAME.text(s));
      }
    }
  }

  @Test
  void equalsExtractionWithAnyWeights() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      double share = List.of(0.02, 0.2, 1.0).get(seed % 3);
      int largest = List.of(3, 1_000_000, 8_000_000, Integer.MAX_VALUE).get(random.nextInt(4));
      int[] weights = weights(random, ALL.size(), share, largest);
      equalsExtraction(ALL, weights, positions(random, 100), "seed " + seed);
    }
  }

  /** Phases, patterns and terms one by one. */
  @Test
  void equalsExtractionWithOneWeight() {
    Random random = new Random(7);
    List<Checkers> positions = positions(random, 600);
    for (int i = 0; i < ALL.size(); i++) {
      int[] weights = new int[ALL.size()];
      weights[i] = 1 + random.nextInt(1000);
      equalsExtraction(ALL, weights, positions, ALL.names().get(i));
    }
  }

  @Test
  void equalsExtractionOfAPart() {
    for (Map.Entry<String, List<String>> pool : GAME.pools().entrySet()) {
      Random random = new Random(8);
      Features<Checkers> part = ALL.covering(pool.getValue());
      int[] weights = weights(random, part.size(), 1, 1_000_000);
      equalsExtraction(part, weights, positions(random, 500), pool.getKey());
      assertInstanceOf(CheckersTables.class, part.compiled(weights), pool.getKey());
    }
  }

  @Test
  void learnedWeightsFitIntoTables() {
    int[] weights = weights(new Random(9), ALL.size(), 1, 1_000_000);
    assertInstanceOf(CheckersTables.class, ALL.compiled(weights));
    weights[0] = Integer.MAX_VALUE;
    assertTrue(!(ALL.compiled(weights) instanceof CheckersTables), "sums of men do not fit");
  }
}
