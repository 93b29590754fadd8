package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.text.InputException;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.session.SmallPopulation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SessionFolderTest {

  private static final PlayerFile PLAYER = ModelFolder.installed().player("material@2");
  private static final SessionSettings SETTINGS =
      new SessionSettings(
          "checkers",
          "material",
          ModelUse.SOFT,
          1,
          new GamePlan(OptionalInt.of(10), 2, 6, 100),
          new LearningPlan(10, OptionalInt.empty(), true, null, 3, 500));

  @TempDir private Path temporary;
  private Path folder;

  @BeforeEach
  void name() {
    folder = temporary.resolve("session");
  }

  private SessionFolder create() {
    return SessionFolder.create(folder, SETTINGS, PLAYER, new PlayerEntrant(PLAYER));
  }

  private void leave(String... files) throws IOException {
    Files.createDirectories(folder.resolve("models"));
    for (String file : files) {
      Files.writeString(folder.resolve(file), "{");
    }
  }

  private void assertRefused(String sentence) {
    assertEquals(sentence, assertThrows(InputException.class, this::create).getMessage());
  }

  @Test
  void whatIsWrittenIsReadBack() {
    create();
    SessionFolder session = SessionFolder.existing(folder);
    assertEquals(SETTINGS, session.settings());
    assertEquals(PLAYER.strategy(), session.player().strategy());
    assertEquals("material", session.opponent().name());
    assertEquals(List.of(), session.modelNumbers());
  }

  /** A session goes on with the players it began with, whatever becomes of their file. */
  @Test
  void keepsThePopulationWithoutTheOpponent() {
    Population all = SmallPopulation.of("material", "swift");
    SessionFolder session =
        SessionFolder.create(folder, SETTINGS, PLAYER, new PlayerEntrant(PLAYER), Optional.of(all));
    assertEquals(Optional.of(SmallPopulation.of("swift")), session.population());
    SessionFolder nobody =
        SessionFolder.create(
            temporary.resolve("nobody"),
            SETTINGS,
            PLAYER,
            new PlayerEntrant(PLAYER),
            Optional.of(all.without(Set.of("swift"), Set.of())));
    assertEquals(Optional.empty(), nobody.population());
  }

  /** {@code olsy run} without an opponent begins with a session of that name. */
  @Test
  void sessionsBesideOneThatIsMissingAreNamed() {
    String missing = "expected the folder of a session, found no session.json in " + folder;
    assertEquals(
        missing,
        assertThrows(InputException.class, () -> SessionFolder.existing(folder)).getMessage());
    Path beside = folder.resolveSibling(folder.getFileName() + "-m-star-1p");
    SessionFolder.create(beside, SETTINGS, PLAYER, new PlayerEntrant(PLAYER));
    assertEquals(
        missing + "; there is one in " + beside,
        assertThrows(InputException.class, () -> SessionFolder.existing(folder)).getMessage());
  }

  @Test
  void beginsWhereItWasKilledWhileItBegan() throws IOException {
    leave("player.json", ".opponent.json.4711.part");
    assertEquals(SETTINGS, create().settings());
    leave(".session.json.4711.part");
    assertEquals(SETTINGS, SessionFolder.existing(folder).settings());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"baseline\": 2 | \"baseline\": 3 | expected an even number of games, found 3",
        "\"game\": \"checkers\" | \"game\": \"go\" | unknown game \"go\", known: ",
        "\"version\": 1 | \"version\": 9 | written by a newer program: format 9"
      })
  void refusesSettingsThatCannotBe(String right, String wrong, String sentence) throws IOException {
    SessionFolder session = create();
    Path file = folder.resolve("session.json");
    String text = Files.readString(file);
    assertTrue(text.contains(right), text);
    Files.writeString(file, text.replace(right, wrong));
    String refused = assertThrows(InputException.class, session::settings).getMessage();
    assertTrue(refused.startsWith(file.toString()) && refused.contains(sentence), refused);
  }

  @Test
  void refusesAFolderOfSomethingElse() throws IOException {
    leave("thesis.tex");
    assertRefused(
        "expected an empty folder for the session, found " + folder.resolve("thesis.tex"));
  }

  @Test
  void refusesASession() {
    create();
    assertRefused(folder + " is a session already: olsy resume " + folder + " goes on with it");
  }
}
