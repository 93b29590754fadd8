package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {

  private static final Path HOME = Path.of("/home/ann");

  private static Path of(String system, Map<String, String> environment) {
    return DataFolder.of(system, HOME, environment::get);
  }

  @Test
  void followsTheOperatingSystem() {
    assertEquals(HOME.resolve(".local/share/olsy"), of("Linux", Map.of()));
    assertEquals(HOME.resolve(".local/share/olsy"), of("Linux", Map.of("XDG_DATA_HOME", "")));
    assertEquals(Path.of("/data/olsy"), of("Linux", Map.of("XDG_DATA_HOME", "/data")));
    assertEquals(
        HOME.resolve("Library/Application Support/olsy"),
        of("Mac OS X", Map.of("XDG_DATA_HOME", "/data")));
    assertEquals(Path.of("/local/olsy"), of("Windows 11", Map.of("LOCALAPPDATA", "/local")));
    assertEquals(HOME.resolve("AppData/Local/olsy"), of("Windows 11", Map.of()));
  }

  /** The passwd entry says something else where a user runs the program as another. */
  @Test
  void homeIsWhereTheVariableSays() {
    Map<String, String> bob = Map.of("HOME", "/home/bob");
    assertEquals(Path.of("/home/bob/.local/share/olsy"), of("Linux", bob));
    assertEquals(Path.of("/home/bob/Library/Application Support/olsy"), of("Mac OS X", bob));
    assertEquals(HOME.resolve("AppData/Local/olsy"), of("Windows 11", bob));
    assertEquals(HOME.resolve(".local/share/olsy"), of("Linux", Map.of("HOME", "")));
  }
}
