package olsy.learning.population;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.players.Doubts;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PopulationTest {

  private static final Map<String, Double> SPREADS = Map.of("men", 0.5, "kings", 0.2);

  static final Making MAKING =
      new Making(
          Optional.empty(),
          List.of(new Provenance.Source("people.pdn", "hash of people")),
          List.of(),
          new Making.Played(List.of("swift@2", "swift@4"), List.of("slow-1")),
          List.of(),
          new Making.Settings(1500, 6, 1),
          "0.0",
          null);

  private final Member shallow = member("swift@2", "swift", 3, 4, 2);
  private final Member deep = member("swift@4", "swift", 5, 7, 4);
  private final Member slow = member("slow-1", "slow-1", 2, 3, 3);
  private final Population population = population(shallow, deep, slow);

  @TempDir Path folder;

  static Member member(String name, String family, double men, double kings, int depth) {
    return new Member(
        name,
        family,
        List.of(new Provenance.Source(name + ".pdn", "hash of " + name)),
        1000,
        new WrittenStrategy(Map.of("men", men, "kings", kings), depth)
            .with(new Doubts(Map.of("men", 0.1, "kings", 0.2), List.of())));
  }

  static Population population(Member... members) {
    return new Population("checkers", List.of(members), SPREADS, MAKING);
  }

  private List<String> left(Set<String> names, Set<String> hashes) {
    return population.without(names, hashes).members().stream().map(Member::name).toList();
  }

  @Test
  void aNameHoldsAllLevelsOfItsPlayerOut() {
    for (String name : List.of("swift", "swift@2", "swift-3", "SWIFT@9", " swift 4")) {
      assertEquals(List.of("slow-1"), left(Set.of(name), Set.of()), name);
    }
    assertEquals(List.of("swift@2", "swift@4"), left(Set.of("slow-1"), Set.of()));
  }

  @Test
  void aNumberThatIsNoLevelTellsPlayersApart() {
    assertEquals(3, left(Set.of("slow-2", "slow"), Set.of()).size());
  }

  /** Somebody known by another name has its own decisions in the same games. */
  @Test
  void gamesHoldThoseOutWhoMayBeTheirPlayer() {
    Set<String> games = Set.of("hash of swift@4");
    assertEquals(List.of("swift@2", "slow-1"), left(Set.of(), games));
    assertEquals(List.of("swift@2", "slow-1"), left(Set.of("?"), games));
    assertEquals(3, left(Set.of("Ann"), games).size());
    Member people = member("people of games.pdn", "?", 2, 3, 3);
    Population withPeople = population(people, slow);
    Set<String> theirs = Set.of("hash of people of games.pdn");
    assertEquals(List.of(slow), withPeople.without(Set.of("Ann"), theirs).members());
  }

  @Test
  void nobodyIsLeftOfOne() {
    assertTrue(population.without(Set.of("swift", "slow-1"), Set.of()).isEmpty());
    assertFalse(population.isEmpty());
  }

  @Test
  void anotherPlayersFileIsRefused() throws Exception {
    Path file = Files.writeString(folder.resolve("player.json"), "{\"strategy\": {}}");
    InputException wrong = assertThrows(InputException.class, () -> Population.read(file));
    assertEquals(file + ": expected a population, found a player", wrong.getMessage());
  }

  @Test
  void aPopulationIsNoPlayer() {
    Path file = folder.resolve("population.json");
    population.write(file);
    InputException wrong = assertThrows(InputException.class, () -> PlayerFile.read(file));
    assertEquals(file + ": expected a player, found a population", wrong.getMessage());
  }

  @Test
  void whatIsWrittenIsRead() {
    Path file = folder.resolve("population.json");
    population.write(file);
    assertEquals(population, Population.read(file));
  }

  @Test
  void aMemberOfWhomNothingWasLearnedIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> member("a", "a", 0, 0, 1));
  }

  @Test
  void theOneOfCheckersKnowsWhatPiecesAreWorth() throws Exception {
    Population installed = Population.installed(new EnglishCheckers()).orElseThrow();
    assertTrue(installed.members().stream().map(Member::family).distinct().count() >= 4);
    WrittenStrategy generic = installed.generic();
    double men = generic.weights().get("men");
    assertTrue(men > 0 && generic.weights().get("kings") > men, generic.weights().toString());
    assertTrue(generic.doubts().ownShare() < 1);
    Path file = ModelFolder.installed().folder().resolve("population/checkers.json");
    assertTrue(Files.size(file) < 200_000, Files.size(file) + " bytes");
    assertFalse(ModelFolder.installed().names().contains("population"));
  }
}
