package olsy.play.roster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import olsy.core.clock.Limits;
import olsy.core.game.Spelling;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.PlayerReference;
import olsy.learning.players.WrittenLimits;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;
import olsy.play.opponent.AbsentEntrant;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.gtp.GtpEngineFile;
import olsy.play.opponent.hub.EngineFile;
import olsy.play.opponent.player.PlayerEntrant;

/**
 * Who can be asked to play, by reference: a file of a player or an engine, or the name of a player
 * among the models, of a folder among the engines, or of an engine that another module brings;
 * {@code @6} behind it sets the depth, as {@link PlayerReference} says.
 *
 * @param engines a folder with a folder for every engine
 */
public record Roster(ModelFolder models, Path engines) {

  private static final String ENGINE = "engine.json";
  private static final String BROUGHT = "engine";

  /** Of the installed program. */
  public static Roster installed() {
    Path home = Path.of(System.getProperty("olsy.home", "."));
    return new Roster(ModelFolder.installed(), home.resolve("olsy-play").resolve("engines"));
  }

  public Entrant find(String reference) {
    return find(reference, Limits.NONE);
  }

  /**
   * @param limits for everybody; those behind the reference hold beside them, those of the file do
   *     not
   */
  public Entrant find(String reference, Limits limits) {
    PlayerReference named = PlayerReference.of(reference);
    Entrant found = file(reference).map(Roster::read).orElseGet(() -> brought(named.name()));
    return found.within(named.limits().or(limits));
  }

  /** Who stands in a file. */
  public static Entrant read(Path file) {
    JsonValue json = Json.read(file, "a player or an engine");
    return AbsentEntrant.find(json).isPresent() || EngineFile.isEngine(json) || isBrought(json)
        ? read(json, file)
        : new PlayerEntrant(PlayerFile.read(file));
  }

  /**
   * Who stands somewhere within a file, as {@link Entrant#json} has it.
   *
   * @param file where it stands
   */
  public static Entrant read(JsonValue json, Path file) {
    Optional<AbsentEntrant> absent = AbsentEntrant.find(json);
    if (absent.isPresent()) {
      return absent.get();
    }
    if (isBrought(json)) {
      return brought(json);
    }
    if (!EngineFile.isEngine(json)) {
      return new PlayerEntrant(PlayerFile.of(json, ""));
    }
    return GtpEngineFile.speaksGtp(json) ? GtpEngineFile.of(json, file) : EngineFile.of(json, file);
  }

  private static boolean isBrought(JsonValue json) {
    return json.isObject() && json.find(BROUGHT).isPresent();
  }

  private static Entrant brought(JsonValue json) {
    Entrant engine =
        json.get(BROUGHT)
            .parsed(
                name ->
                    brought()
                        .filter(one -> one.name().equals(name))
                        .findFirst()
                        .orElseThrow(
                            () ->
                                new IllegalArgumentException(
                                    Spelling.unknown(
                                        "engine", name, brought().map(Entrant::name).toList()))));
    return json.find("level").map(WrittenLimits::of).map(engine::within).orElse(engine);
  }

  private static Stream<Entrant> brought() {
    return ServiceLoader.load(ModuleEngines.class).stream()
        .flatMap(module -> module.get().all().stream());
  }

  private Entrant brought(String name) {
    return brought()
        .filter(one -> one.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
  }

  /** Where they stand who are asked for, if they stand in files. */
  public List<Path> files(List<String> references) {
    return references.stream().flatMap(reference -> file(reference).stream()).toList();
  }

  /**
   * Where it stands who is asked for; nowhere, if no file has the name. A file with the name of a
   * model is meant by its path.
   */
  private Optional<Path> file(String reference) {
    String name = PlayerReference.of(reference).name();
    Path file = Path.of(name);
    if (Files.exists(file.resolve(ENGINE))) {
      return Optional.of(file.resolve(ENGINE));
    }
    Optional<Path> model = models.find(name);
    if (model.isPresent()) {
      return model;
    }
    if (Files.exists(file) && !Files.isDirectory(file)) {
      return Optional.of(file);
    }
    if (engineNames().contains(name)) {
      return Optional.of(engines.resolve(name).resolve(ENGINE));
    }
    boolean isBrought = brought().anyMatch(one -> one.name().equals(name));
    return Optional.of(file).filter(one -> !isBrought && Files.exists(one));
  }

  private InputException unknown(String name) {
    return new InputException(
        "there is no file " + name + "; " + Spelling.unknown("player", name, names()));
  }

  /** All who have a name: players among the models, engines, and those that modules bring. */
  public List<String> names() {
    List<String> names = new ArrayList<>(models.names());
    names.addAll(engineNames());
    brought().map(Entrant::name).forEach(names::add);
    return names;
  }

  private List<String> engineNames() {
    try (Stream<Path> folders = Files.list(engines)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve(ENGINE)))
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw TextFile.unreadable(engines, e);
    }
  }
}
