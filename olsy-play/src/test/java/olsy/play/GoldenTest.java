package olsy.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import olsy.play.cli.Run;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What commands answered when {@code golden/commands.txt} was recorded, they answer today, byte for
 * byte. Behind {@code $} is a command, below it the answer. Commands of {@code olsy} are as on the
 * command line; {@code ./} is the test's folder. The others are
 *
 * <pre>
 * quietly COMMAND   runs a command whose answer does not count, but what it writes
 * write FILE        writes the lines below into a file
 * cat FILE          answers the content
 * copy FROM TO      copies a folder
 * cut FILE BYTES    keeps the first bytes only, as a kill may
 * delete FILE       deletes it
 * same A B          answers the files of two sessions that differ; the log has the time
 * </pre>
 *
 * Times, the program's version, definitions of features and confidence intervals do not count. What
 * is answered today is written to {@code build/golden.txt}, in the form of the recorded file.
 */
class GoldenTest {

  private static final Path HOME = Path.of(System.getProperty("olsy.home"));
  private static final Path TODAY = Path.of("build", "golden.txt");
  private static final String PROMPT = "$ ";
  private static final Set<String> LOCAL = Set.of("session.log", "lock");

  private static final Map<Pattern, String> DOES_NOT_COUNT =
      Map.of(
          Pattern.compile("\"seconds\" ?: ?[\\d.E-]+"), "\"seconds\":0",
          Pattern.compile("\\d+\\.\\d+ s$", Pattern.MULTILINE), "0 s",
          Pattern.compile("(\"program\" ?: ?)\"[^\"]*\""), "$1\"\"",
          Pattern.compile("(\"definition\" ?: ?)\"[^\"]*\""), "$1\"\"",
          Pattern.compile("(\"interval\" ?: ?)\\[[^]]*]"), "$1[]");

  /** Of all commands: later ones read what earlier ones wrote. */
  @TempDir static Path folder;

  record Golden(String command, List<String> answer) {

    @Override
    public String toString() {
      return command;
    }
  }

  static List<Golden> recorded() throws IOException {
    List<Golden> recorded = new ArrayList<>();
    try (InputStream file = GoldenTest.class.getResourceAsStream("/golden/commands.txt")) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      for (String line : text.lines().toList()) {
        if (line.startsWith(PROMPT)) {
          recorded.add(new Golden(line.substring(PROMPT.length()), new ArrayList<>()));
        } else {
          recorded.get(recorded.size() - 1).answer().add(line);
        }
      }
    }
    return recorded;
  }

  @BeforeAll
  static void beginToday() throws IOException {
    Files.createDirectories(TODAY.getParent());
    Files.writeString(TODAY, "");
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void answersAsRecorded(Golden golden) throws IOException {
    String expected =
        golden.answer().stream().map(line -> line + "\n").collect(Collectors.joining());
    String found = answer(golden.command(), expected).replace(folder + "/", "./");
    for (Map.Entry<Pattern, String> nothing : DOES_NOT_COUNT.entrySet()) {
      found = nothing.getKey().matcher(found).replaceAll(nothing.getValue());
    }
    Files.writeString(TODAY, PROMPT + golden.command() + "\n" + found, StandardOpenOption.APPEND);
    requireSame(golden.command(), expected, found);
  }

  private static String answer(String command, String content) throws IOException {
    String[] words = command.split(" ");
    return switch (words[0]) {
      case "quietly" -> {
        olsy(Arrays.copyOfRange(words, 1, words.length));
        yield "";
      }
      case "write" -> Files.readString(Files.writeString(file(words[1]), content));
      case "cat" -> Files.readString(file(words[1]));
      case "copy" -> {
        Path to = file(words[2]);
        for (Map.Entry<String, byte[]> from : contents(file(words[1])).entrySet()) {
          Path copy = to.resolve(from.getKey());
          Files.createDirectories(copy.getParent());
          Files.write(copy, from.getValue());
        }
        yield "";
      }
      case "cut" -> {
        byte[] whole = Files.readAllBytes(file(words[1]));
        Files.write(file(words[1]), Arrays.copyOf(whole, Integer.parseInt(words[2])));
        yield "";
      }
      case "delete" -> {
        Files.delete(file(words[1]));
        yield "";
      }
      case "same" -> differing(contents(file(words[1])), contents(file(words[2])));
      default -> olsy(words);
    };
  }

  private static String olsy(String... words) {
    Run run =
        Run.of(
            Arrays.stream(words)
                .map(word -> isFile(word) ? file(word).toString() : word)
                .toArray(String[]::new));
    assertEquals(0, run.code(), run.err());
    return run.out();
  }

  private static boolean isFile(String word) {
    return word.startsWith("./") || word.startsWith("data/");
  }

  private static Path file(String word) {
    return word.startsWith("data/") ? HOME.resolve(word) : folder.resolve(word.substring(2));
  }

  private static Map<String, byte[]> contents(Path session) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(session)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!LOCAL.contains(file.getFileName().toString())) {
          contents.put(session.relativize(file).toString(), Files.readAllBytes(file));
        }
      }
    }
    return contents;
  }

  private static String differing(Map<String, byte[]> one, Map<String, byte[]> other) {
    return Stream.concat(one.keySet().stream(), other.keySet().stream())
        .distinct()
        .filter(name -> !Arrays.equals(one.get(name), other.get(name)))
        .map(name -> name + "\n")
        .collect(Collectors.joining());
  }

  private static void requireSame(String command, String recorded, String found) {
    String[] expected = recorded.split("\n", -1);
    String[] lines = found.split("\n", -1);
    int line = Arrays.mismatch(expected, lines);
    if (line >= 0) {
      fail(
          String.join(
              "\n",
              command,
              "line " + (line + 1) + " of its answer",
              "recorded: " + (line < expected.length ? expected[line] : "the end"),
              "found:    " + (line < lines.length ? lines[line] : "the end"),
              "all of today's answers are in " + TODAY.toAbsolutePath()));
    }
  }
}
