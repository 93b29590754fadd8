package olsy.cluster.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import olsy.cluster.work.Work;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.archive.Admission;
import olsy.learning.archive.GameChunks;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.PdnEntry;
import olsy.learning.archive.PdnReader;
import olsy.learning.archive.PlayerNames;
import olsy.learning.archive.Replay;

/**
 * Reads a split and answers its index: how many lines it has, then a line for every game. It holds
 * one game at a time.
 *
 * @param game its name
 * @param aliases of players
 */
record IndexWork(ArchiveSplit split, String game, List<String> aliases) implements Work {

  IndexWork {
    aliases = List.copyOf(aliases);
  }

  @Override
  public String answer() throws InterruptedException {
    return index(Games.named(game));
  }

  private <P extends Position<P>> String index(Game<P> rules) throws InterruptedException {
    PlayerNames names = new PlayerNames(aliases);
    Path path = Path.of(split.path());
    StringBuilder games = new StringBuilder();
    long lines = 0;
    try (GameChunks chunks = GameChunks.open(path, split.from(), split.to())) {
      long begin = -1;
      while (chunks.next()) {
        begin = begin < 0 ? chunks.lines() : begin;
        long before = chunks.lines() - begin;
        long chunk = chunks.place();
        PdnReader reader = new PdnReader(chunks.piece(), rules::isMove);
        for (int place = 0; reader.hasNext(); place++) {
          if (Thread.interrupted()) {
            throw new InterruptedException();
          }
          PdnEntry entry = reader.next();
          Replay<P> replay = Replay.of(rules, entry);
          games.append(indexed(chunk, place, before, replay, names).text()).append('\n');
        }
        lines = chunks.lines() - begin;
      }
    } catch (IOException e) {
      throw split.unreadable(e);
    } catch (UncheckedIOException e) {
      throw split.unreadable(e.getCause());
    }
    return lines + "\n" + games;
  }

  /**
   * @param lines of the split before the piece
   */
  private static <P extends Position<P>> IndexedGame indexed(
      long chunk, int place, long lines, Replay<P> replay, PlayerNames names) {
    Optional<String> fault =
        replay
            .fault()
            .map(sentence -> sentence.substring(replay.entry().place().length()))
            .map(sentence -> IndexedGame.shifted(sentence, lines));
    return new IndexedGame(
        chunk,
        place,
        lines + replay.entry().line(),
        Admission.identity(replay.entry().game()),
        GameCount.of(replay, names),
        fault);
  }
}
