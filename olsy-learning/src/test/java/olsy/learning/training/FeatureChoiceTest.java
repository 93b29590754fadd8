package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeatureChoiceTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Test
  void aLargePoolNeedsManyDecisions() {
    assertEquals("general", FeatureChoice.of(null, GAME, 199).text());
    assertEquals("rich", FeatureChoice.of(null, GAME, 200).text());
    assertEquals(GAME.pools().get("rich"), FeatureChoice.of(null, GAME, 200).features());
  }

  @Test
  void poolsHaveNamesAndFeaturesCommas() {
    for (String pool : GAME.pools().keySet()) {
      assertEquals(GAME.pools().get(pool), FeatureChoice.of(pool, GAME, 1).features());
    }
    assertEquals(
        new FeatureChoice("men,kings", List.of("men", "kings")),
        FeatureChoice.of("men, kings", GAME, 1));
    assertEquals(List.of("men"), FeatureChoice.of("men", GAME, 1).features());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "generall; --features: unknown pool or feature \"generall\", nearest: general",
        "men,kinsg; --features: unknown feature \"kinsg\", nearest: kings",
        "men,kings,men; --features: men is there twice",
      })
  void whatIsNotKnownIsRefused(String text, String sentence) {
    assertEquals(
        sentence,
        assertThrows(InputException.class, () -> FeatureChoice.of(text, GAME, 1)).getMessage());
  }
}
