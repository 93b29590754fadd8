package olsy.play.web.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;
import olsy.play.report.SessionReport;
import olsy.play.session.store.SessionFolder;
import olsy.play.web.Answer;
import olsy.play.web.Refusal;
import olsy.play.web.Request;

/**
 * The sessions of a user.
 *
 * <pre>
 * GET /api/sessions            those there are, the newest first
 * GET /api/sessions/ID         what a page about it shows
 * GET /api/sessions/ID/news    that it has gone on
 * </pre>
 *
 * @param folders with a folder for every session
 * @param others sessions that stand elsewhere
 */
public record Shelf(List<Path> folders, List<Path> others) {

  private static final int MOST = 500;
  private static final Duration PAUSE = Duration.ofMillis(500);

  /**
   * A session, in the fields of its JSON.
   *
   * @param changed when it went on last, in milliseconds since 1970
   * @param models how many were learned
   */
  private record Row(String id, String game, String us, String opponent, long changed, int models) {

    static Optional<Row> of(String id, SessionFolder folder) {
      try {
        Path examples = folder.examples();
        return Optional.of(
            new Row(
                id,
                folder.settings().game(),
                folder.player().name(),
                folder.settings().opponent(),
                Files.getLastModifiedTime(Files.exists(examples) ? examples : folder.path())
                    .toMillis(),
                folder.modelNumbers().size()));
      } catch (InputException | IOException e) {
        return Optional.empty(); // half made, or damaged: olsy resume says what is wrong
      }
    }
  }

  public Shelf {
    folders = List.copyOf(folders);
    others = List.copyOf(others);
  }

  /** What is asked of sessions; the path begins behind theirs. */
  public Answer answer(Request request) {
    if (request.changes()) {
      throw Refusal.wrong("sessions are here to look at");
    }
    String id = request.part(1);
    if (id.isEmpty()) {
      return Answer.json(rows());
    }
    SessionFolder folder = sessions().get(id);
    if (folder == null) {
      throw Refusal.unknown("there is no session " + id);
    }
    return switch (request.part(2)) {
      case "" -> Answer.json(SessionReport.of(folder));
      case "news" -> new Answer.Stream(new SessionNews(folder, PAUSE));
      default -> throw Refusal.unknown("a session has no " + request.part(2));
    };
  }

  private List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    sessions().forEach((id, folder) -> Row.of(id, folder).ifPresent(rows::add));
    rows.sort((one, other) -> Long.compare(other.changed(), one.changed()));
    return rows.subList(0, Math.min(MOST, rows.size()));
  }

  /** By their ids: what is asked for is looked up here, and is never a path. */
  private Map<String, SessionFolder> sessions() {
    Map<String, SessionFolder> sessions = new LinkedHashMap<>();
    for (Path other : others) {
      sessions.put(other.getFileName().toString(), SessionFolder.existing(other));
    }
    for (Path folder : folders) {
      for (Path session : within(folder)) {
        sessions.putIfAbsent(
            folder.getFileName() + "-" + session.getFileName(), SessionFolder.existing(session));
      }
    }
    return sessions;
  }

  private static List<Path> within(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(one -> new SessionFolder(one).exists()).sorted().toList();
    } catch (IOException e) {
      throw TextFile.unreadable(folder, e);
    }
  }
}
