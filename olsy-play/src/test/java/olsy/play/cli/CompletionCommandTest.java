package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompletionCommandTest {

  /** Completes command lines, each up to the word that the cursor is in. */
  private static final String BASH =
      """
      set -u
      . "$1"
      compopt() { :; } # nobody types here
      while IFS= read -r line; do
        words=${line% *}
        read -ra COMP_WORDS <<<"$words"
        COMP_WORDS+=("${line##* }")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        COMP_LINE=$line
        COMP_POINT=${#line}
        COMPREPLY=()
        _complete_olsy
        echo "${COMPREPLY[*]}"
      done
      """;

  @TempDir Path folder;

  private static String script(String shell) {
    Run run = Run.of("completion", shell);
    assertEquals("", run.err());
    return run.out();
  }

  @Test
  void bashCompletesCommandsOptionsAndNames() throws Exception {
    Path script = Files.writeString(folder.resolve("olsy.bash"), script("bash"));
    List<String> answers =
        bash(
            script,
            "olsy mat",
            "olsy match --spr",
            "olsy match samu",
            "olsy match material rhi",
            "olsy run --opponent exch",
            "olsy search --algorithm m-star-",
            "olsy perft --game tic",
            "olsy endgames pro",
            "olsy completion f",
            "olsy play --side wh");
    assertEquals(
        List.of(
            "match",
            "--sprt",
            "samuel-1 samuel-2",
            "rhino",
            "exchange-lover",
            "m-star-1p",
            "tictactoe",
            "probe",
            "fish",
            "white"),
        answers.stream().map(String::strip).toList());
  }

  /** In one process. */
  private List<String> bash(Path script, String... lines) throws Exception {
    Path program = Files.writeString(folder.resolve("complete.bash"), BASH);
    Path typed = Files.write(folder.resolve("lines"), List.of(lines));
    Process bash =
        new ProcessBuilder("bash", program.toString(), script.toString())
            .redirectInput(typed.toFile())
            .redirectErrorStream(true)
            .start();
    String answers = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, bash.waitFor(), answers);
    return answers.lines().toList();
  }

  @Test
  void bashAcceptsTheScript() throws Exception {
    Path script = Files.writeString(folder.resolve("olsy.bash"), script("zsh"));
    Process bash =
        new ProcessBuilder("bash", "-n", script.toString()).redirectErrorStream(true).start();
    assertEquals("", new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
    assertEquals(0, bash.waitFor());
  }

  @Test
  void fishHasEveryCommandAndOption() {
    String fish = script("fish");
    Commands.all()
        .forEach(
            (path, spec) -> {
              String condition = path.isEmpty() ? "__olsy_is_at" : "__olsy_is_in " + path;
              spec.options().stream()
                  .filter(option -> !option.hidden())
                  .forEach(
                      option ->
                          assertTrue(
                              fish.lines()
                                  .anyMatch(
                                      line ->
                                          line.contains("'" + condition)
                                              && line.contains(
                                                  " -l " + option.longestName().substring(2))),
                              path + " " + option.longestName()));
              spec.subcommands()
                  .keySet()
                  .forEach(
                      sub -> {
                        String at = ("__olsy_is_at " + path).strip();
                        String line = "complete -c olsy -n '" + at + "' -f -a '" + sub + "'";
                        assertTrue(fish.contains(line), line);
                      });
            });
    assertTrue(
        fish.contains(
            "complete -c olsy -n '__olsy_is_in play' -l side -x -a 'black white' -d 'What you play,"
                + " black or white'\n"),
        fish);
  }

  /** A type that nobody can complete is one that has no names. */
  @Test
  void everyOptionThatHasNamesCompletesThem() throws IOException {
    Set<String> labels = Set.of("PLAYER", "GAME", "SIDE", "OPPONENT", "OWN", "OTHER");
    String fish = script("fish");
    Commands.all()
        .forEach(
            (path, spec) ->
                spec.options().stream()
                    .filter(option -> labels.contains(option.paramLabel()))
                    .filter(option -> !option.names()[0].equals("--player") || !isName(path))
                    .forEach(
                        option ->
                            assertTrue(
                                fish.lines()
                                    .filter(line -> line.contains("'__olsy_is_in " + path))
                                    .anyMatch(
                                        line ->
                                            line.matches(
                                                ".* -l "
                                                    + option.longestName().substring(2)
                                                    + " -[rx] -a '.*")),
                                path + " " + option.longestName())));
  }

  /** Players of archives have names that nobody knows before. */
  private static boolean isName(String path) {
    return Set.of("fit", "fit-depth", "evaluate").contains(path);
  }

  @Test
  void anUnknownShellIsNamed() {
    Run run = Run.of("completion", "bsh");
    assertEquals(Main.WRONG_INPUT, run.code());
    assertTrue(run.err().contains("unknown shell \"bsh\", nearest: bash"), run.err());
    assertFalse(run.err().contains("Shell"), run.err());
  }
}
