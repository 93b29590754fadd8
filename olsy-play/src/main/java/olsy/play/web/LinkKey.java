package olsy.play.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Base64;
import java.util.Random;
import java.util.regex.Pattern;
import olsy.learning.text.TextFile;

/**
 * The key in the link that is printed. It is made once and kept where only its user can read it, so
 * that tabs that were open when a server ended go on when it is started again.
 */
public final class LinkKey {

  private static final String NAME = "serve.key";
  private static final int BYTES = 18;
  private static final Pattern WHOLE = Pattern.compile("[\\w-]{" + BYTES * 4 / 3 + "}");

  private LinkKey() {}

  /**
   * The key that is kept in a folder, or a new one.
   *
   * @param random for keys, one that nobody can foresee
   */
  public static String in(Path folder, Random random) {
    Path file = folder.resolve(NAME);
    try {
      if (Files.exists(file)) {
        String kept = Files.readString(file);
        if (WHOLE.matcher(kept).matches()) {
          return kept;
        }
      }
      byte[] bytes = new byte[BYTES];
      random.nextBytes(bytes);
      String key = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
      Files.createDirectories(folder);
      Path part = Files.createTempFile(folder, NAME, ".part"); // nobody else can read these
      Files.writeString(part, key);
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return key;
    } catch (IOException e) {
      throw TextFile.unwritable(file, e);
    }
  }
}
