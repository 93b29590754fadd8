package olsy.play.web.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import olsy.core.clock.Limits;
import olsy.core.game.Games;
import olsy.core.game.Side;
import olsy.core.game.Spelling;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;
import olsy.learning.training.LearnedModel;
import olsy.play.personal.PersonalSession;
import olsy.play.session.store.SessionFolder;
import olsy.play.web.Answer;
import olsy.play.web.Refusal;
import olsy.play.web.Request;
import org.slf4j.LoggerFactory;

/**
 * All tables.
 *
 * <pre>
 * GET  /api/tables                those there are, the last one played at first
 * POST /api/tables                {"player", "limits"}, {"clone": ID} or {"fit": ID}: a new one → {"id"}
 * POST /api/tables/ID             opens it where it was left
 * GET  /api/tables/ID/news        how it stands, and every change
 * POST /api/tables/ID/move        {"game", "ply", "move"}
 * POST /api/tables/ID/undo, resign, peek, hint    {"game", "ply"}
 * POST /api/tables/ID/next        {"game", "ply", "side"}
 * POST /api/tables/ID/handicap    {"game", "ply", "allowed"}
 * GET  /api/tables/ID/model       the person as a player, to download
 * GET  /api/players               who can be asked to play
 * </pre>
 */
public final class TableRoom implements AutoCloseable {

  private static final int MOST_OPEN = 64;
  private static final int MOST_TABLES = 1000;
  private static final int MAX_DEPTH = 6;

  /**
   * A table, in the fields of its JSON.
   *
   * @param models how many models of the person there are
   */
  private record Row(String id, String game, String us, boolean isOpen, int models) {}

  /** Somebody to play with. */
  private record Rival(String name, String game) {}

  private final Path folder;
  private final ModelFolder players;
  private final Function<String, PlayerFile> learned;
  private final InstantSource clock;
  private final Map<String, OpenTable> open = new LinkedHashMap<>();

  /**
   * @param folder with a folder for every table
   * @param players who can be asked to play
   * @param learned players that were learned from archives, by number
   */
  public TableRoom(
      Path folder, ModelFolder players, Function<String, PlayerFile> learned, InstantSource clock) {
    this.folder = folder;
    this.learned = learned;
    this.players = players;
    this.clock = clock;
  }

  /** What is asked of tables; the path begins behind theirs. */
  public Answer answer(Request request) {
    String id = request.part(1);
    String what = request.part(2);
    if (id.isEmpty()) {
      return request.changes() ? begin(request.json()) : Answer.json(rows());
    }
    if (!request.changes()) {
      return switch (what) {
        case "news" -> new Answer.Stream(opened(id).news());
        case "model" -> Answer.json(person(id).json());
        default -> throw Refusal.unknown("a table has no " + what);
      };
    }
    if (what.isEmpty()) {
      open(id);
    } else {
      opened(id).ask(wish(what, request.json()));
    }
    return Answer.done();
  }

  /** Who can be asked to play here: games with dice are not learned from. */
  public Answer players() {
    return Answer.json(
        players.names().stream()
            .map(name -> new Rival(name, players.player(name).game()))
            .filter(rival -> !Games.named(rival.game).kind().chance())
            .toList());
  }

  private static Wish wish(String what, JsonValue json) {
    try {
      Moment moment = new Moment(json.get("game").whole(0), json.get("ply").whole(0));
      return switch (what) {
        case "move" -> new Wish.Play(moment, json.get("move").text());
        case "undo" -> new Wish.TakeBack(moment);
        case "resign" -> new Wish.Resign(moment);
        case "peek" -> new Wish.Peek(moment);
        case "hint" -> new Wish.Hint(moment);
        case "next" -> new Wish.Next(moment, side(json.get("side")));
        case "handicap" -> new Wish.Handicap(moment, json.get("allowed").truth());
        default -> throw Refusal.unknown("nobody at a table can " + what);
      };
    } catch (InputException e) {
      throw Refusal.wrong(e.getMessage());
    }
  }

  private static Side side(JsonValue json) {
    return json.parsed(
        text ->
            switch (text) {
              case "black" -> Side.FIRST;
              case "white" -> Side.SECOND;
              default ->
                  throw new IllegalArgumentException(
                      Spelling.unknown("side", text, List.of("black", "white")));
            });
  }

