package olsy.play.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinkKeyTest {

  @TempDir private Path folder;

  @Test
  void isTheSameAtTheNextStart() {
    String key = LinkKey.in(folder, new Random(1));
    assertTrue(key.matches("[\\w-]{24}"), key);
    assertEquals(key, LinkKey.in(folder, new Random(2)));
  }

  @Test
  void isMadeAnewWhereTheFileIsBroken() throws IOException {
    Path data = folder.resolve("data");
    String key = LinkKey.in(data, new Random(1));
    Files.writeString(data.resolve("serve.key"), "");
    assertNotEquals(key, LinkKey.in(data, new Random(2)));
  }

  @Test
  void othersCannotReadIt() throws IOException {
    LinkKey.in(folder, new Random(1));
    PosixFileAttributeView file =
        Files.getFileAttributeView(folder.resolve("serve.key"), PosixFileAttributeView.class);
    if (file != null) {
      assertEquals("rw-------", PosixFilePermissions.toString(file.readAttributes().permissions()));
    }
  }
}
