package olsy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.play.cli.Run;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The documents' commands run, and do what the text says; their examples are read. */
class ReadmeTest {

  private static final Path HOME = Path.of(System.getProperty("olsy.home"));
  private static final String COMMAND = "./olsy ";
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final Pattern PROGRESS =
      Pattern.compile(
          "^(olsy: ((still )?learning (from|took)|trying|depth|now|model of|play was|the model"
              + " is|the learned model was) |[\\d,]+ of [\\d,]+ games|olsy: .*, \\d+ of \\d+: looks"
              + " )");
  private static final Pattern OWN_FILE = Pattern.compile("tour/.*");
  private static final Pattern JSON = Pattern.compile("```json\\n(.*?)```", Pattern.DOTALL);

  /** Of all commands: later ones read what earlier ones wrote. */
  @TempDir static Path folder;

  static List<String> commands() throws IOException {
    return Files.readString(HOME.resolve("README.md"))
        .lines()
        .filter(line -> line.startsWith(COMMAND))
        .toList();
  }

  /** Whoever plays here types nothing. */
  @BeforeAll
  static void typeNothing() throws IOException {
    Files.createDirectory(folder.resolve("tour"));
    System.setIn(InputStream.nullInputStream());
  }

  @Test
  void allThatIsMadeSmallerIsThere() throws IOException {
    List<String> words =
        commands().stream().flatMap(command -> Stream.of(command.split(" "))).toList();
    assertTrue(words.containsAll(SMALLER.keySet()), SMALLER.toString());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandRuns(String command) {
    Run run = run(command);
    assertEquals(0, run.code(), run.err());
    assertEquals(
        List.of(), run.err().lines().filter(line -> !PROGRESS.matcher(line).find()).toList());
    assertFalse(run.out().isBlank());
  }

  @Test
  void theTourShowsWhatItSays() throws IOException {
    assertTrue(run("./olsy perft 8").out().startsWith("845,931 "));
    String tree =
        commands().stream().filter(command -> command.contains("m-star")).findFirst().orElseThrow();
    assertEquals("figure-2: c, value 10; 16 evaluations, 9 expansions\n", run(tree).out());
  }

  @Test
  void theExamplesOfTheFormatsAreRead() throws IOException {
    List<String> examples =
        JSON.matcher(Files.readString(HOME.resolve("docs/formats.md")))
            .results()
            .map(found -> found.group(1))
            .toList();
    assertEquals(6, examples.size());
    JsonValue player = Json.parse(examples.get(0), "docs/formats.md");
    assertEquals("cautious", PlayerFile.of(player, "").name());
    Path population = Files.writeString(folder.resolve("population.json"), examples.get(1));
    assertEquals("samuel-1", Population.read(population).members().get(0).family());
    Path engine = Files.writeString(folder.resolve("engine.json"), examples.get(2));
    assertEquals("thinker", Roster.installed().find(engine.toString()).name());
    assertTreeIsRead(examples.get(3), "m-star-1p");
    assertTreeIsRead(examples.get(4), "star2");
    assertTreeIsRead(examples.get(5), "max-n-shallow");
  }

  private static void assertTreeIsRead(String example, String algorithm) throws IOException {
    Path tree = Files.writeString(folder.resolve(algorithm + ".jsonl"), example);
    assertEquals(0, Run.of("search", "--trees", tree.toString(), "--algorithm", algorithm).code());
  }

  @Test
  void theExamplesOfTheEnginesAreRead() throws IOException {
    List<String> examples =
        JSON.matcher(Files.readString(HOME.resolve("docs/engines.md")))
            .results()
            .map(found -> found.group(1))
            .toList();
    assertEquals(2, examples.size());
    Path rapidDraughts = HOME.resolve("olsy-play/engines/rapid-draughts/engine.json");
    assertEquals(Files.readString(rapidDraughts), examples.get(0));
    Path olsy = Files.writeString(folder.resolve("olsy.json"), examples.get(1));
    assertEquals("olsy", Roster.installed().find(olsy.toString()).name());
  }

  /** Fewer models are enough for a test. */
  private static final List<String> SMALL = List.of("--max-depth", "3", "--refresh", "50");

  /** Numbers of the documents, and smaller ones that show the same sooner. */
  private static final Map<String, String> SMALLER =
      Map.of("120", "24", "140", "28", "40", "20", "300", "100", "1+0.01", "0.3+0.01");

  /** Words with blanks stand in quotation marks; files are those of the project. */
  private static Run run(String command) {
    List<String> args = new ArrayList<>();
    for (MatchResult word : WORD.matcher(command.substring(COMMAND.length())).results().toList()) {
      String arg = word.group(1) == null ? word.group(2) : word.group(1);
      Path place = OWN_FILE.matcher(arg).matches() ? folder : HOME;
      boolean isFile = place.equals(folder) || arg.startsWith("data/") || arg.startsWith("models/");
      args.add(isFile ? place.resolve(arg).toString() : SMALLER.getOrDefault(arg, arg));
    }
    if (command.startsWith("./olsy run")) {
      args.addAll(SMALL);
    }
    if (command.equals("./olsy run")) { // not in the user's own folder
      args.addAll(List.of("--games", "18", "--session", folder.resolve("shown").toString()));
    }
    return Run.of(args.toArray(String[]::new));
  }
}
