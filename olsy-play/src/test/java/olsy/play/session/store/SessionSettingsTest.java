package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.OptionalInt;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class SessionSettingsTest {

  private static SessionSettings settings(OptionalInt games, OptionalInt learn) {
    return new SessionSettings(
        "checkers",
        "somebody",
        ModelUse.SOFT,
        1,
        new GamePlan(games, 2, 6, 100),
        new LearningPlan(10, learn, true, null, 3, 500, learn.isEmpty()));
  }

  private static void assertWritten(int games, int learn, SessionSettings settings) {
    Map<String, Object> json = settings.json();
    assertEquals(games, json.get("games"));
    assertEquals(learn, json.get("learn"));
    assertEquals(settings, SessionSettings.of(Json.parse(Json.line(json), "settings")));
  }

  @Test
  void noEndAndNeverHaveNumbersInTheFileOnly() {
    assertWritten(40, 300, settings(OptionalInt.of(40), OptionalInt.of(300)));
    assertWritten(Integer.MAX_VALUE, 0, settings(OptionalInt.empty(), OptionalInt.empty()));
  }

  @Test
  void onlyTheNumberOfGamesChanges() {
    SessionSettings settings = settings(OptionalInt.of(40), OptionalInt.empty());
    assertEquals(settings(OptionalInt.of(50), OptionalInt.empty()), settings.withGames(50));
    assertTrue(settings.games().isOver(40));
    assertFalse(settings.withGames(50).games().isOver(40));
    assertFalse(settings(OptionalInt.empty(), OptionalInt.empty()).games().isOver(1_000_000));
  }

  @Test
  void whatCannotBeLearnedWithIsRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> settings(OptionalInt.of(0), OptionalInt.empty()));
    assertThrows(
        IllegalArgumentException.class, () -> settings(OptionalInt.empty(), OptionalInt.of(0)));
  }
}
