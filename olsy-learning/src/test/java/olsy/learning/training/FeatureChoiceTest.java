package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FeatureChoiceTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Test
  void aLargePoolNeedsManyDecisions() {
    assertEquals("general", FeatureChoice.forDecisions(199, GAME).text());
    assertEquals("rich", FeatureChoice.forDecisions(200, GAME).text());
    assertEquals(GAME.pools().get("rich"), FeatureChoice.forDecisions(200, GAME).features());
  }

  @Test
  void poolsHaveNamesAndFeaturesCommas() {
    for (String pool : GAME.pools().keySet()) {
      assertEquals(GAME.pools().get(pool), FeatureChoice.named(pool, GAME).features());
    }
    assertEquals(
        new FeatureChoice("men,kings", List.of("men", "kings")),
        FeatureChoice.named("men, kings", GAME));
    assertEquals(List.of("men"), FeatureChoice.named("men", GAME).features());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "generall; unknown pool or feature \"generall\", nearest: general",
        "men,kinsg; unknown feature \"kinsg\", nearest: kings",
        "men,kings,men; men is there twice",
      })
  void whatIsNotKnownIsRefused(String text, String sentence) {
    assertEquals(
        sentence,
        assertThrows(IllegalArgumentException.class, () -> FeatureChoice.named(text, GAME))
            .getMessage());
  }
}
