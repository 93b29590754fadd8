package olsy.play.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.Doubts;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import org.junit.jupiter.api.Test;

class ValuationTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  private static PlayerFile player(Map<String, Double> weights) {
    return new PlayerFile(
        "checkers",
        "x",
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(weights, 1),
        null,
        Map.of());
  }

  @Test
  void weightsAreInMenAndTheMostImportantComeFirst() {
    Valuation valuation =
        Valuation.of(player(Map.of("men", 0.5, "kings", 0.75, "back-rank-13", -0.01)), GAME);
    assertTrue(valuation.inMen());
    assertEquals(1.5, weight(valuation, "kings"));
    assertEquals("back-rank-13", valuation.items().get(2).feature());
    assertEquals(-0.02, valuation.items().get(2).weight());
    assertNull(valuation.items().get(0).other());
    Map<String, Double> spread = FeatureSpread.of(GAME);
    double last = Double.POSITIVE_INFINITY;
    for (Valuation.Item item : valuation.items()) {
      assertEquals(Math.abs(item.weight()) * spread.get(item.feature()), item.importance());
      assertTrue(item.importance() <= last, item.toString());
      assertFalse(item.definition().isEmpty());
      last = item.importance();
    }
  }

  private static double weight(Valuation valuation, String feature) {
    return valuation.items().stream()
        .filter(item -> item.feature().equals(feature))
        .findFirst()
        .orElseThrow()
        .weight();
  }

  @Test
  void withoutMenTheLargestWeightIsOne() {
    Valuation valuation = Valuation.of(player(Map.of("kings", -4.0, "edge", 1.0)), GAME);
    assertFalse(valuation.inMen());
    assertEquals(-1, weight(valuation, "kings"));
    assertEquals(0.25, weight(valuation, "edge"));
    assertEquals(0, Valuation.of(player(Map.of("men", 0.0)), GAME).items().get(0).weight());
  }

  @Test
  void anotherPlayerStandsBesideInItsOwnUnit() {
    Valuation valuation =
        Valuation.of(
            player(Map.of("men", 2.0, "edge", 1.0)),
            player(Map.of("men", 0.1, "centre", 0.2)),
            GAME);
    assertEquals(3, valuation.items().size());
    for (Valuation.Item item : valuation.items()) {
      List<Double> expected =
          switch (item.feature()) {
            case "men" -> List.of(1.0, 1.0);
            case "edge" -> List.of(0.5, 0.0);
            default -> List.of(0.0, 2.0);
          };
      assertEquals(expected, List.of(item.weight(), item.other()), item.feature());
    }
  }

  @Test
  void aRangeIsTwoDeviationsInTheSameUnit() {
    PlayerFile plain = player(Map.of("men", 0.5, "kings", 0.75));
    PlayerFile doubtful =
        plain.with(plain.strategy().with(new Doubts(Map.of("kings", 0.05), List.of())));
    for (Valuation.Item item : Valuation.of(doubtful, GAME).items()) {
      if (item.feature().equals("kings")) {
        assertEquals(1.3, item.range().low(), 1e-12);
        assertEquals(1.7, item.range().high(), 1e-12);
      } else {
        assertNull(item.range());
      }
    }
  }

  /** Random games have about as much of each feature for either side, and of every feature some. */
  @Test
  void everyFeatureVaries() {
    Map<String, Double> spread = FeatureSpread.of(GAME);
    assertEquals(GAME.features().names(), List.copyOf(spread.keySet()));
    spread.forEach((feature, deviation) -> assertTrue(deviation > 0, feature));
    assertEquals(spread, FeatureSpread.of(GAME));
  }
}
