package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Hits;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnedLevelsTest {

  private static final PlayerFile PLAYER =
      new PlayerFile(
          "checkers",
          "somebody",
          MinimaxSearches.ALPHA_BETA,
          new WrittenStrategy(Map.of("men", 1.0), 1),
          null,
          Map.of());

  @TempDir Path folder;

  private static LearnedLevels levels(double share, int different) {
    return new LearnedLevels(
        List.of(
            new LearnedLevels.Fit(0, 1 - share, "none", 0.7, Optional.empty(), PLAYER),
            new LearnedLevels.Fit(1, share, "free", 0.9, Optional.empty(), PLAYER)),
        List.of(new LearnedLevels.Difference(0, 1, different, 1, different - 1)),
        50);
  }

  @Test
  void isToldWhereItIsProbableAndManyDecisionsTellIt() {
    assertTrue(levels(0.95, 12).account().isTold());
    assertFalse(levels(0.85, 12).account().isTold());
    assertFalse(levels(0.95, 4).account().isTold());
    assertTrue(levels(0.95, 12).account().isModelling());
    assertFalse(levels(0.95, 4).account().isModelling());
    assertFalse(levels(0.05, 12).account().isModelling());
    assertEquals(4, levels(0.95, 4).account().leastDifferent());
    assertEquals(1, levels(0.95, 4).best().level());
    assertEquals(0, levels(0.5, 4).best().level(), "the lowest of those that are as probable");
  }

  /** A level that is missing, a difference that is missing, and what is no share. */
  @Test
  void refusesBrokenAccounts() {
    Map<String, Object> json = levels(0.93, 9).json();
    refuses("levels.of: expected levels from 0 on, each once", json, "of", List.of());
    Object first = ((List<?>) read(json).get("of").value()).get(1);
    refuses("levels.of: expected levels from 0 on, each once", json, "of", List.of(first));
    refuses("levels.differ: expected one of levels 0 and 1", json, "differ", List.of());
    Map<String, Object> cut = Map.of("levels", List.of(0), "decisions", 1, "hits", List.of(0, 0));
    refuses("levels.differ.0.levels: expected at least 2 items", json, "differ", List.of(cut));
    Map<String, Object> share = Map.of("level", 0, "share", 2, "model", "none", "strict", 1);
    refuses("levels.of.0.share: expected a number from 0 to 1", json, "of", List.of(share));
  }

  private static JsonValue read(Map<String, Object> json) {
    return Json.parse(Json.line(json), "kept");
  }

  private static void refuses(
      String sentence, Map<String, Object> json, String field, Object value) {
    Map<String, Object> broken = new LinkedHashMap<>(json);
    broken.put(field, value);
    PlayerFile player =
        new PlayerFile(
            PLAYER.game(),
            PLAYER.name(),
            PLAYER.search(),
            PLAYER.strategy(),
            null,
            Map.of(LearnedLevels.FIELD, read(broken).value()));
    InputException refused =
        assertThrows(InputException.class, () -> LearnedLevels.Account.of(player));
    assertTrue(
        refused.getMessage().startsWith("player somebody: " + sentence), refused.getMessage());
  }

  @Test
  void isWrittenAndRead() {
    LearnedLevels levels =
        levels(0.93, 9)
            .on(ExampleSet.of(HiddenPlayer.withDepth(1).games(20, 1)), HiddenPlayer.GAME);
    Map<String, Object> json = new LinkedHashMap<>(PLAYER.json());
    json.put(LearnedLevels.FIELD, levels.json());
    Path file = folder.resolve("player.json");
    Json.write(file, json);
    LearnedLevels.Account read = LearnedLevels.Account.of(PlayerFile.read(file)).orElseThrow();
    assertEquals(levels.account(), read);
    Hits unseen = read.best().unseen().orElseThrow();
    assertTrue(unseen.decisions() >= 20 && unseen.strict() > unseen.uniform(), unseen.toString());
    assertEquals(Optional.empty(), LearnedLevels.Account.of(PLAYER));
  }
}
