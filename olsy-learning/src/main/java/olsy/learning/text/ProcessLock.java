package olsy.learning.text;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps everybody else out, in other processes and in this one, until it is closed. */
public final class ProcessLock implements AutoCloseable {

  private final Path file;
  private final FileChannel channel;

  private ProcessLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * @param file that says who is in; it may stay when nobody is
   * @param taken the sentence for somebody who is kept out
   */
  public static ProcessLock of(Path file, String taken) {
    try {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!isLocked(channel)) {
        channel.close();
        throw new InputException(taken);
      }
      return new ProcessLock(file, channel);
    } catch (IOException e) {
      throw TextFile.unwritable(file, e);
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
