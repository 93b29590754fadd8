package olsy.learning.archive;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * The lines of an archive to which many hands have added: ended by LF, CR LF or CR, each decoded as
 * UTF-8 or, where it is none, as Latin-1.
 */
final class DecodedLines implements Closeable {

  /** What is longer is no line of text, and is cut in pieces rather than held. */
  private static final int LONGEST = 1 << 16;

  /** As long as a game, about: pieces of an archive are read one by one. */
  private static final int BUFFER = 1 << 10;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final InputStream in;
  private int number;
  private boolean afterReturn;

  DecodedLines(InputStream in) {
    this.in = new BufferedInputStream(in, BUFFER);
  }

  /** The number of the last line, from 1. */
  int number() {
    return number;
  }

  /** The next line without its end, or null. */
  String next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int c = in.read();
    if (c == '\n' && afterReturn) {
      c = in.read();
    }
    afterReturn = false;
    if (c < 0) {
      return null;
    }
    while (c >= 0 && c != '\n' && c != '\r') {
      line.write(c);
      if (line.size() == LONGEST) {
        break;
      }
      c = in.read();
    }
    afterReturn = c == '\r';
    number++;
    String text = decoded(line.toByteArray());
    return number == 1 && text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  static String decoded(byte[] line) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
    } catch (CharacterCodingException e) {
      return new String(line, StandardCharsets.ISO_8859_1);
    }
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
