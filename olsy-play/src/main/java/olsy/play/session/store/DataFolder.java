package olsy.play.session.store;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.UnaryOperator;

/** Where the program keeps what belongs to its user, as the operating system has it. */
public final class DataFolder {

  private static final String PROGRAM = "olsy";

  private DataFolder() {}

  /** Of whoever runs the program. */
  public static Path ofUser() {
    return of(
        System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System::getenv);
  }

  /**
   * The folder, there or not.
   *
   * @param system the name of the operating system
   * @param home of the user, where {@code HOME} does not name another
   * @param environment answers null for a variable that is not set
   */
  public static Path of(String system, Path home, UnaryOperator<String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("windows")) {
      Path local = home.resolve("AppData").resolve("Local");
      return set(environment.apply("LOCALAPPDATA"), local).resolve(PROGRAM);
    }
    Path own = set(environment.apply("HOME"), home);
    Path data =
        name.startsWith("mac")
            ? own.resolve("Library").resolve("Application Support")
            : set(environment.apply("XDG_DATA_HOME"), own.resolve(".local").resolve("share"));
    return data.resolve(PROGRAM);
  }

  private static Path set(String variable, Path otherwise) {
    return variable == null || variable.isEmpty() ? otherwise : Path.of(variable);
  }
}
