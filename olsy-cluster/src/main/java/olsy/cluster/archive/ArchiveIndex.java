package olsy.cluster.archive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.cluster.work.Dispatcher;
import olsy.core.game.Game;
import olsy.learning.archive.Admission;
import olsy.learning.archive.GameLog;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;

/**
 * What stands where in archives. A task for every split reads its games, wherever that is.
 *
 * @param files as whoever asks names them
 * @param archives the same files as they are sent
 * @param size of a split in bytes
 */
public record ArchiveIndex(List<Path> files, Archives archives, long size) {

  public ArchiveIndex {
    files = List.copyOf(files);
  }

  /** Of files as they are now, in splits of the usual size. */
  public static ArchiveIndex of(Game<?> game, List<Path> files, List<String> aliases) {
    return new ArchiveIndex(files, Archives.of(game, files, aliases), ArchiveSplit.USUAL_SIZE);
  }

  /** Hash of all that it depends on. */
  public String hash() {
    List<String> parts = new ArrayList<>(List.of(archives.game(), String.valueOf(size)));
    files.forEach(file -> parts.add(file.getFileName() + " " + hash(file)));
    parts.addAll(archives.aliases());
    return Sha256.of(String.join("\n", parts));
  }

  private String hash(Path file) {
    return archives.hashes().get(files.indexOf(file));
  }

  /** Decides which games of the archives count. */
  Admission admission(GameLog.Listener listener) {
    return new Admission(archives.rules(), files, this::hash, listener);
  }

  /**
   * Has all splits read, but for those that are in the journal.
   *
   * @throws InputException when an archive holds something else, or cannot be read where it is done
   */
  public MadeIndex make(Dispatcher dispatcher) throws InterruptedException {
    List<List<String>> keys = new ArrayList<>();
    Map<String, ArchiveSplit> splits = new LinkedHashMap<>();
    for (int archive = 0; archive < files.size(); archive++) {
      Admission.requireGames(files.get(archive));
      Map<String, ArchiveSplit> its =
          IndexMaking.named("index-" + archive, ArchiveSplit.of(files.get(archive), size));
      keys.add(List.copyOf(its.keySet()));
      splits.putAll(its);
    }
    IndexMaking making = new IndexMaking(archives, dispatcher, splits);
    making.run();
    return new MadeIndex(this, dispatcher.journal(), keys, making.parts(), making.leftOut());
  }
}
