package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UserFoldersTest {

  private static final Path HOME = Path.of("/home/ann");

  private static Path data(String system, Map<String, String> environment) {
    return new UserFolders(system, HOME, environment::get).data();
  }

  private static Path cache(String system, Map<String, String> environment) {
    return new UserFolders(system, HOME, environment::get).cache();
  }

  @Test
  void followTheOperatingSystem() {
    assertEquals(HOME.resolve(".local/share/olsy"), data("Linux", Map.of()));
    assertEquals(HOME.resolve(".local/share/olsy"), data("Linux", Map.of("XDG_DATA_HOME", "")));
    assertEquals(Path.of("/data/olsy"), data("Linux", Map.of("XDG_DATA_HOME", "/data")));
    assertEquals(
        HOME.resolve("Library/Application Support/olsy"),
        data("Mac OS X", Map.of("XDG_DATA_HOME", "/data")));
    assertEquals(Path.of("/local/olsy"), data("Windows 11", Map.of("LOCALAPPDATA", "/local")));
    assertEquals(HOME.resolve("AppData/Local/olsy"), data("Windows 11", Map.of()));
  }

  @Test
  void whatCanBeMadeAgainIsElsewhere() {
    assertEquals(HOME.resolve(".cache/olsy"), cache("Linux", Map.of()));
    assertEquals(Path.of("/fast/olsy"), cache("Linux", Map.of("XDG_CACHE_HOME", "/fast")));
    assertEquals(HOME.resolve("Library/Caches/olsy"), cache("Mac OS X", Map.of()));
    assertEquals(HOME.resolve("AppData/Local/olsy/cache"), cache("Windows 11", Map.of()));
  }

  /** The passwd entry says something else where a user runs the program as another. */
  @Test
  void homeIsWhereTheVariableSays() {
    Map<String, String> bob = Map.of("HOME", "/home/bob");
    assertEquals(Path.of("/home/bob/.local/share/olsy"), data("Linux", bob));
    assertEquals(Path.of("/home/bob/.cache/olsy"), cache("Linux", bob));
    assertEquals(Path.of("/home/bob/Library/Application Support/olsy"), data("Mac OS X", bob));
    assertEquals(HOME.resolve("AppData/Local/olsy"), data("Windows 11", bob));
    assertEquals(HOME.resolve(".local/share/olsy"), data("Linux", Map.of("HOME", "")));
  }
}
