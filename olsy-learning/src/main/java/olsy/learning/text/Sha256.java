package olsy.learning.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** By which a file, or a text, is known again. */
public final class Sha256 {

  private static final int BLOCK = 1 << 16;

  private Sha256() {}

  public static String of(Path file) {
    MessageDigest digest = digest();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      byte[] block = new byte[BLOCK];
      int read = in.read(block);
      while (read >= 0) {
        read = in.read(block);
      }
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  public static String of(String text) {
    return HexFormat.of().formatHex(digest().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** To be given what comes. */
  public static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}
