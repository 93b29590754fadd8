package olsy.learning.endgame;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import olsy.core.endgame.EndgameSlice;
import olsy.core.endgame.Material;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * The positions of one material in a file: a line that says what they are, with a checksum, then a
 * byte for each of them, compressed.
 */
final class EndgameFile {

  private static final int LONGEST_LINE = 100;

  private EndgameFile() {}

  private static String line(EndgameSlice slice) {
    CRC32C checksum = new CRC32C();
    checksum.update(slice.codes());
    return "olsy-endgame 1 checkers %s %d %08x\n"
        .formatted(slice.material(), slice.codes().length, checksum.getValue());
  }

  /** All of it, or nothing. */
  static void write(Path file, EndgameSlice slice) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(line(slice).getBytes(StandardCharsets.US_ASCII));
    try (OutputStream compressed = new DeflaterOutputStream(bytes)) {
      compressed.write(slice.codes());
    } catch (IOException e) {
      throw TextFile.unwritable(file, e);
    }
    TextFile.write(file, bytes.toByteArray());
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws InputException when anything in it has changed, or it is not all there
   */
  static EndgameSlice read(Path file, Material material) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
    int begin = 0;
    while (begin < Math.min(bytes.length, LONGEST_LINE) && bytes[begin] != '\n') {
      begin++;
    }
    String line = new String(bytes, 0, begin, StandardCharsets.US_ASCII) + "\n";
    byte[] codes = new byte[Math.toIntExact(material.positions())];
    int read = inflate(bytes, Math.min(begin + 1, bytes.length), codes);
    EndgameSlice slice = new EndgameSlice(material, codes);
    if (read != codes.length || !line.equals(line(slice))) {
      throw new InputException(
          file
              + ": expected the "
              + codes.length
              + " positions of "
              + material
              + " with their checksum, found a damaged file; olsy endgames build makes it again");
    }
    return slice;
  }

  /** How many codes could be read; one more where there are too many. */
  private static int inflate(byte[] bytes, int begin, byte[] codes) {
    try (InflaterInputStream in =
        new InflaterInputStream(new ByteArrayInputStream(bytes, begin, bytes.length - begin))) {
      int read = in.readNBytes(codes, 0, codes.length);
      return in.read() < 0 ? read : read + 1;
    } catch (IOException e) {
      return -1;
    }
  }
}
