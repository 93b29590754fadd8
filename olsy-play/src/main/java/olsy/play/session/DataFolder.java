package olsy.play.session;

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
   * @param home of the user
   * @param environment answers null for a variable that is not set
   */
  public static Path of(String system, Path home, UnaryOperator<String> environment) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.startsWith("mac")) {
      return home.resolve("Library").resolve("Application Support").resolve(PROGRAM);
    }
    return name.startsWith("windows")
        ? set(environment.apply("LOCALAPPDATA"), home.resolve("AppData").resolve("Local"))
        : set(environment.apply("XDG_DATA_HOME"), home.resolve(".local").resolve("share"));
  }

  private static Path set(String variable, Path otherwise) {
    boolean isSet = variable != null && !variable.isEmpty();
    return (isSet ? Path.of(variable) : otherwise).resolve(PROGRAM);
  }
}
