package olsy.learning.endgame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import olsy.core.endgame.EndgameSlice;
import olsy.core.endgame.Material;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EndgameFileTest {

  private static final Material MATERIAL = new Material(0, 1, 0, 1);

  @TempDir Path folder;

  private static EndgameSlice slice() {
    byte[] codes = new byte[(int) MATERIAL.positions()];
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < codes.length; i++) {
      codes[i] = (byte) (random.nextInt(3) == 0 ? 7 : 255);
    }
    return new EndgameSlice(MATERIAL, codes);
  }

  @Test
  void readsBackWhatItWrote() throws IOException {
    Path file = folder.resolve("file");
    EndgameFile.write(file, slice());
    assertArrayEquals(slice().codes(), EndgameFile.read(file, MATERIAL).codes());
    assertTrue(Files.size(file) < MATERIAL.positions() / 2, "it is compressed");
  }

  private void assertDamaged(byte[] bytes, String what) throws IOException {
    Path file = folder.resolve("damaged");
    Files.write(file, bytes);
    InputException wrong =
        assertThrows(InputException.class, () -> EndgameFile.read(file, MATERIAL), what);
    assertTrue(wrong.getMessage().startsWith(file + ": expected the 992 positions of"), what);
  }

  /** Wherever it is cut off, and whichever byte is another. */
  @Test
  void namesADamagedFile() throws IOException {
    Path file = folder.resolve("file");
    EndgameFile.write(file, slice());
    byte[] bytes = Files.readAllBytes(file);
    for (int length = 0; length < bytes.length; length++) {
      assertDamaged(Arrays.copyOf(bytes, length), "cut off after " + length);
    }
    for (int i = 0; i < bytes.length; i++) {
      byte[] other = bytes.clone();
      other[i] ^= 0x55;
      assertDamaged(other, "another byte " + i);
    }
  }

  @Test
  void refusesAnotherMaterial() throws IOException {
    Path file = folder.resolve("file");
    EndgameFile.write(file, slice());
    assertThrows(InputException.class, () -> EndgameFile.read(file, new Material(1, 0, 1, 0)));
    assertThrows(InputException.class, () -> EndgameFile.read(folder.resolve("none"), MATERIAL));
  }
}
