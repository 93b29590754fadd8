package olsy.play.cli.shell;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import olsy.core.game.Spelling;
import picocli.AutoComplete;
import picocli.CommandLine;

/** A shell that completes what is typed. */
public enum Shell {
  BASH,
  /** It completes by the functions of bash. */
  ZSH,
  FISH;

  /**
   * @throws IllegalArgumentException naming the nearest
   */
  public static Shell named(String name) {
    List<String> names = Arrays.stream(values()).map(Shell::toString).toList();
    int found = names.indexOf(name);
    if (found < 0) {
      throw new IllegalArgumentException(Spelling.unknown("shell", name, names));
    }
    return values()[found];
  }

  /**
   * The script that makes it complete a program's command lines.
   *
   * @param program is changed: its options and parameters get the names that stand for them
   */
  public String script(CommandLine program) {
    CompletedNames.giveTo(program);
    return this == FISH
        ? new FishCompletion(program).script()
        : AutoComplete.bash(program.getCommandName(), program);
  }

  /** The name: {@code bash}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
