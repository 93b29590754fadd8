package olsy.learning.text;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A text file that only grows, entry by entry. What was appended survives this process, and what
 * was forced the machine too. An entry is there as a whole or not at all: one that was torn is cut
 * off when the file is opened again. No channel, for an interruption closes channels.
 */
public final class GrowingFile implements Closeable {

  private static final int CHUNK = 1 << 16;

  private final Path file;
  private final RandomAccessFile bytes;
  private final String again;
  private final long cutOff;
  private long length;

  private GrowingFile(Path file, RandomAccessFile bytes, String again, long length, long cutOff) {
    this.file = file;
    this.bytes = bytes;
    this.again = again;
    this.length = length;
    this.cutOff = cutOff;
  }

  /**
   * Opens a file to append to, or begins one.
   *
   * @param end what every entry ends with, and what is nowhere else in it
   * @param again what goes on where the file ends, for the sentence about a full disk
   */
  public static GrowingFile open(Path file, String end, String again) {
    try {
      return open(file, new RandomAccessFile(file.toFile(), "rw"), end, again);
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
  }

  private static GrowingFile open(Path file, RandomAccessFile bytes, String end, String again)
      throws IOException {
    try {
      long whole = behindLast(file, end.getBytes(StandardCharsets.UTF_8));
      long cutOff = bytes.length() - whole;
      if (cutOff > 0) {
        requireOurs(file, bytes, whole);
        bytes.setLength(whole);
        bytes.getFD().sync();
      }
      bytes.seek(whole);
      return new GrowingFile(file, bytes, again, whole, cutOff);
    } catch (IOException | InputException e) {
      bytes.close();
      throw e;
    }
  }

  /** What another program has converted has other ends of entries, and is not torn. */
  private static void requireOurs(Path file, RandomAccessFile bytes, long from) throws IOException {
    byte[] tail = new byte[(int) Math.min(CHUNK, bytes.length() - from)];
    bytes.seek(from);
    bytes.readFully(tail);
    for (byte one : tail) {
      if (one == '\r') {
        throw new InputException(
            file + ": expected lines that end with LF, found CR LF; another program changed it");
      }
    }
  }

  /** Where the last whole entry ends. */
  public static long behindLast(Path file, byte[] end) throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "r")) {
      long to = bytes.length();
      while (to >= end.length) {
        long from = Math.max(0, to - CHUNK);
        byte[] chunk = new byte[(int) (to - from)];
        bytes.seek(from);
        bytes.readFully(chunk);
        for (int at = chunk.length - end.length; at >= 0; at--) {
          if (Arrays.equals(chunk, at, at + end.length, end, 0, end.length)) {
            return from + at + end.length;
          }
        }
        to = from == 0 ? 0 : from + end.length - 1;
      }
      return 0;
    }
  }

  /** Bytes of a torn entry that were cut off when the file was opened. */
  public long cutOff() {
    return cutOff;
  }

  public void append(String entry) {
    try {
      byte[] encoded = entry.getBytes(StandardCharsets.UTF_8);
      bytes.write(encoded);
      length += encoded.length;
    } catch (IOException e) {
      cutBack();
      throw unwritable(e);
    }
  }

  /** Returns when all that was appended is on the disk. */
  public void force() {
    try {
      bytes.getFD().sync();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private InputException unwritable(IOException e) {
    return new InputException(
        "cannot write "
            + file
            + ": "
            + TextFile.reason(e)
            + "; all that was written before is kept, and "
            + again
            + " goes on from there",
        e);
  }

  private void cutBack() {
    try {
      bytes.setLength(length);
    } catch (IOException e) {
      // The next one who opens the file cuts the torn entry off.
    }
  }

  @Override
  public void close() {
    try {
      bytes.close();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }
}
