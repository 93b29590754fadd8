package olsy.play.web.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.archive.Players;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;
import olsy.play.web.Answer;
import olsy.play.web.Refusal;
import olsy.play.web.Request;

/**
 * Archives and what is learned from them, while the server is open.
 *
 * <pre>
 * POST /api/archives?game=GAME     games in PDN → {"id", "games", "players", "faults"}
 * POST /api/fits                   {"archive", "player"}: learns → {"id"}
 * GET  /api/fits/ID/news           how that stands
 * GET  /api/fits/ID/model          the player, to download
 * </pre>
 */
public final class Workshop implements AutoCloseable {

  private static final int MOST_BYTES = 48 * 1024 * 1024;
  private static final int MOST_ARCHIVES = 8;
  private static final int MOST_FITS = 32;
  private static final int MOST_PLAYERS = 200;
  private static final int MOST_FAULTS = 5;
  private static final String USUAL_GAME = "checkers";

  /** An archive. */
  private record Archive(Game<?> game, Path file) {}

  /** What is told of an archive, in the fields of its JSON. */
  private record Told(String id, int games, List<Players.Entry> players, List<String> faults) {}

  private final Path folder;
  private final Map<String, Archive> archives = new LinkedHashMap<>();
  private final Map<String, Fit<?>> fits = new LinkedHashMap<>();

  /** One at a time: learning takes all processors as it is. */
  private final ExecutorService worker =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "fit");
            thread.setDaemon(true);
            return thread;
          });

  private Workshop(Path folder) {
    this.folder = folder;
  }

  /** Opens, with a folder for archives that goes when it is closed. */
  public static Workshop open() {
    try {
      return new Workshop(Files.createTempDirectory("olsy-archives"));
    } catch (IOException e) {
      throw new InputException("cannot make a folder for archives: " + TextFile.reason(e), e);
    }
  }

  /** What is asked of archives. */
  public Answer archives(Request request) {
    if (!request.changes() || !request.part(1).isEmpty()) {
      throw Refusal.unknown("archives can be sent, and no more");
    }
    Game<?> game;
    try {
      game = Games.named(request.parameter("game").orElse(USUAL_GAME));
    } catch (IllegalArgumentException e) {
      throw Refusal.wrong(e.getMessage());
    }
    return Answer.json(take(game, request.body().read(MOST_BYTES)));
  }

  private Told take(Game<?> game, byte[] games) {
    String id;
    Path file;
    synchronized (this) {
      id = String.valueOf(archives.size() + 1);
      if (archives.size() >= MOST_ARCHIVES) {
        throw Refusal.busy(
            "there are " + MOST_ARCHIVES + " archives already: start the server anew");
      }
      file = folder.resolve("archive-" + id + ".pdn");
      archives.put(id, new Archive(game, file));
    }
    try {
      Files.write(file, games);
      return told(id, game, file);
    } catch (IOException e) {
      throw TextFile.unwritable(file, e);
    } catch (InputException e) {
      synchronized (this) {
        archives.remove(id);
      }
      throw Refusal.wrong(e.getMessage().replace(file.toString(), "the archive"));
    }
  }

  private static <P extends Position<P>> Told told(String id, Game<P> game, Path file) {
    Players players = new Players(new PlayerNames(List.of()));
    List<String> faults = new ArrayList<>();
    GameLog<P> log =
        new GameLog<>(
            game,
            List.of(file),
            fault -> {
              if (faults.size() < MOST_FAULTS) {
                faults.add(fault.replace(file.toString(), "the archive"));
              }
            });
    log.read((number, replay) -> players.add(replay));
    if (players.games() == 0) {
      throw new InputException("expected games in PDN, found none");
    }
    List<Players.Entry> list = players.list();
    return new Told(
        id, players.games(), list.subList(0, Math.min(MOST_PLAYERS, list.size())), faults);
  }

  /** What is asked of players that are learned. */
  public Answer fits(Request request) {
    if (request.changes()) {
      return begin(request.json());
    }
    Fit<?> fit = fit(request.part(1));
    return switch (request.part(2)) {
      case "news" -> new Answer.Stream(fit.news());
      case "model" -> Answer.json(model(request.part(1)).json());
      default -> throw Refusal.unknown("what is learned has no " + request.part(2));
    };
  }

  private Answer begin(JsonValue json) {
    String player;
    Archive archive;
    synchronized (this) {
      try {
        player = json.get("player").text();
        archive = archives.get(json.get("archive").text());
      } catch (InputException e) {
        throw Refusal.wrong(e.getMessage());
      }
      if (archive == null) {
        throw Refusal.unknown("this archive is not here any more: drop it again");
      }
      if (fits.size() >= MOST_FITS) {
        throw Refusal.busy(MOST_FITS + " players were learned already: start the server anew");
      }
      String id = String.valueOf(fits.size() + 1);
      Fit<?> fit = new Fit<>(archive.game(), archive.file(), player);
      fits.put(id, fit);
      worker.execute(fit);
      return Answer.json(Map.of("id", id));
    }
  }

  private synchronized Fit<?> fit(String id) {
    Fit<?> fit = fits.get(id);
    if (fit == null) {
      throw Refusal.unknown("nothing is learned under the number " + id);
    }
    return fit;
  }

  /**
   * Who was learned.
   *
   * @param id of what was asked for
   */
  public PlayerFile model(String id) {
    return fit(id)
        .learned()
        .orElseThrow(() -> Refusal.unknown("this player has not been learned yet"));
  }

  /** What is not learned yet is not learned any more. */
  @Override
  public void close() {
    worker.shutdownNow();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      throw TextFile.unwritable(folder, e);
    }
  }
}
