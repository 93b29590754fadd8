package olsy.play.session.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * Keeps everybody else out of a session, in other processes and in this one, until it is closed.
 */
final class SessionLock implements AutoCloseable {

  private final Path file;
  private final FileChannel channel;

  private SessionLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * @param folder the session's
   */
  static SessionLock of(Path folder) {
    Path file = folder.resolve("lock");
    try {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
        channel.close();
        throw new InputException("another process is playing the session in " + folder);
      }
      return new SessionLock(file, channel);
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // this very process holds it
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
  }
}
