package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The whole program with a game that only the tests have: a package and a line in {@code
 * META-INF/services} is all that a game takes.
 */
class SecondGameTest {

  private static final String START = "B:bbbbb/bbbbb/...../wwwww/wwwww";
  private static final Pattern DATA = Pattern.compile("id=\"data\">(.*?)</script>", Pattern.DOTALL);
  private static final List<String> FIT =
      List.of("--game", "breakthrough", "--player", "runner", "--max-depth", "2");

  @TempDir static Path folder;
  private static String runner;
  private static String keeper;
  private static String games;
  private static String session;
  private static Run played;

  @BeforeAll
  static void play() throws IOException {
    runner = player("runner", "{\"men\":1,\"advancement\":0.3}", 2);
    keeper = player("keeper", "{\"men\":1,\"back-row\":0.4,\"threatened\":-0.2}", 3);
    games = path("games.pdn");
    session = path("session");
    played = good("match", runner, keeper, "--games", "60", "--out", games, "--json");
    good(
        "run",
        "--opponent",
        runner,
        "--player",
        keeper,
        "--games",
        "24",
        "--baseline",
        "4",
        "--max-depth",
        "2",
        "--synchronous",
        "--session",
        session);
  }

  private static String player(String name, String weights, int depth) throws IOException {
    return Files.writeString(
            folder.resolve(name + ".json"),
            "{\"game\":\"breakthrough\",\"strategy\":{\"weights\":"
                + weights
                + ",\"depth\":"
                + depth
                + "}}")
        .toString();
  }

  private static String path(String name) {
    return folder.resolve(name).toString();
  }

  private static Run good(String... args) {
    Run run = Run.of(args);
    assertEquals(0, run.code(), run.err());
    return run;
  }

  private static JsonValue answer(String... args) {
    return good(args).objects().get(0);
  }

  private static String[] with(List<String> some, String... first) {
    List<String> all = new ArrayList<>(List.of(first));
    all.addAll(some);
    return all.toArray(String[]::new);
  }

