package olsy.learning.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.endgame.EndgameCheck;
import olsy.core.endgame.Material;
import olsy.learning.text.InputException;
import olsy.learning.text.ProcessLock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndgameBuildTest {

  @TempDir Path temporary;

  private EndgameFolder folder;
  private final List<String> damaged = new ArrayList<>();
  private long solved;
  private long there;

  @BeforeEach
  void begin() {
    folder = new EndgameFolder(temporary.resolve("deep").resolve("down"));
  }

  private void build(int pieces) {
    damaged.clear();
    solved = 0;
    there = 0;
    new EndgameBuild(folder, pieces)
        .run(
            new EndgameBuild.Listener() {
              @Override
              public void damaged(String sentence) {
                damaged.add(sentence);
              }

              @Override
              public void done(long positions, boolean isSolved) {
                solved += isSolved ? positions : 0;
                there += isSolved ? 0 : positions;
              }
            });
  }

  @Test
  void goesOnWhereItWasKilled() throws IOException {
    build(1);
    assertEquals(120, solved);
    build(2);
    assertEquals(120, there);
    assertEquals(6972, solved);
    assertEquals(7092, new EndgameBuild(folder, 2).positions());
    Material kings = new Material(0, 1, 0, 1);
    Files.delete(folder.file(kings));
    assertEquals(1, folder.pieces());
    build(2);
    assertEquals(992, solved);
    assertEquals(List.of(), damaged);
    assertEquals(
        Optional.empty(),
        new EndgameCheck(folder.tables(2)).ofSome(2, 5000, new SplittableRandom(1)));
  }

  @Test
  void makesADamagedFileAgain() throws IOException {
    build(2);
    Path file = folder.file(new Material(1, 0, 0, 1));
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, new byte[] {1, 2, 3});
    assertThrows(InputException.class, () -> folder.tables(2).of(new Material(1, 0, 0, 1)));
    build(2);
    assertEquals(1, damaged.size());
    assertTrue(damaged.get(0).startsWith(file + ": expected"), damaged.get(0));
    org.junit.jupiter.api.Assertions.assertArrayEquals(whole, Files.readAllBytes(file));
  }

  @Test
  void saysWhatIsMissing() {
    assertEquals(0, folder.pieces());
    InputException wrong = assertThrows(InputException.class, () -> folder.tables(4));
    assertEquals(
        "expected endgames of 4 pieces in "
            + folder
            + ", found none; olsy endgames build --pieces 4 makes them",
        wrong.getMessage());
    build(1);
    assertTrue(
        assertThrows(InputException.class, () -> folder.tables(4))
            .getMessage()
            .contains(", found up to 1; "));
  }

  @Test
  void oneBuildsAtATime() {
    ProcessLock lock = folder.lock();
    assertThrows(InputException.class, () -> build(1));
    lock.close();
    build(1);
    assertEquals(120, solved);
  }

  /** Not more than the largest six at once, and everything below. */
  @Test
  void memoryIsBounded() {
    assertTrue(new EndgameBuild(folder, 4).memory() < 70 << 20);
    assertTrue(new EndgameBuild(folder, 5).memory() < 120 << 20);
    assertTrue(new EndgameBuild(folder, 6).memory() < 800 << 20);
  }
}
