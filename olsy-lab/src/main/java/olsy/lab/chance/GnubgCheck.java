package olsy.lab.chance;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import olsy.core.game.backgammon.Backgammon;
import olsy.core.game.backgammon.BackgammonGame;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;

/**
 * Asks GNU Backgammon where the plays of rolls lead, and compares. The program has to be installed;
 * without it the check is refused.
 *
 * @param positions from random play
 */
public record GnubgCheck(int positions) implements Experiment {

  /** Where Debian and others have it. */
  private static final List<Path> PROGRAMS =
      Stream.of("/usr/games/gnubg", "/usr/bin/gnubg", "/usr/local/bin/gnubg")
          .map(Path::of)
          .toList();

  private static final int MINUTES = 30;

  public static GnubgCheck full() {
    return new GnubgCheck(5000);
  }

  public static GnubgCheck quick() {
    return new GnubgCheck(300);
  }

  /**
   * What the comparison brought.
   *
   * @param successors where plays lead, of all rolls together
   * @param different rolls whose successors are not the same ones
   * @param first such a roll, null for none
   */
  public record Compared(int rolls, long successors, int different, String first) {}

  @Override
  public String name() {
    return "gnubg";
  }

  @Override
  public String description() {
    return "Legal plays of backgammon beside those of GNU Backgammon, which has to be installed.";
  }

  @Override
  public void run(Laboratory laboratory) {
    laboratory.measure(Compared.class, () -> compared(laboratory.seed()));
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    boolean same = findings.of(Compared.class).stream().allMatch(row -> row.different() == 0);
    return Optional.of(
        same
            ? "Both programs list the same successors."
            : "The programs list different successors.");
  }

  private Compared compared(long seed) {
    List<String> answers = answers(seed);
    long successors = 0;
    int different = 0;
    String first = null;
    for (String line : answers) {
      List<String> theirs = theirs(line);
      successors += theirs.size();
      if (!theirs.equals(ours(line))) {
        different++;
        first = first == null ? line.substring(0, line.indexOf(':')) : first;
      }
    }
    return new Compared(answers.size(), successors, different, first);
  }

  /** {@code ID DIE DIE: ID ID …} */
  private static List<String> theirs(String line) {
    return Arrays.stream(line.substring(line.indexOf(": ") + 2).split(" ", -1)).sorted().toList();
  }

  static List<String> ours(String line) {
    String[] roll = line.substring(0, line.indexOf(':')).split(" ", -1);
    BackgammonGame game = new BackgammonGame();
    Backgammon position = game.position(roll[0] + ":B:" + roll[1] + "-" + roll[2]);
    return Arrays.stream(position.successors()).map(s -> id(game, s)).sorted().toList();
  }

  private static String id(BackgammonGame game, Backgammon position) {
    String text = game.text(position);
    return text.substring(0, text.indexOf(':'));
  }

  private static String asked(Backgammon position) {
    String[] parts = new BackgammonGame().text(position).split(":", -1);
    return parts[0] + " " + parts[2].replace('-', ' ');
  }

  private List<String> answers(long seed) {
    Path program =
        PROGRAMS.stream()
            .filter(Files::isExecutable)
            .findFirst()
            .orElseThrow(
                () ->
                    new InputException(
                        "expected GNU Backgammon (the package gnubg), found none of "
                            + PROGRAMS.stream()
                                .map(Path::toString)
                                .collect(Collectors.joining(", "))));
    try {
      Path folder = Files.createTempDirectory("olsy-gnubg");
      try {
        return answers(program, folder, seed);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new InputException("cannot ask " + program + ": " + TextFile.reason(e), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InputException("interrupted while " + program + " answered", e);
    }
  }

  private List<String> answers(Path program, Path folder, long seed)
      throws IOException, InterruptedException {
    Path script = folder.resolve("successors.py");
    Path rolls = folder.resolve("rolls.txt");
    Path successors = folder.resolve("successors.txt");
    try (InputStream in = GnubgCheck.class.getResourceAsStream("successors.py")) {
      Files.copy(in, script);
    }
    Files.write(
        rolls,
        RolledPositions.drawn(positions, new SplittableRandom(seed)).stream()
            .map(GnubgCheck::asked)
            .toList());
    Path said = folder.resolve("said.txt");
    ProcessBuilder asking =
        new ProcessBuilder(program.toString(), "-t", "-q", "-p", script.toString());
    asking.environment().put("HOME", folder.toString()); // it would keep settings there
    asking.environment().put("OLSY_ROLLS", rolls.toString());
    asking.environment().put("OLSY_SUCCESSORS", successors.toString());
    asking.redirectInput(Files.createFile(folder.resolve("nothing")).toFile());
    asking.redirectErrorStream(true).redirectOutput(said.toFile());
    Process process = asking.start();
    boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
    process.destroyForcibly();
    List<String> answers = Files.exists(successors) ? Files.readAllLines(successors) : List.of();
    if (!ended || answers.size() != positions) {
      throw new InputException(
          "expected " + positions + " answers of " + program + ", found " + answers.size());
    }
    return answers;
  }

  private static void delete(Path folder) throws IOException {
    List<Path> all;
    try (Stream<Path> found = Files.walk(folder)) {
      all = found.sorted((a, b) -> b.compareTo(a)).toList();
    }
    for (Path path : all) {
      Files.delete(path);
    }
  }
}
