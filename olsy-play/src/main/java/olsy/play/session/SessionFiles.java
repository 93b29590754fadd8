package olsy.play.session;

/** The files that a session writes while it is played, locked against everybody else. */
final class SessionFiles implements AutoCloseable {

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
  static SessionFiles open(SessionFolder folder) {
    Opened opened = new Opened();
    try {
      opened.add(SessionLock.of(folder.path())::close);
      GrowingFile log = GrowingFile.open(folder.log(), "\n");
      opened.add(log::close);
      GrowingFile games = GrowingFile.open(folder.games(), "\n\n");
      opened.add(games::close);
      GrowingFile examples = GrowingFile.open(folder.examples(), "\n");
      opened.add(examples::close);
      return new SessionFiles(opened, log, games, examples);
    } catch (RuntimeException e) {
      opened.close();
      throw e;
    }
  }

  GrowingFile log() {
    return log;
  }

  GrowingFile games() {
    return games;
  }

  GrowingFile examples() {
    return examples;
  }

  @Override
  public void close() {
    opened.close();
  }
}
