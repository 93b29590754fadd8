package olsy.play.session.store;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import olsy.core.game.Games;
import olsy.learning.archive.PdnEntry;
import olsy.learning.archive.PdnReader;
import olsy.learning.text.GrowingFile;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;

/**
 * Reads what a session has written so far, entry by entry, without keeping off whoever plays it: an
 * entry that is not there as a whole is passed over.
 */
public final class SessionRecords {

  private SessionRecords() {}

  /**
   * Reads the finished games.
   *
   * @return bytes of a torn game at the end
   */
  public static long games(SessionFolder session, BiConsumer<SessionGame, PdnEntry> games) {
    Path file = session.games();
    if (!Files.exists(file)) {
      return 0;
    }
    try (WholeEntries whole = WholeEntries.of(file, "\n\n");
        PdnReader reader = new PdnReader(whole, Games.named(session.settings().game())::isMove)) {
      int number = 0;
      while (reader.hasNext()) {
        PdnEntry entry = reader.next();
        games.accept(SessionGame.of(entry.game(), ++number), entry);
      }
      return whole.torn();
    } catch (UncheckedIOException e) {
      throw TextFile.unreadable(file, e.getCause());
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
  }

  /**
   * Reads what the opponent did, and what it took back.
   *
   * @return bytes of a torn line at the end
   */
  public static long examples(
      SessionFolder session, Consumer<Decision> decisions, Consumer<TakenBack> takenBack) {
    return examples(session, decision -> decision, decisions, takenBack, move -> {});
  }

  /**
   * Reads what the opponent did, what it took back, and what we answered, where that is written.
   *
   * @param reader what a decision says; an IllegalArgumentException says what is wrong with its
   *     line
   * @param own an IllegalArgumentException says what is wrong with the line
   * @return bytes of a torn line at the end
   */
  public static <T> long examples(
      SessionFolder session,
      Function<Decision, T> reader,
      Consumer<T> decisions,
      Consumer<TakenBack> takenBack,
      Consumer<OwnMove> own) {
    Path file = session.examples();
    if (!Files.exists(file)) {
      return 0;
    }
    try (WholeEntries whole = WholeEntries.of(file, "\n")) {
      Json.readLines(
          file,
          whole,
          json -> {
            Optional<TakenBack> back = TakenBack.of(json);
            Optional<OwnMove> answer = OwnMove.of(json);
            if (back.isPresent()) {
              takenBack.accept(back.get());
            } else if (answer.isPresent()) {
              read(json, answer.get(), tell(own));
            } else {
              decisions.accept(read(json, Decision.of(json), reader));
            }
          });
      return whole.torn();
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
  }

  private static <S, T> T read(JsonValue json, S written, Function<S, T> reader) {
    try {
      return reader.apply(written);
    } catch (IllegalArgumentException e) {
      throw json.error(e.getMessage());
    }
  }

  private static <T> Function<T, T> tell(Consumer<T> somebody) {
    return told -> {
      somebody.accept(told);
      return told;
    };
  }

  /** A file up to the end of its last whole entry, as it was when it was opened. */
  private static final class WholeEntries extends FilterInputStream {
    private final long torn;
    private long left;

    private WholeEntries(InputStream in, long whole, long torn) {
      super(in);
      this.left = whole;
      this.torn = torn;
    }

    static WholeEntries of(Path file, String end) throws IOException {
      long size = Files.size(file);
      long whole = GrowingFile.behindLast(file, end.getBytes(StandardCharsets.UTF_8));
      return new WholeEntries(Files.newInputStream(file), whole, Math.max(0, size - whole));
    }

    long torn() {
      return torn;
    }

    @Override
    public int read() throws IOException {
      if (left == 0) {
        return -1;
      }
      left--;
      return super.read();
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      if (left == 0) {
        return -1;
      }
      int read = super.read(into, from, (int) Math.min(length, left));
      left -= Math.max(0, read);
      return read;
    }
  }
}
