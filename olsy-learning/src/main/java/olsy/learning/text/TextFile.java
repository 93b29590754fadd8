package olsy.learning.text;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Whole text files, in UTF-8. Reading says in a sentence what is wrong; writing is all or nothing:
 * beside the file, forced to the disk, then renamed. An interruption does not stop it: no channel
 * is used, for it would be closed.
 */
public final class TextFile {

  private static final String UNFINISHED = ".part";

  /** Takes the lines of a file as they are read. */
  @FunctionalInterface
  public interface LineReader {

    /** The lines have numbers from 1 on. */
    void line(int number, String line);
  }

  /** What is written by and by, as it is too much to be held. */
  @FunctionalInterface
  public interface Content {

    void to(Writer writer) throws IOException;
  }

  /** Fills a file. */
  @FunctionalInterface
  private interface Filling {

    void of(OutputStream out) throws IOException;
  }

  private TextFile() {}

  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  public static void readLines(Path file, LineReader reader) {
    try (InputStream in = Files.newInputStream(file)) {
      readLines(file, in, reader);
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /**
   * Reads a part of a file.
   *
   * @param in from its beginning
   */
  public static void readLines(Path file, InputStream in, LineReader reader) {
    try {
      BufferedReader lines =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        reader.line(++number, line);
      }
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  /** Says at once what {@link #write} would say after the work is done. */
  public static void requireWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    String reason =
        Files.isDirectory(file)
            ? "it is a folder"
            : !Files.isDirectory(folder)
                ? "no such folder"
                : !Files.isWritable(Files.exists(file) ? file : folder)
                    ? "permission denied"
                    : null;
    if (reason != null) {
      throw new InputException("cannot write " + file + ": " + reason);
    }
  }

  public static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** The same of a file that is no text. */
  public static void write(Path file, byte[] bytes) {
    fill(file, out -> out.write(bytes));
  }

  /** The same of text that is not held as a whole. */
  public static void write(Path file, Content content) {
    fill(
        file,
        out -> {
          Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
          content.to(writer);
          writer.flush();
        });
  }

  private static void fill(Path file, Filling filling) {
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        // A device or a pipe is written to, never replaced.
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.WRITE)) {
          filling.of(out);
        }
      } else {
        replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), filling);
      }
    } catch (IOException e) {
      throw unwritable(file, e);
    } catch (UncheckedIOException e) {
      throw unwritable(file, e.getCause());
    }
  }

  private static void replace(Path target, Filling filling) throws IOException {
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + UNFINISHED;
    Path beside = target.resolveSibling(name);
    try {
      try (OutputStream out = Files.newOutputStream(beside)) {
        filling.of(out);
      }
      try (RandomAccessFile written = new RandomAccessFile(beside.toFile(), "rw")) {
        written.getFD().sync();
      }
      Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  /** Whether a file is what a process left that was killed while it wrote. */
  public static boolean isUnfinished(Path file) {
    String name = file.getFileName().toString();
    return name.startsWith(".") && name.endsWith(UNFINISHED);
  }

  /** The sentence for a file that cannot be read. */
  public static InputException unreadable(Path file, IOException e) {
    return e instanceof CharacterCodingException
        ? new InputException(file + ": expected text in UTF-8, found other bytes", e)
        : new InputException("cannot read " + file + ": " + reason(e), e);
  }

  /** The sentence for a file that cannot be written. */
  public static InputException unwritable(Path file, IOException e) {
    return new InputException("cannot write " + file + ": " + reason(e), e);
  }

  /** Why a file cannot be used: what the exception says besides its path. */
  public static String reason(IOException e) {
    if (e instanceof NoSuchFileException missing) {
      return "no such file" + (missing.getFile() == null ? "" : " or directory");
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (e instanceof NotDirectoryException) {
      return "not a folder";
    }
    if (e instanceof DirectoryNotEmptyException) {
      return "the folder is not empty";
    }
    if (e instanceof FileAlreadyExistsException) {
      return "there is a file of that name";
    }
    if (e instanceof FileSystemException system && system.getReason() != null) {
      return system.getReason();
    }
    return e.getMessage();
  }
}