  private List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (String id : ids()) {
      try {
        rows.add(row(id, SessionFolder.existing(folder.resolve(id))));
      } catch (InputException e) {
        LoggerFactory.getLogger(TableRoom.class)
            .warn("a table cannot be shown: {}", e.getMessage());
      }
    }
    return rows;
  }

  private Row row(String id, SessionFolder session) {
    return new Row(
        id,
        session.settings().game(),
        session.player().name(),
        isOpen(id),
        session.modelNumbers().size());
  }

  private synchronized boolean isOpen(String id) {
    return open.containsKey(id) && open.get(id).isOpen();
  }

  /** Names of folders: an id that is none of them is refused, so it leads nowhere else. */
  private List<String> ids() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> folders = Files.list(folder)) {
      return folders
          .filter(PersonalSession::isIn)
          .sorted(Comparator.comparing(TableRoom::lastPlayed).reversed())
          .map(path -> path.getFileName().toString())
          .limit(MOST_TABLES)
          .toList();
    } catch (IOException e) {
      throw TextFile.unreadable(folder, e);
    }
  }

  private static FileTime lastPlayed(Path table) {
    Path examples = new SessionFolder(table).examples();
    try {
      return Files.getLastModifiedTime(Files.exists(examples) ? examples : table);
    } catch (IOException e) {
      throw TextFile.unreadable(table, e);
    }
  }

  private Answer begin(JsonValue json) {
    Optional<JsonValue> clone = json.find("clone");
    PlayerFile player;
    String name;
    if (clone.isPresent()) {
      name = "clone-" + clone.get().text();
      PlayerFile person = person(clone.get().text());
      player = person.withName("clone of " + person.name());
    } else if (json.find("fit").isPresent()) {
      player = learned.apply(json.get("fit").text());
      name = player.name();
    } else {
      name = known(json.get("player").text());
      String limits = json.find("limits").map(JsonValue::text).orElse("");
      player = players.player(limits.isEmpty() ? name : name + "@" + limits, Limits.NONE);
    }
    if (Games.named(player.game()).kind().chance()) {
      throw Refusal.wrong("games with dice are played at the terminal: olsy play");
    }
    synchronized (this) {
      String id = free(name);
      PersonalSession.begun(folder.resolve(id), player, MAX_DEPTH);
      return Answer.json(Map.of("id", id));
    }
  }

  private String free(String name) {
    List<String> taken = ids();
    if (taken.size() >= MOST_TABLES) {
      throw Refusal.busy("there are " + taken.size() + " tables already, in " + folder);
    }
    int number = 1;
    String id = PersonalSession.folderName(name);
    while (Files.exists(folder.resolve(id))) {
      id = PersonalSession.folderName(name) + "-" + ++number;
    }
    return id;
  }

  private synchronized OpenTable opened(String id) {
    OpenTable table = open.get(id);
    if (table == null || !table.isOpen()) {
      throw Refusal.unknown("the table " + id + " is not open");
    }
    return table;
  }

  private synchronized void open(String id) {
    if (isOpen(id)) {
      return;
    }
    if (!ids().contains(id)) {
      throw Refusal.unknown("there is no table " + id);
    }
    open.values().removeIf(table -> !table.isOpen());
    if (open.size() >= MOST_OPEN) {
      OpenTable longest = open.remove(open.keySet().iterator().next());
      longest.close();
    }
    open.put(id, OpenTable.open(id, PersonalSession.existing(folder.resolve(id)), clock));
  }

  /** Who can be asked to play: a name that is known, and no file. */
  public PlayerFile rival(String name) {
    return players.player(known(name));
  }

  private String known(String name) {
    if (!players.names().contains(name)) {
      throw Refusal.wrong(Spelling.unknown("player", name, players.names()));
    }
    return name;
  }

  /**
   * The person at a table, as a player.
   *
   * @param id of the table
   */
  public PlayerFile person(String id) {
    return model(id).player();
  }

  private LearnedModel model(String id) {
    if (!ids().contains(id)) {
      throw Refusal.unknown("there is no table " + id);
    }
    return SessionFolder.existing(folder.resolve(id))
        .current()
        .orElseThrow(() -> Refusal.unknown("no model of you has been learned at this table yet"));
  }

  @Override
  public void close() {
    List<OpenTable> all;
    synchronized (this) {
      all = new ArrayList<>(open.values());
      open.clear();
    }
    all.forEach(OpenTable::close);
  }
}
