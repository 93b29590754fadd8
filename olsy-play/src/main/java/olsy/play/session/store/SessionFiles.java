package olsy.play.session.store;

import java.nio.file.Path;
import olsy.learning.text.GrowingFile;

/** The files that a session writes while it is played, locked against everybody else. */
public final class SessionFiles implements AutoCloseable {

  private final Opened opened;
  private final GrowingFile log;
  private final GrowingFile games;
  private final GrowingFile examples;

  private SessionFiles(Opened opened, GrowingFile log, GrowingFile games, GrowingFile examples) {
    this.opened = opened;
    this.log = log;
    this.games = games;
    this.examples = examples;
  }

  /** Locks the session, then opens its files. Where one of them fails, nothing stays open. */
  public static SessionFiles open(SessionFolder folder) {
    Opened opened = new Opened();
    try {
      opened.add(folder.lock()::close);
      GrowingFile log = growing(folder.log(), "\n");
      opened.add(log::close);
      GrowingFile games = growing(folder.games(), "\n\n");
      opened.add(games::close);
      GrowingFile examples = growing(folder.examples(), "\n");
      opened.add(examples::close);
      return new SessionFiles(opened, log, games, examples);
    } catch (RuntimeException e) {
      opened.close();
      throw e;
    }
  }

  private static GrowingFile growing(Path file, String end) {
    return GrowingFile.open(file, end, "olsy resume");
  }

  public GrowingFile log() {
    return log;
  }

  public GrowingFile games() {
    return games;
  }

  public GrowingFile examples() {
    return examples;
  }

  @Override
  public void close() {
    opened.close();
  }
}
