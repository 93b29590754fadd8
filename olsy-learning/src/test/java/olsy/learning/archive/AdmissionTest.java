package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Games;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AdmissionTest {

  @TempDir Path folder;
  private final List<String> said = new ArrayList<>();
  private Path first;
  private Path second;
  private Admission admission;

  @BeforeEach
  void begin() throws IOException {
    first = Files.writeString(folder.resolve("a.pdn"), "1. 11-15 *");
    second = Files.writeString(folder.resolve("b.pdn"), "1. 11-16 *");
    admission =
        new Admission(
            Games.named("checkers"),
            List.of(first, second, first),
            Sha256::of,
            new GameLog.Listener() {
              @Override
              public void fault(String sentence) {
                said.add(sentence);
              }

              @Override
              public void repeated(String sentence) {
                said.add(sentence);
              }
            });
  }

  @Test
  void aGameCountsInTheFirstArchiveThatHasIt() {
    assertTrue(admission.begins(first));
    assertTrue(admission.admits("one"));
    assertTrue(admission.admits("one"), "within an archive equal games are different ones");
    admission.ends();
    assertTrue(admission.begins(second));
    assertFalse(admission.admits("one"));
    assertTrue(admission.admits("two"));
    admission.ends();
    assertEquals(
        List.of(second + ": games that archives before it have, too, count once; there are 1"),
        said);
  }

  @Test
  void anArchiveCountsOnce() {
    assertTrue(admission.begins(first));
    admission.ends();
    assertFalse(admission.begins(first));
    assertEquals(List.of(first + " is given twice and counts once"), said);
  }

  @Test
  void faultsWaitForTheFirstLegalMove() {
    assertTrue(admission.begins(first));
    admission.sees(0, Optional.of("game 1 is wrong"));
    assertEquals(List.of(), said);
    admission.sees(3, Optional.empty());
    assertEquals(List.of(first + " game 1 is wrong"), said);
    admission.ends();
  }

  @Test
  void anArchiveOfAnotherGameIsRefused() {
    assertTrue(admission.begins(first));
    admission.sees(0, Optional.of("game 1 is wrong"));
    InputException refused = assertThrows(InputException.class, admission::ends);
    assertEquals(
        "expected games of checkers, found none with a legal move: " + first + " game 1 is wrong",
        refused.getMessage());
  }

  @Test
  void whatHoldsNoGamesIsRefused() throws IOException {
    Path json = Files.writeString(folder.resolve("a.json"), "{\"a\": 1}");
    assertThrows(InputException.class, () -> Admission.requireGames(json));
    Admission.requireGames(first);
  }
}
