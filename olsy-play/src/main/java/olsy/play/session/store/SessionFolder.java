package olsy.play.session.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import olsy.core.game.Games;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.ProcessLock;
import olsy.learning.text.TextFile;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;

/**
 * The folder that is a session's whole state.
 *
 * <pre>
 * session.json     settings
 * player.json      our own player
 * population.json  other players, without the opponent; not there where nobody knows any
 * opponent.json    the opponent: a player, an engine, a person or a stranger
 * games.pdn        finished games
 * examples.jsonl   every move of the opponent, also of the game that is being played
 * models/          every model, by the number of decisions seen when it was learned
 * session.log      what happened, for people
 * </pre>
 */
public final class SessionFolder {

  private static final int MOST_BESIDE = 5;
  private static final String SUFFIX = ".json";

  private final Path folder;

  public SessionFolder(Path folder) {
    this.folder = folder;
  }

  /** Begins a session in which nothing is known of other players. */
  public static SessionFolder create(
      Path folder, SessionSettings settings, PlayerFile own, Entrant opponent) {
    return create(folder, settings, own, opponent, Optional.empty());
  }

  /**
   * Begins a session: nothing may be there yet.
   *
   * @param population other players, if any are known; the opponent is held out
   */
  public static SessionFolder create(
      Path folder,
      SessionSettings settings,
      PlayerFile own,
      Entrant opponent,
      Optional<Population> population) {
    SessionFolder session = new SessionFolder(folder);
    settings.training(Games.named(settings.game())); // refuses what cannot be learned
    session.requireFree();
    try {
      Files.createDirectories(session.models());
    } catch (IOException e) {
      throw new InputException("cannot make the folder " + folder + ": " + TextFile.reason(e), e);
    }
    own.write(session.playerFile());
    population
        .map(players -> players.without(Set.of(opponent.name()), Set.of()))
        .filter(others -> !others.isEmpty())
        .ifPresent(others -> others.write(session.populationFile()));
    Json.write(session.opponentFile(), opponent.json());
    Json.write(session.settingsFile(), settings.json());
    return session;
  }

  /** What a session leaves that broke off before it began does not count. */
  private void requireFree() {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      Set<Path> own = Set.of(models(), playerFile(), opponentFile(), populationFile());
      List<Path> others =
          files
              .filter(file -> !own.contains(file) && !TextFile.isUnfinished(file))
              .sorted()
              .toList();
      if (others.contains(settingsFile())) {
        throw new InputException(
            folder + " is a session already: olsy resume " + folder + " goes on with it");
      }
      if (!others.isEmpty()) {
        throw new InputException(
            "expected an empty folder for the session, found " + others.get(0));
      }
    } catch (IOException e) {
      throw TextFile.unreadable(folder, e);
    }
  }

  /** Whether a session has begun here. */
  public boolean exists() {
    return Files.isRegularFile(settingsFile());
  }

  /** The folder of a session that exists. */
  public static SessionFolder existing(Path folder) {
    SessionFolder session = new SessionFolder(folder);
    if (!session.exists()) {
      throw new InputException(
          "expected the folder of a session, found no session.json in " + folder + beside(folder));
    }
    return session;
  }

  /** Sessions whose names begin with that of a folder: {@code olsy run} may make more than one. */
  private static String beside(Path folder) {
    Path parent = folder.toAbsolutePath().getParent();
    if (parent == null || !Files.isDirectory(parent)) {
      return "";
    }
    String name = String.valueOf(folder.getFileName());
    try (Stream<Path> files = Files.list(parent)) {
      List<String> others =
          files
              .filter(one -> one.getFileName().toString().startsWith(name + "-"))
              .map(SessionFolder::new)
              .filter(SessionFolder::exists)
              .map(one -> folder.resolveSibling(one.folder.getFileName()).toString())
              .sorted()
              .limit(MOST_BESIDE)
              .toList();
      return others.isEmpty() ? "" : "; there is one in " + String.join(", ", others);
    } catch (IOException e) {
      throw TextFile.unreadable(parent, e);
    }
  }

  public SessionSettings settings() {
    return SessionSettings.of(Json.read(settingsFile()));
  }

  /** So many games are to be played in all. Not while the session is being played. */
  public void setGames(int games) {
    ProcessLock lock = lock();
    try (lock) {
      Json.write(settingsFile(), settings().withGames(games).json());
    }
  }

  /** Keeps everybody else from playing it. */
  ProcessLock lock() {
    return ProcessLock.of(
        folder.resolve("lock"), "another process is playing the session in " + folder);
  }

  public PlayerFile player() {
    return PlayerFile.read(playerFile());
  }

  /** The other players that were known when the session began. */
  public Optional<Population> population() {
    return Optional.of(populationFile()).filter(Files::exists).map(Population::read);
  }

  public Entrant opponent() {
    return Roster.read(opponentFile());
  }

  /** The numbers of the models, ascending. */
  public List<Integer> modelNumbers() {
    try (Stream<Path> files = Files.list(models())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.matches("\\d{6,9}\\.json"))
          .map(name -> Integer.valueOf(name.substring(0, name.length() - SUFFIX.length())))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw TextFile.unreadable(models(), e);
    }
  }

  public Path model(int number) {
    return models().resolve(String.format(Locale.ROOT, "%06d%s", number, SUFFIX));
  }

  /** The last model. */
  public Optional<LearnedModel> current() {
    List<Integer> numbers = modelNumbers();
    return numbers.isEmpty()
        ? Optional.empty()
        : Optional.of(LearnedModel.read(model(numbers.get(numbers.size() - 1))));
  }

  public Path path() {
    return folder;
  }

  Path playerFile() {
    return folder.resolve("player.json");
  }

  private Path populationFile() {
    return folder.resolve("population.json");
  }

  private Path opponentFile() {
    return folder.resolve("opponent.json");
  }

  public Path games() {
    return folder.resolve("games.pdn");
  }

  public Path examples() {
    return folder.resolve("examples.jsonl");
  }

  Path log() {
    return folder.resolve("session.log");
  }

  private Path models() {
    return folder.resolve("models");
  }

  private Path settingsFile() {
    return folder.resolve("session.json");
  }
}
