package olsy.cluster.archive;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.archive.GameChunks;
import olsy.learning.archive.PdnEntry;
import olsy.learning.archive.PdnReader;
import olsy.learning.archive.PlayerNames;
import olsy.learning.archive.Replay;
import olsy.learning.example.DecidedGame;
import olsy.learning.text.Sha256;
import olsy.learning.text.TextFile;

/**
 * Archives as they are sent to whoever reads games of them by their places.
 *
 * @param game its name
 * @param paths the same ones for everybody who reads them
 * @param hashes SHA-256 of each
 * @param aliases of players
 */
public record Archives(String game, List<String> paths, List<String> hashes, List<String> aliases)
    implements Serializable {

  public Archives {
    paths = List.copyOf(paths);
    hashes = List.copyOf(hashes);
    aliases = List.copyOf(aliases);
  }

  /** Archives as they are now: each is read once for its hash. */
  static Archives of(Game<?> game, List<Path> files, List<String> aliases) {
    return new Archives(
        game.name(),
        files.stream().map(file -> file.toAbsolutePath().normalize().toString()).toList(),
        files.stream().map(Sha256::of).toList(),
        aliases);
  }

  /** The game that is played in them. */
  public Game<?> rules() {
    return Games.named(game);
  }

  /** Where they stand. */
  public List<Path> files() {
    return paths.stream().map(Path::of).toList();
  }

  /**
   * The decisions of somebody in games.
   *
   * @param rules of the game that is played
   * @param games in the order of the archives
   * @param who whose decisions
   */
  public <P extends Position<P>> List<DecidedGame<P>> read(
      Game<P> rules, List<GameReference> games, Whose who) throws InterruptedException {
    PlayerNames names = new PlayerNames(aliases);
    List<DecidedGame<P>> read = new ArrayList<>();
    int at = 0;
    while (at < games.size()) {
      int end = at;
      while (end < games.size() && isSamePiece(games.get(at), games.get(end))) {
        end++;
      }
      Path archive = Path.of(paths.get(games.get(at).file()));
      List<GameReference> together = games.subList(at, end);
      try {
        readPiece(rules, archive, together, names, who, read);
      } catch (IOException e) {
        throw TextFile.unreadable(archive, e);
      } catch (UncheckedIOException e) {
        throw TextFile.unreadable(archive, e.getCause());
      }
      at = end;
    }
    return read;
  }

  private static boolean isSamePiece(GameReference one, GameReference other) {
    return one.file() == other.file() && one.chunk() == other.chunk();
  }

  /** Games of one piece: in most archives, one. */
  private static <P extends Position<P>> void readPiece(
      Game<P> game,
      Path archive,
      List<GameReference> games,
      PlayerNames names,
      Whose who,
      List<DecidedGame<P>> read)
      throws IOException, InterruptedException {
    long begin = games.get(0).chunk();
    try (GameChunks chunks = GameChunks.open(archive, begin, begin + 1)) {
      if (!chunks.next() || chunks.place() != begin) {
        throw new IOException("it is not the file any more that was read before");
      }
      PdnReader reader = new PdnReader(chunks.piece(), game::isMove);
      int place = 0;
      for (GameReference one : games) {
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        for (; place < one.place() && reader.hasNext(); place++) {
          reader.next();
        }
        if (!reader.hasNext()) {
          throw new IOException("it is not the file any more that was read before");
        }
        PdnEntry entry = reader.next();
        place++;
        Replay<P> replay = Replay.of(game, entry);
        read.add(
            DecidedGame.of(
                one.file(), one.number(), replay.positions(), who.sides(entry.game(), names)));
      }
    }
  }
}
