package olsy.learning.text;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * Where the program keeps what belongs to its user, as the operating system has it.
 *
 * @param system the name of the operating system
 * @param home of the user, where {@code HOME} does not name another
 * @param environment answers null for a variable that is not set
 */
public record UserFolders(String system, Path home, UnaryOperator<String> environment) {

  private static final String PROGRAM = "olsy";

  /** Of whoever runs the program. */
  public static UserFolders ofUser() {
    return new UserFolders(
        System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System::getenv);
  }

  /** What is to be kept: the folder, there or not. */
  public Path data() {
    return isWindows()
        ? local().resolve(PROGRAM)
        : isMac()
            ? own().resolve("Library").resolve("Application Support").resolve(PROGRAM)
            : set("XDG_DATA_HOME", own().resolve(".local").resolve("share")).resolve(PROGRAM);
  }

  /** What can be made again: the folder, there or not. */
  public Path cache() {
    return isWindows()
        ? local().resolve(PROGRAM).resolve("cache")
        : isMac()
            ? own().resolve("Library").resolve("Caches").resolve(PROGRAM)
            : set("XDG_CACHE_HOME", own().resolve(".cache")).resolve(PROGRAM);
  }

  private boolean isWindows() {
    return system.toLowerCase(Locale.ROOT).startsWith("windows");
  }

  private boolean isMac() {
    return system.toLowerCase(Locale.ROOT).startsWith("mac");
  }

  private Path local() {
    return set("LOCALAPPDATA", home.resolve("AppData").resolve("Local"));
  }

  private Path own() {
    return set("HOME", home);
  }

  private Path set(String variable, Path otherwise) {
    String value = environment.apply(variable);
    return value == null || value.isEmpty() ? otherwise : Path.of(value);
  }
}
