package olsy.cluster.archive;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
}
