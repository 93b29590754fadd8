package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import olsy.learning.text.Json;
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
