package olsy.cluster.archive;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.learning.archive.GameChunks;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * A part of an archive that one task reads: the games that begin in it.
 *
 * @param path of the archive, the same one for everybody who reads it
 * @param from the place of its first byte
 * @param to that behind its last one
 */
public record ArchiveSplit(String path, long from, long to) implements Serializable {

  /** Bytes of a split: some thousand games. Answers do not depend on it. */
  public static final long USUAL_SIZE = 4L << 20;

  /** Into so many parts a split is cut that could not be read. */
  private static final int PARTS = 16;

  /** Those of one archive, in their order. */
  static List<ArchiveSplit> of(Path archive, long size) {
    try {
      long all = Files.size(archive);
      List<ArchiveSplit> splits = new ArrayList<>();
      for (long from = 0; from < all; from += size) {
        splits.add(
            new ArchiveSplit(
                archive.toAbsolutePath().normalize().toString(), from, Math.min(all, from + size)));
      }
      return splits;
    } catch (IOException e) {
      throw TextFile.unreadable(archive, e);
    }
  }

  double bytes() {
    return to - from;
  }

  private Path archive() {
    return Path.of(path);
  }

  /** Says that its bytes cannot be read here: the archive is missing, or a disk fails. */
  InputException unreadable(IOException e) {
    return new InputException(unreadable() + TextFile.reason(e), e);
  }

  /** Whether that is what a sentence says, and not that somebody died of its games. */
  boolean isUnreadable(String sentence) {
    return sentence.startsWith(unreadable());
  }

  private String unreadable() {
    return "cannot read " + path + ": ";
  }

  /**
   * The same bytes in several splits of about as many pieces each; this one alone where it has one
   * piece, or none. It is read for that, but no game is.
   */
  List<ArchiveSplit> parts() {
    List<Long> begins = begins();
    int each = Math.max(1, (begins.size() + PARTS - 1) / PARTS);
    List<ArchiveSplit> parts = new ArrayList<>();
    for (int i = 0; i == 0 || i < begins.size(); i += each) {
      long first = i == 0 ? from : begins.get(i);
      long behind = i + each < begins.size() ? begins.get(i + each) : to;
      parts.add(new ArchiveSplit(path, first, behind));
    }
    return parts;
  }

  /** Where its pieces begin. */
  private List<Long> begins() {
    List<Long> begins = new ArrayList<>();
    try (GameChunks chunks = GameChunks.open(archive(), from, to)) {
      while (chunks.next()) {
        begins.add(chunks.place());
      }
    } catch (IOException e) {
      throw unreadable(e);
    }
    return begins;
  }

  /** How many lines its pieces have. */
  long lines() {
    try (GameChunks chunks = GameChunks.open(archive(), from, to)) {
      boolean isMore = chunks.next();
      long before = chunks.lines();
      while (isMore) {
        isMore = chunks.next();
      }
      return chunks.lines() - before;
    } catch (IOException e) {
      throw unreadable(e);
    }
  }
}
