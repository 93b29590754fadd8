package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Algorithm;
import olsy.core.search.chance.ChanceAlgorithm;
import olsy.learning.Version;
import olsy.learning.text.JsonValue;
import olsy.play.match.Adjudication;
import olsy.play.match.Audience;
import olsy.play.match.MatchSettings;
import olsy.play.match.MatchState;
import olsy.play.match.RoundGame;
import olsy.play.match.Rounds;
import olsy.play.match.SheetStyle;
import olsy.play.match.TournamentSheets;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CommandsTest {

  private static final Path HOME = Path.of(System.getProperty("olsy.home"));
  private static final String START =
      "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";

  @TempDir Path folder;

  @Test
  void everyCommandTellsTheVersion() {
    String version = good("--version").out();
    assertEquals("olsy " + Version.CURRENT + "\n", version);
    commands()
        .filter(command -> !command.isEmpty())
        .forEach(command -> assertEquals(version, good(command, "--version").out(), command));
  }

  @Test
  void gamesListsCheckers() {
    Run run = good("games", "--json");
    assertEquals(
        List.of(
            "name",
            "family",
            "variants",
            "players",
            "chance",
            "sum",
            "counts",
            "features",
            "start"),
        run.fields());
    assertTrue(
        run.objects().stream().anyMatch(game -> game.get("name").text().equals("checkers")),
        run.out());
    assertTrue(good("games").out().contains("checkers"));
  }

  @Test
  void aCommandOfAModuleThatIsNotThereIsNotListed() {
    assertFalse(good("help").out().contains("lab"));
    assertEquals(Main.WRONG_INPUT, Run.of("lab").code());
  }

  @Test
  void featuresHaveNamesAndDefinitions() {
    Run run = good("features", "checkers", "--json");
    assertEquals(new EnglishCheckers().features().size(), run.objects().size());
    for (JsonValue feature : run.objects()) {
      assertEquals(List.of("name", "definition"), List.copyOf(feature.fields().keySet()));
    }
    assertEquals("men", run.objects().get(0).get("name").text());
  }

  @Test
  void perftCounts() {
    Run run = good("perft", "7", "--json");
    assertEquals(List.of("game", "position", "depth", "nodes", "seconds"), run.fields());
    JsonValue answer = run.objects().get(0);
    assertEquals("checkers", answer.get("game").text());
    assertEquals(START, answer.get("position").text());
    assertEquals(179740, answer.get("nodes").number());
    assertTrue(good("perft", "6").out().startsWith("36,768 lines of 6 plies"));
    assertTrue(good("perft", "0").out().startsWith("1 line of 0 plies"));
    assertTrue(good("perft", "1").out().startsWith("7 lines of 1 ply in"));
    assertEquals(1, good("perft", "0", "--json").objects().get(0).get("nodes").number());
  }

  @Test
  void perftTakesAPosition() {
    Run run = good("perft", "1", "--game", "checkers", "--position", "W:W21-32:B1-12", "--json");
    assertEquals(7, run.objects().get(0).get("nodes").number());
    assertEquals("W" + START.substring(1), run.objects().get(0).get("position").text());
  }

  @Test
  void treesAreAnsweredLineByLine() {
    String file = HOME.resolve("data/trees/pruning-figure-5.jsonl").toString();
    Run run = good("search", "--trees", file, "--algorithm", "m-star", "--json");
    assertEquals(
        "{\"id\":\"figure-5-left\",\"algorithm\":\"m-star\",\"move\":\"c\",\"value\":10,"
            + "\"evaluations\":6,\"expansions\":3}\n"
            + "{\"id\":\"figure-5-right\",\"algorithm\":\"m-star\",\"move\":\"b\",\"value\":8,"
            + "\"evaluations\":6,\"expansions\":3}\n",
        run.out());
    assertEquals(
        "figure-5-left: c, value 10; 6 evaluations, 3 expansions\n",
        good("search", "--trees", file, "--algorithm", "m-star")
                .out()
                .lines()
                .findFirst()
                .orElse("")
            + "\n");
  }

  @Test
  void mEpsilonAnswersMovesAndARange() {
    String file = HOME.resolve("data/trees/learning-figure-14.jsonl").toString();
    Run run = good("search", "--trees", file, "--algorithm", "m-epsilon", "--json");
    assertEquals(
        List.of("id", "algorithm", "moves", "range", "evaluations", "expansions"), run.fields());
    assertTrue(run.out().contains("\"moves\":[\"c\"],\"range\":[7,9]"), run.out());
  }

  @Test
  void searchesOfTreesWithBoundsSayWhatTheyHeld() {
    String file = HOME.resolve("data/trees/russell-norvig-6.2.jsonl").toString();
    Run run =
        good(
            "search",
            "--trees",
            file,
            "--algorithm",
            "maxsearch",
            "--pseudo-terminals",
            "1",
            "--json");
    assertEquals(
        List.of("id", "algorithm", "move", "value", "evaluations", "expansions", "held"),
        run.fields());
    assertTrue(run.out().contains("\"move\":\"a1\",\"value\":3,"), run.out());
    assertTrue(run.out().contains("\"held\":7"), run.out());
  }

  @ParameterizedTest
  @MethodSource("olsy.core.search.Algorithms#ofPlayers")
  void everyAlgorithmOfPlayersSearchesAPosition(Algorithm algorithm) {
    boolean chance = algorithm instanceof ChanceAlgorithm;
    Run run =
        good(
            "search",
            "--position",
            chance ? "4HPwATDgc/ABMA:B:3-1" : START,
            "--player",
            chance ? "pip-counter@2" : "samuel-1@4",
            "--algorithm",
            algorithm.name(),
            "--json");
    assertEquals(
        List.of("move", "value", "depth", "pv", "evaluations", "expansions", "seconds"),
        run.fields());
    JsonValue answer = run.objects().get(0);
    assertEquals(chance ? 2 : 4, answer.get("depth").whole(1));
    assertEquals(answer.get("move").text(), answer.get("pv").items().get(0).text());
    if (chance) {
      assertEquals(1, answer.get("pv").items().size(), "nobody knows what dice will show");
      return;
    }
    EnglishCheckers game = new EnglishCheckers();
    Checkers position = Checkers.START;
    for (JsonValue move : answer.get("pv").items()) {
      position = game.successor(position, move.text());
    }
  }

  @Test
  void valuesHaveTheUnitOfTheWeights() {
    Run run = good("search", "--position", "B:W21:BK1,2", "--player", "material@1", "--json");
    assertEquals(1.5, run.objects().get(0).get("value").number());
  }

  @Test
  void wonAndLostGamesAreNamed() {
    Run run = good("search", "--position", "B:W23:B18", "--player", "material@3", "--json");
    double value = run.objects().get(0).get("value").number();
    assertEquals(1e12 - 1, value);
    assertTrue(
        good("search", "--position", "B:W23:B18", "--player", "material@3")
            .out()
            .contains("wins in 1 ply"),
        "the capture of the last piece");
  }

  @Test
  void aGameThatIsOverHasNoMove() {
    Run run = good("search", "--position", "B:W24:B", "--player", "material", "--json");
    assertTrue(run.objects().get(0).find("move").isEmpty());
    assertEquals(-1e12, run.objects().get(0).get("value").number());
    assertTrue(
        good("search", "--position", "B:W24:B", "--player", "material")
            .out()
            .contains("none, the game is over"));
  }

  @Test
  void aLimitOfEvaluationsDeepensAsFarAsItAllows() {
    JsonValue few = limited("--nodes", "200");
    JsonValue many = limited("--nodes", "20000");
    assertTrue(few.get("depth").whole(1) < many.get("depth").whole(1));
    assertTrue(few.get("evaluations").number() < 300);
    assertTrue(limited("--move-time", "0.05").get("depth").whole(1) >= 1);
  }

  private static JsonValue limited(String limit, String amount) {
    return good("search", "--player", "material", limit, amount, "--json").objects().get(0);
  }

  @Test
  void aMatchAnswersItsResultAndWritesItsGames() throws IOException {
    Path out = folder.resolve("games.pdn");
    String[] match = {
      "match",
      "material@2",
      "samuel-2@2",
      "--games",
      "6",
      "--seed",
      "9",
      "--openings",
      "5",
      "--move-limit",
      "30",
      "--out",
      out.toString(),
      "--json"
    };
    Run run = good(match);
    assertEquals(
        List.of(
            "games",
            "wins",
            "draws",
            "losses",
            "forfeits",
            "points",
            "interval",
            "strength",
            "sprt"),
        run.fields());
    JsonValue result = run.objects().get(0);
    double wins = result.get("wins").number();
    double draws = result.get("draws").number();
    assertEquals(6, wins + draws + result.get("losses").number());
    assertEquals((2 * wins + draws) / 6, result.get("points").number());
    assertEquals(2, result.get("interval").items().size());
    String games = Files.readString(out);
    assertTrue(games.contains("[Black \"material\"]") && games.contains("[White \"material\"]"));
    List<String> again = new ArrayList<>(List.of(match));
    again.add("--force");
    assertEquals(run.out(), good(again.toArray(String[]::new)).out());
    assertEquals(games, Files.readString(out));
  }

  @Test
  void aMatchEndsWhenItsTestIsDecided() {
    String[] match = {
      "match", "--sprt", "elo0=0", "elo1=300,model=logistic", "material@1", "samuel-2@3",
      "--games", "400", "--openings", "8", "--move-limit", "40"
    };
    Run run = good(match);
    assertTrue(run.out().contains("\ndecided: Elo 0 or less (log-likelihood ratio -"), run.out());
    List<String> json = new ArrayList<>(List.of(match));
    json.addAll(List.of("--json", "--threads", "1"));
    JsonValue one = good(json.toArray(String[]::new)).objects().get(0);
    assertEquals("elo0", one.get("sprt").get("verdict").text());
    assertEquals("logistic", one.get("sprt").get("model").text());
    assertTrue(one.get("games").whole(2) < 100);
    json.set(json.size() - 1, "3");
    assertEquals(one, good(json.toArray(String[]::new)).objects().get(0));
  }

  @Test
  void openingsComeFromAFileOrByName() throws IOException {
    Path book = folder.resolve("book.txt");
    Files.writeString(book, "# twice the same\nB:W21-32:B1-12\n\n" + START + "\nW:W18,22:B1,2\n");
    JsonValue listed = match("--book", book.toString());
    assertEquals(4, listed.get("games").whole(0));
    assertEquals(20, match("--ballots", "--games", "20", "--shuffle").get("games").whole(0));
    assertEquals(6, match("--start", "eleven-man", "--games", "6").get("games").whole(0));
    JsonValue repeated = match("--start", "go-as-you-please", "--repeat", "--games", "4");
    assertEquals(4, repeated.get("games").whole(0));
    assertEquals(2, match("--start", "go-as-you-please").get("games").whole(0));
  }

  private static JsonValue match(String... options) {
    List<String> words =
        new ArrayList<>(List.of("match", "material@1", "samuel-2@1", "--move-limit", "10"));
    words.addAll(List.of(options));
    words.add("--json");
    return good(words.toArray(String[]::new)).objects().get(0);
  }

  @Test
  void aMatchGoesOn() throws Exception {
    String[] match = {
      "match", "material@2", "samuel-2@1", "--games", "6", "--move-limit", "15", "--pdn", "full"
    };
    Path whole = folder.resolve("whole.pdn");
    Path begun = folder.resolve("begun.pdn");
    Run uninterrupted = good(with(match, "--out", whole.toString()));
    assertFalse(Files.exists(MatchState.beside(whole)));
    try (MatchState state = MatchState.begin(begun, settings(whole).alone())) {
      state.append(
          firstGame(state),
          new TournamentSheets<>(rounds(state), state.settings().match().style()));
    }
    Run refused = Run.of(with(match, "--out", begun.toString()));
    assertTrue(refused.err().contains("olsy match --resume " + begun + " goes on"), refused.err());
    Run resumed = good("match", "--resume", begun.toString(), "--concurrency", "2");
    assertEquals(uninterrupted.out(), resumed.out());
    assertEquals(Files.readString(whole), Files.readString(begun));
    assertFalse(Files.exists(MatchState.beside(begun)));
  }

  @Test
  void aTournamentTellsItsPlayersApart() throws IOException {
    Path out = folder.resolve("tournament.pdn");
    Run run =
        good(
            with(
                new String[] {"tournament", "material@1", "material@2", "samuel-2@1"},
                "--games",
                "4",
                "--move-limit",
                "15",
                "--out",
                out.toString(),
                "--json"));
    assertEquals(List.of("games", "standings", "pairings"), run.fields());
    JsonValue result = run.objects().get(0);
    assertEquals(12, result.get("games").whole(0));
    assertEquals(3, result.get("standings").items().size());
    JsonValue first = result.get("pairings").items().get(0);
    assertEquals("material@1", first.get("a").text());
    assertEquals("material@2", first.get("b").text());
    assertEquals(5, first.get("result").get("strength").get("pentanomial").items().size());
    String games = Files.readString(out);
    assertTrue(games.contains("[Event \"material@2 - samuel-2\"]"), games);
    assertTrue(games.contains("[Round \"2.6\"]"), games);
    assertFalse(Files.exists(MatchState.beside(out)));
  }

  /** Of the match that wrote a file. */
  private static MatchSettings settings(Path games) throws IOException {
    List<String> openings = new ArrayList<>();
    Files.readString(games)
        .lines()
        .filter(line -> line.startsWith("[FEN "))
        .map(line -> line.substring("[FEN ".length() + 1, line.length() - 2))
        .distinct()
        .forEach(openings::add);
    return new MatchSettings(
        Roster.installed().find("material@2"),
        Roster.installed().find("samuel-2@1"),
        6,
        openings,
        15,
        Adjudication.NONE,
        Optional.empty(),
        new SheetStyle(true, Optional.empty()),
        0);
  }

  private static Rounds<Checkers> rounds(MatchState state) {
    return state.settings().rounds(new EnglishCheckers());
  }

  private static RoundGame<Checkers> firstGame(MatchState state) throws InterruptedException {
    List<RoundGame<Checkers>> first = new ArrayList<>();
    rounds(state)
        .play(
            1,
            List.of(),
            new Audience<>() {
              @Override
              public void take(RoundGame<Checkers> game) {
                first.add(game);
              }

              @Override
              public boolean hasSeenEnough() {
                return !first.isEmpty();
              }
            });
    return first.get(0);
  }

  private static String[] with(String[] words, String... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void aMatchTellsTheStrength() {
    String out = good("match", "samuel-2@3", "material@1", "--games", "4", "--seed", "1").out();
    assertTrue(out.contains("\nElo +"), out);
    assertTrue(out.contains(" samuel-2 is the stronger one with a likelihood of "), out);
    assertTrue(out.contains("\npairs with 0, 1, 2, 3 and 4 points: "), out);
    assertFalse(out.contains("decided"), out);
  }

  static Stream<String> commands() {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    return Stream.concat(
        Stream.of(""),
        Olsy.commandLine(nowhere, nowhere).getSubcommands().keySet().stream()
            .filter(command -> !command.equals("help")));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelpWithAnExample(String command) {
    Run run = command.isEmpty() ? good("--help") : good(command, "--help");
    assertTrue(run.out().contains("Usage: "), run.out());
    assertTrue(run.out().contains("\n  olsy " + command), run.out());
    for (String line : run.out().lines().toList()) {
      assertTrue(line.length() <= 80 && !line.matches(".*\\p{L}-"), line);
    }
  }

  @Test
  void theVersionIsThatOfTheBuild() {
    assertTrue(good("--version").out().matches("olsy \\d+\\.\\d+\\.\\d+\\R"));
  }

  private static Run good(String... args) {
    Run run = Run.of(args);
    assertEquals("", run.err());
    assertEquals(0, run.code());
    return run;
  }

  /** The same seed rolls the same dice, for both games of a pair. */
  @Test
  void dicePlayAMatch() throws IOException {
    Path games = folder.resolve("dice.pdn");
    String[] match = {
      "match",
      "pip-counter",
      "pip-counter",
      "--games",
      "2",
      "--openings",
      "0",
      "--out",
      games.toString()
    };
    assertEquals(0, Run.of(match).code());
    String written = Files.readString(games);
    assertTrue(written.contains("[GameType \"backgammon\"]"), written);
    String[] two = written.split("\\n\\n", -1);
    assertEquals(moves(two[0]), moves(two[1]));
  }

  /** Alike players with the same dice play the same game with either colour. */
  private static String moves(String game) {
    return game.substring(game.indexOf("1. "));
  }

  @Test
  void whatKnowsNoDiceSaysSo() {
    for (String command :
        List.of("predict pip-counter", "hub pip-counter", "run --opponent pip-counter")) {
      Run run = Run.of(command.split(" ", -1));
      assertEquals(2, run.code(), command);
      assertEquals(
          "olsy: olsy "
              + command.split(" ", -1)[0]
              + " knows games without chance, and backgammon has dice\n",
          run.err());
    }
  }
}
