package olsy.learning.archive;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

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

  /** Of the next byte. */
  private long place;

  /** The bytes before it. */
  private int last = NONE;

  private int lastButOne = NONE;
  private int lastButTwo = NONE;

  private long lines;
  private boolean isFound;
  private boolean isInside;
  private boolean isEnded;

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
      GameChunks chunks = new GameChunks(new BufferedInputStream(bytes, LONGEST), begin, to);
      chunks.skipTo(from);
      return chunks;
    } catch (IOException e) {
      bytes.close();
      throw e;
    }
  }

  private void skipTo(long from) throws IOException {
    while (place < from && !isEnded) {
      read();
    }
    while (from > 0 && !isEnded && !isAtHead()) {
      read();
    }
    isInside = false;
  }

  /** Goes to the next piece; answers whether there is one. */
  public boolean next() throws IOException {
    while (isFound && !isEnded && !(isInside && isAtHead())) {
      read(); // what nobody wanted of the piece before
    }
    isInside = false;
    isFound = place < to && !isAtEnd();
    return isFound;
  }

  private boolean isAtEnd() throws IOException {
    in.mark(1);
    try {
      return in.read() < 0;
    } finally {
      in.reset();
    }
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
        return isInside && isAtHead() ? NONE : GameChunks.this.read();
      }

      @Override
      public int read(byte[] bytes, int from, int length) throws IOException {
        int taken = 0;
        for (int c = 0; taken < length && c != NONE; ) {
          c = read();
          if (c != NONE) {
            bytes[from + taken++] = (byte) c;
          }
        }
        return taken == 0 && length > 0 ? NONE : taken;
      }
    };
  }

  private int read() throws IOException {
    int c = in.read();
    if (c < 0) {
      isEnded = true;
      return NONE;
    }
    lines += c == '\r' || (c == '\n' && last != '\r') ? 1 : 0;
    lastButTwo = lastButOne;
    lastButOne = last;
    last = c;
    place++;
    isInside = true;
    return c;
  }

  private boolean isAtHead() throws IOException {
    return isBehindEmptyLine() && isHead();
  }

  private boolean isBehindEmptyLine() {
    boolean both = last == '\n' && lastButOne == '\r';
    return isLineEnd(last) && isLineEnd(both ? lastButTwo : lastButOne);
  }

  private static boolean isLineEnd(int c) {
    return c == '\n' || c == '\r';
  }

  /** Whether what follows is a line with the tag that begins a game. */
  private boolean isHead() throws IOException {
    in.mark(LONGEST);
    try {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      int c = in.read();
      boolean isTag = c == '[';
      for (; isTag && c >= 0 && !isLineEnd(c); c = in.read()) {
        line.write(c);
        isTag = line.size() < LONGEST - 1;
      }
      Tag tag = isTag ? Tag.at(0, DecodedLines.decoded(line.toByteArray())) : null;
      return tag != null && tag.name().equals(PdnReader.HEAD);
    } finally {
      in.reset();
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
