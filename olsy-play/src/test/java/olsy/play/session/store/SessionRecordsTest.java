package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionRecordsTest {

  private static final Decision FIRST = new Decision(1, 0, "there", "1-5", false, false, null);
  private static final Decision SECOND = new Decision(1, 2, "here", "5-9", true, false, null);

  @TempDir private Path path;
  private SessionFolder folder;

  @BeforeEach
  void write() throws IOException {
    folder = new SessionFolder(path);
    Files.writeString(
        folder.examples(),
        FIRST.line() + new TakenBack(1, 0).line() + SECOND.line() + "{\"game\":");
  }

  @Test
  void whatIsThereAsAWholeIsRead() {
    List<Object> read = new ArrayList<>();
    assertEquals(8, SessionRecords.examples(folder, read::add, read::add), "bytes torn");
    assertEquals(List.of(FIRST, new TakenBack(1, 0), SECOND), read);
  }

  /** Its word has no digit, unlike all other moves. */
  @Test
  void aPassIsAMove() throws IOException {
    Json.write(
        path.resolve("session.json"),
        SessionSettings.endless("reversi", "evaporator", 60, 2).json());
    Files.writeString(
        folder.games(),
        """
        [Event "OLSY session"]
        [Round "1"]
        [Black "olsy"]
        [White "evaporator"]
        [GameType "reversi"]
        [Model "0"]
        [Result "1-0"]
        17. g2 d6 18. h1 pass 19. a1 1-0

        """);
    List<List<String>> moves = new ArrayList<>();
    SessionRecords.games(folder, (game, entry) -> moves.add(entry.game().moves()));
    assertEquals(List.of(List.of("g2", "d6", "h1", "pass", "a1")), moves);
  }

  @Test
  void ourAnswersAreReadByWhoWantsThem() throws IOException {
    OwnMove own = new OwnMove(2, 4, "there", "9-14");
    Files.writeString(folder.examples(), FIRST.line() + own.line());
    List<Object> read = new ArrayList<>();
    SessionRecords.examples(folder, read::add, read::add);
    assertEquals(List.of(FIRST), read);
    SessionRecords.examples(folder, one -> one, one -> {}, back -> {}, read::add);
    assertEquals(List.of(FIRST, own), read);
  }

  @Test
  void aDecisionThatCannotBeIsDamageOfItsLine() {
    IllegalArgumentException wrong = new IllegalArgumentException("there is no here");
    InputException refused =
        assertThrows(
            InputException.class,
            () ->
                SessionRecords.examples(
                    folder,
                    decision -> {
                      if (decision.equals(SECOND)) {
                        throw wrong;
                      }
                      return decision;
                    },
                    decision -> {},
                    back -> {},
                    own -> {}));
    assertEquals(folder.examples() + " line 3: there is no here", refused.getMessage());
  }

  @Test
  void aDefectOfWhoeverReadsIsNoDamage() {
    IllegalArgumentException defect = new IllegalArgumentException("a defect");
    assertSame(
        defect,
        assertThrows(
            IllegalArgumentException.class,
            () ->
                SessionRecords.examples(
                    folder,
                    decision -> {
                      throw defect;
                    },
                    back -> {})));
  }
}