  private static Run typing(String typed, String... args) {
    InputStream in = System.in;
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.US_ASCII)));
    try {
      return good(args);
    } finally {
      System.setIn(in);
    }
  }

  @Test
  void itIsListedBesideCheckers() {
    List<String> names =
        good("games", "--json").objects().stream().map(game -> game.get("name").text()).toList();
    assertTrue(names.contains("checkers") && names.contains("breakthrough"), names.toString());
    assertEquals(5, good("features", "breakthrough", "--json").objects().size());
  }

  @Test
  void perftCounts() {
    JsonValue count = answer("perft", "2", "--game", "breakthrough", "--json");
    assertEquals(START, count.get("position").text());
    assertEquals(156, count.get("nodes").number());
  }

  @Test
  void aMatchIsPlayedAndWritten() throws IOException {
    JsonValue result = played.objects().get(0);
    assertEquals(60, result.get("games").whole(0));
    assertEquals(0, result.get("draws").whole(0));
    String text = Files.readString(Path.of(games));
    assertTrue(text.contains("[GameType \"breakthrough\"]"), text);
    assertTrue(Pattern.compile("[a-e][1-5]x[a-e][1-5]").matcher(text).find(), text);
  }

  @Test
  void theGamesReadBack() {
    Run players = good("players", games, "--game", "breakthrough", "--json");
    assertEquals("", players.err());
    assertEquals(2, players.objects().size());
    for (JsonValue player : players.objects()) {
      assertEquals(60, player.get("games").whole(0));
      assertEquals(30, player.get("black").whole(0));
      assertTrue(player.get("decisions").whole(0) > 60, players.out());
    }
    assertEquals(
        played.objects().get(0).get("wins").whole(0),
        players.objects().stream()
            .filter(player -> player.get("player").text().equals("runner"))
            .findFirst()
            .orElseThrow()
            .get("won")
            .whole(0));
  }

  @Test
  void aModelIsLearnedFromThem() {
    String model = path("model.json");
    String[] fit = with(FIT, "fit", games, "--features", "plain", "--out", model);
    assertTrue(good(fit).out().contains("runner looks 2 plies ahead"), "depth");
    assertEquals("breakthrough", Json.read(Path.of(model)).get("game").text());
    JsonValue evaluated = answer("evaluate", model, games, "--player", "runner", "--json");
    assertTrue(evaluated.get("strict").number() > 2 * evaluated.get("uniform").number());
    JsonValue predicted = answer("predict", model, "--json");
    assertEquals(13, predicted.get("moves").items().size());
    assertTrue(good("inspect", model, "--against", keeper).out().contains("Rows that men have"));
    JsonValue depth =
        answer(
            "fit-depth",
            games,
            "--player",
            "runner",
            "--weights",
            runner,
            "--max-depth",
            "3",
            "--json");
    assertEquals(2, depth.get("strict").get("depth").whole(1));
  }

  @Test
  void thePoolIsChosenByHowMuchThereIsToLearnFrom() {
    String few = path("few.pdn");
    good("match", runner, keeper, "--games", "8", "--out", few);
    for (String log : List.of(few, games)) {
      JsonValue learned = answer(with(FIT, "fit", log, "--procedure", "two-phases", "--json"));
      JsonValue provenance = learned.get("provenance");
      String pool = provenance.get("fitted").whole(0) < 200 ? "plain" : "whole";
      assertEquals(pool, provenance.get("settings").get("features").text());
      assertEquals(log.equals(few) ? "plain" : "whole", pool);
    }
  }

  /** It says nothing of the squares of its moves. */
  @Test
  void aScoutReadsItWithAllItsFeatures() {
    JsonValue learned = answer(with(FIT, "fit", games, "--procedure", "scout", "--json"));
    assertEquals("all", learned.get("provenance").get("settings").get("features").text());
    assertEquals(2, learned.get("strategy").get("depth").whole(1));
    assertTrue(learned.get("accuracy").get("strict").share() > 0.8);
  }

  @Test
  void everySearchFindsTheWin() {
    String position = "B:...../w..../b..w./b..b./..w.w";
    for (String algorithm : List.of("minimax", "alpha-beta", "m-star-1p", "soft")) {
      JsonValue found =
          answer(
              "search",
              "--player",
              keeper,
              "--position",
              position,
              "--algorithm",
              algorithm,
              "--json");
      assertEquals(1e12 - 1, found.get("value").number(), algorithm);
      assertTrue(found.get("move").text().matches("[ad]2[-x][a-e]1"), algorithm);
    }
  }

  @Test
  void aSessionLearnsGoesOnAndIsExported() {
    JsonValue resumed = answer("resume", session, "--games", "30", "--json");
    assertEquals(30, resumed.get("games").whole(0));
    String model = path("exported.json");
    good("export", session, "--out", model);
    JsonValue evaluated =
        answer("evaluate", model, path("session/games.pdn"), "--player", "runner", "--json");
    assertTrue(evaluated.get("strict").number() > 2 * evaluated.get("uniform").number());
  }

  @Test
  void theReportHasItsBoardAndGames() throws IOException {
    String page = path("report.html");
    good("report", session, "--out", page);
    Matcher found = DATA.matcher(Files.readString(Path.of(page)));
    assertTrue(found.find());
    JsonValue replay = Json.parse(found.group(1), page).get("replay");
    List<JsonValue> squares = replay.get("board").get("squares").items();
    assertEquals(25, squares.size());
    assertEquals("a5", squares.get(0).get("name").text());
    assertEquals("e1", squares.get(24).get("name").text());
    for (JsonValue game : replay.get("games").items()) {
      JsonValue line = game.get("line");
      StringBuilder board = new StringBuilder(line.get("opening").text());
      boolean black = line.get("blackBegins").value().equals(true);
      for (JsonValue move : line.get("moves").items()) {
        Pattern.compile("(\\d+)(\\D)")
            .matcher(move.get("changes").text())
            .results()
            .forEach(
                change ->
                    board.setCharAt(
                        Integer.parseInt(change.group(1)) - 1, change.group(2).charAt(0)));
        String to = move.get("move").text().substring(3);
        int at = squares.stream().map(square -> square.get("name").text()).toList().indexOf(to);
        assertEquals(black ? 'b' : 'w', board.charAt(at), move.get("move").text());
        black = !black;
      }
    }
  }

  @Test
  void aPersonPlaysIt() {
    String text =
        typing(
                "moves\nhelp\nB4-B3\nb4-b3\nb2-b4\nquit\n",
                "play",
                "--session",
                path("play"),
                "--player",
                keeper,
                "--side",
                "black")
            .out()
            .replace('●', 'b') // as the terminal has it
            .replace('○', 'w');
    List<String> lines = text.lines().toList();
    assertTrue(lines.contains("  e1 w  d1 w  c1 w  b1 w  a1 w"), text);
    assertTrue(lines.contains("  e5 b  d5 b  c5 b  b5 b  a5 b"), text);
    assertTrue(text.contains("You play Black (b black, w white)."), text);
    assertTrue(text.contains("B4-B3 is none of your moves."), text);
    assertTrue(text.contains("b2-b4 is none of your moves."), text);
    assertTrue(text.contains("  a4-a3                  a move, as books write it;"), text);
    assertTrue(text.contains("keeper plays "), text);
    assertFalse(text.contains("kings"), text);
  }

  @Test
  void itSpeaksHub() {
    String out =
        typing("hub\ninit\npos pos=" + START + " moves=\"b4-b3\"\nquit\n", "hub", keeper).out();
    assertTrue(out.contains("game=breakthrough-5x5"), out);
    assertFalse(out.contains("error"), out);
  }

  @Test
  void playersOfDifferentGamesAreRefused() {
    refuses(
        "keeper plays breakthrough and material plays checkers",
        "match",
        keeper,
        "material",
        "--games",
        "2");
    refuses(
        "keeper plays breakthrough and material plays checkers",
        "inspect",
        keeper,
        "--against",
        "material");
    refuses(
        "expected --player PLAYER: there is no player of breakthrough in ",
        "run",
        "--opponent",
        runner,
        "--session",
        path("none"));
    refuses(
        "--model: expected one of a player of checkers, found one of breakthrough",
        "play",
        "--model",
        keeper,
        "--session",
        path("none"));
    refuses(
        "games.pdn game 1 (line 1): expected GameType 21, found breakthrough",
        "evaluate",
        "material",
        games,
        "--player",
        "runner");
  }

  private static void refuses(String sentence, String... args) {
    Run run = Run.of(args);
    assertEquals(Main.WRONG_INPUT, run.code(), run.err());
    assertTrue(run.err().contains(sentence), run.err());
  }
}
