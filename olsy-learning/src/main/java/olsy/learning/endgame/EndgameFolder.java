package olsy.learning.endgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import olsy.core.endgame.EndgameSlice;
import olsy.core.endgame.EndgameTables;
import olsy.core.endgame.Material;
import olsy.learning.text.InputException;
import olsy.learning.text.ProcessLock;
import olsy.learning.text.TextFile;
import olsy.learning.text.UserFolders;

/** Where solved endgames are kept: a file for each material and side to move. */
public final class EndgameFolder {

  private static final String SUFFIX = ".endgame";

  private final Path folder;

  public EndgameFolder(Path folder) {
    this.folder = folder;
  }

  /** In the cache of whoever runs the program. */
  public static EndgameFolder ofUser() {
    Path cache = UserFolders.ofUser().cache();
    return new EndgameFolder(cache.resolve("endgames").resolve(EndgameTables.game().name()));
  }

  Path file(Material material) {
    return folder.resolve(material + SUFFIX);
  }

  /** Up to how many pieces everything is there; 0 where nothing is. */
  public int pieces() {
    int pieces = 0;
    while (pieces < EndgameTables.MOST_PIECES
        && Material.ofPieces(pieces + 1).stream().map(this::file).allMatch(Files::isRegularFile)) {
      pieces++;
    }
    return pieces;
  }

  /**
   * What is solved of positions with up to so many pieces. Files are read when they are needed.
   *
   * @throws InputException where files are missing
   */
  public EndgameTables tables(int pieces) {
    int there = pieces();
    if (pieces > there) {
      throw new InputException(
          "expected endgames of "
              + pieces
              + " pieces in "
              + folder
              + ", found "
              + (there == 0 ? "none" : "up to " + there)
              + "; olsy endgames build --pieces "
              + pieces
              + " makes them");
    }
    return new EndgameTables(pieces, this::read);
  }

  /**
   * Reads one file.
   *
   * @throws InputException where it is missing or damaged
   */
  EndgameSlice read(Material material) {
    return EndgameFile.read(file(material), material);
  }

  void write(EndgameSlice slice) {
    EndgameFile.write(file(slice.material()), slice);
  }

  /** So that no two processes solve the same; the folder is made if it is not there. */
  ProcessLock lock() {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException("cannot make the folder " + folder + ": " + TextFile.reason(e), e);
    }
    return ProcessLock.of(
        folder.resolve("lock"), "another process is solving the endgames of " + folder);
  }

  @Override
  public String toString() {
    return folder.toString();
  }
}
