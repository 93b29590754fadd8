package olsy.learning.archive;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A part of an archive as pieces in which no game ends that did not begin there: {@link PdnReader}s
 * of all pieces find the games that one of the whole archive finds.
 *
 * <pre>
 * a piece begins   where the archive does
 *                  with a line [Event "…"] at its first column, behind an empty line: whatever came before,
 *                  that tag begins a game
 * a part has       the pieces that begin in it, so that parts side by side have each piece once
 * </pre>
 */
public final class GameChunks implements Closeable {

  /** A line that is longer is no tag. */
  private static final int LONGEST = 1 << 14;

  /** So many bytes before a line tell whether it stands behind an empty one. */
  private static final int BEFORE = 3;

  private static final int NONE = -1;

  private final InputStream in;
  private final long to;

  /** What was read of the archive and not yet taken: the bytes from next to end. */
  private final byte[] buffer = new byte[4 * LONGEST];

  private int next;
  private int end;

  /** Of the next byte. */
  private long place;

  /** The bytes before it. */
  private int last = NONE;

  private int lastButOne = NONE;
  private int lastButTwo = NONE;

  private long lines;
  private boolean isFound;
  private boolean isInside;

  private GameChunks(InputStream in, long place, long to) {
    this.in = in;
    this.place = place;
    this.to = to;
  }

  /**
   * Opens a part of an archive.
   *
   * @param from the place of its first byte
   * @param to that behind its last one
   */
  public static GameChunks open(Path file, long from, long to) throws IOException {
    InputStream bytes = Files.newInputStream(file);
    try {
      long begin = Math.max(0, from - BEFORE);
      bytes.skipNBytes(begin);
      GameChunks chunks = new GameChunks(bytes, begin, to);
      chunks.skipTo(from);
      return chunks;
    } catch (IOException e) {
      bytes.close();
      throw e;
    }
  }

  private void skipTo(long from) throws IOException {
    while (place < from && !isAtEnd()) {
      take();
    }
    while (from > 0 && !isAtEnd() && !isAtHead()) {
      take();
    }
    isInside = false;
  }

  /** Goes to the next piece; answers whether there is one. */
  public boolean next() throws IOException {
    while (isFound && !isAtEnd() && !(isInside && isAtHead())) {
      take(); // what nobody wanted of the piece before
    }
    isInside = false;
    isFound = place < to && !isAtEnd();
    return isFound;
  }

  /** Where the piece begins that {@link #next} has found. */
  public long place() {
    return place;
  }

  /** How many lines have ended so far, of those that were read. */
  public long lines() {
    return lines;
  }

  /** The bytes of the piece that {@link #next} has found. To close it closes nothing. */
  public InputStream piece() {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        return hasMore() ? take() : NONE;
      }

      @Override
      public int read(byte[] bytes, int from, int length) throws IOException {
        int taken = 0;
        while (taken < length && hasMore()) {
          bytes[from + taken++] = (byte) take();
          taken += takeLine(bytes, from + taken, length - taken);
        }
        return taken == 0 && length > 0 ? NONE : taken;
      }
    };
  }

  private boolean hasMore() throws IOException {
    return !isAtEnd() && !(isInside && isAtHead());
  }

  /** The next byte; there must be one. */
  private int take() {
    int c = buffer[next++] & 0xff;
    if (c == '\r' || (c == '\n' && last != '\r')) {
      lines++;
    }
    lastButTwo = lastButOne;
    lastButOne = last;
    last = c;
    place++;
    isInside = true;
    return c;
  }

  /** Bytes of the line that has begun, but for its end; no game begins among them. */
  private int takeLine(byte[] bytes, int from, int most) {
    if (isLineEnd(last)) {
      return 0;
    }
    int stop = Math.min(end, next + most);
    int at = next;
    while (at < stop && !isLineEnd(buffer[at])) {
      at++;
    }
    int taken = at - next;
    if (taken > 0) {
      System.arraycopy(buffer, next, bytes, from, taken);
      next = at;
      place += taken;
      last = bytes[from + taken - 1] & 0xff;
      lastButOne = NONE;
    }
    return taken;
  }

  private boolean isAtEnd() throws IOException {
    return next == end && !reads(1);
  }

  /** Reads on; answers whether so many bytes are there. */
  private boolean reads(int bytes) throws IOException {
    System.arraycopy(buffer, next, buffer, 0, end - next);
    end -= next;
    next = 0;
    end += in.readNBytes(buffer, end, buffer.length - end);
    return end >= bytes;
  }

  private boolean isAtHead() throws IOException {
    return isBehindEmptyLine() && isHead();
  }

  private boolean isBehindEmptyLine() {
    if (!isLineEnd(last)) {
      return false;
    }
    boolean both = last == '\n' && lastButOne == '\r';
    return isLineEnd(both ? lastButTwo : lastButOne);
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r';
  }

  /** Whether what follows is a line with the tag that begins a game. */
  private boolean isHead() throws IOException {
    if (buffer[next] != '[') {
      return false;
    }
    if (end - next < LONGEST) {
      reads(LONGEST);
    }
    int at = next;
    while (at < end && at - next < LONGEST && !isLineEnd(buffer[at])) {
      at++;
    }
    boolean isLine = at - next < LONGEST;
    String line = DecodedLines.decoded(Arrays.copyOfRange(buffer, next, at));
    Tag tag = isLine ? Tag.at(0, line) : null;
    return tag != null && tag.name().equals(PdnReader.HEAD);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
