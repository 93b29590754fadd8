package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From games to a model and what can be asked of it, on the command line. */
class FitCommandsTest {

  @TempDir static Path folder;
  private static String log;
  private static String model;
  private static Run fit;

  @BeforeAll
  static void play() {
    log = folder.resolve("games.pdn").toString();
    model = folder.resolve("model.json").toString();
    String[] match =
        "match exchange-lover@2 material@2 --games 10 --move-limit 25 --out".split(" ", -1);
    Run played = Run.of(with(match, log));
    assertEquals(0, played.code(), played.err());
    fit =
        Run.of(
            "fit",
            log,
            "--player",
            "Exchange-Lover",
            "--max-depth",
            "2",
            "--features",
            "men,kings,pieces",
            "--out",
            model);
    assertEquals(0, fit.code(), fit.err());
  }

  /** What is learned as of a player without a model stays as it is. */
  @Test
  void levelsAreAsked() {
    String out = folder.resolve("levels.json").toString();
    Run asked =
        Run.of(
            ("fit LOG --player exchange-lover --max-depth 2 --features men,kings,pieces --levels 1"
                    + " --rival material@2 --out OUT")
                .replace("LOG", log)
                .replace("OUT", out)
                .split(" "));
    assertEquals(0, asked.code(), asked.err());
    assertTrue(asked.err().contains("levels 0 to 1"), asked.err());
    assertTrue(asked.out().contains("Levels 0 and 1 expect"), asked.out());
    JsonValue levels = Json.read(Path.of(out)).get("levels");
    assertEquals(2, levels.get("of").items().size());
    double shares =
        levels.get("of").items().stream().mapToDouble(one -> one.get("share").number()).sum();
    assertEquals(1, shares, 1e-9);
    assertEquals(
        Json.read(Path.of(model)).get("provenance").get("fitted").whole(0),
        levels.get("decisions").whole(0));
    JsonValue settings = Json.read(Path.of(out)).get("provenance").get("settings");
    assertEquals(1, settings.get("levels").whole(0));
    assertEquals("material", settings.get("rival").get("file").text());
    Run inspected = Run.of("inspect", out);
    assertTrue(inspected.out().contains("asked for levels up to 1, against m"), inspected.out());
    assertTrue(inspected.out().contains("level  its model of its opponent"), inspected.out());
  }

  private static String[] with(String[] args, String last) {
    String[] all = java.util.Arrays.copyOf(args, args.length + 1);
    all[args.length] = last;
    return all;
  }

  @Test
  void playersAreListed() {
    Run run = Run.of("players", log, "--json");
    assertEquals(
        List.of(
            "player",
            "games",
            "black",
            "white",
            "decisions",
            "forced",
            "won",
            "drawn",
            "lost",
            "open"),
        run.fields());
    assertEquals(2, run.objects().size());
    for (JsonValue player : run.objects()) {
      assertEquals(10, player.get("games").whole(0));
      assertEquals(5, player.get("black").whole(0));
    }
    Run joined = Run.of("players", log, "--alias", "material=exchange-lover");
    assertEquals(3, joined.out().lines().count(), joined.out());
    assertTrue(joined.out().contains("\n10 games, 0 with faults; "), joined.out());
    assertEquals("", joined.err());
  }

  @Test
  void fitWritesAPlayerAndReports() {
    JsonValue json = Json.read(Path.of(model));
    assertEquals("exchange-lover", json.get("name").text());
    assertEquals(2, json.get("strategy").get("depth").whole(0));
    assertTrue(json.get("strategy").get("weights").get("men").number() > 0, fit.out());
    assertTrue(fit.out().contains("exchange-lover looks 2 plies ahead"), fit.out());
    assertTrue(fit.out().contains("a uniform guess reaches 0."), fit.out());
    assertTrue(fit.out().contains("Men. Own minus the other's."), fit.out());
    assertTrue(fit.err().contains("olsy: depth 1, frontier none: "), fit.err());
  }

  @Test
  void fitAnswersWithThePlayer() throws IOException {
    Run run =
        Run.of(
            "fit",
            log,
            "--player",
            "Exchange-Lover",
            "--max-depth",
            "2",
            "--features",
            "men,kings,pieces",
            "--json");
    assertEquals(Json.read(Path.of(model)).value(), run.objects().get(0).value());
    assertEquals(1, run.out().lines().count());
    try (var files = Files.list(folder)) {
      assertTrue(files.noneMatch(file -> file.toString().endsWith(".checkpoint")));
    }
  }

  @Test
  void evaluateTellsHowWellAPlayerPredicts() {
    Run run = Run.of("evaluate", model, log, "--player", "exchange-lover", "--json");
    assertEquals(
        List.of(
            "decisions",
            "forced",
            "strict",
            "tied",
            "expected",
            "top3",
            "interval",
            "uniform",
            "calibration"),
        run.fields());
    int decisions = run.objects().get(0).get("decisions").whole(1);
    assertEquals(
        decisions, run.objects().get(0).get("calibration").get("decisions").whole(1), run.out());
    Run each = Run.of("evaluate", model, log, "--player", "exchange-lover", "--each", "--json");
    assertEquals(decisions + 1, each.objects().size());
    assertEquals(run.objects().get(0).value(), each.objects().get(decisions).value());
    assertEquals(
        "olsy: exchange-lover was learned from games of "
            + log
            + ": it may predict others less well\n",
        run.err());
    Run twice = Run.of("evaluate", model, log, log, "--player", "exchange-lover", "--json");
    assertEquals("olsy: " + log + " is given twice and counts once\n" + run.err(), twice.err());
    double strict = run.objects().get(0).get("strict").number();
    assertTrue(strict > 0.9, run.out());
    List<JsonValue> interval = run.objects().get(0).get("interval").items();
    assertTrue(interval.get(0).number() < strict && strict <= interval.get(1).number(), run.out());
    assertTrue(
        Run.of("evaluate", "material@2", log, "--player", "material")
            .out()
            .startsWith("predicts 1.000 of "));
  }

  @Test
  void anArchiveGivenTwiceCountsOnce() {
    Run once = Run.of("evaluate", "material@1", log, "--player", "material", "--json");
    Run twice = Run.of("evaluate", "material@1", log, log, "--player", "material", "--json");
    assertEquals(once.out(), twice.out());
    assertEquals("", once.err());
    assertEquals("olsy: " + log + " is given twice and counts once\n", twice.err());
  }

  @Test
  void predictRanksTheMoves() {
    Run run = Run.of("predict", model, "--json");
    assertEquals(List.of("position", "player", "moves"), run.fields());
    List<JsonValue> moves = run.objects().get(0).get("moves").items();
    assertEquals(7, moves.size());
    assertEquals(
        List.of("move", "value", "probability"), List.copyOf(moves.get(0).fields().keySet()));
    assertEquals("", run.err());
    Run cold = Run.of("predict", "material", "--position", "B:W21:B");
    assertEquals("no move, the game is over\n", cold.out());
    assertEquals(
        "olsy: material has no temperature; taken: a tenth of its largest weight\n", cold.err());
  }

  @Test
  void inspectShowsValuesAndProvenance() {
    Run run = Run.of("inspect", model, "--against", "material", "--json");
    assertEquals(
        List.of(
            "player",
            "against",
            "depth",
            "frontier",
            "hypotheses",
            "values",
            "traits",
            "provenance",
            "accuracy"),
        run.fields());
    String namesake = Run.of("inspect", "samuel-1@3", "--against", "samuel-1@4").out();
    assertTrue(namesake.startsWith("samuel-1@3 looks 3 plies ahead"), namesake);
    assertTrue(namesake.contains("\nsamuel-1@4 looks 4 plies ahead"), namesake);
    assertTrue(Run.of("inspect", "samuel-1@1").out().contains("1 ply ahead"), "one is not many");
    String text = Run.of("inspect", model).out();
    assertTrue(text.contains("games.pdn  SHA-256 "), text);
    assertTrue(text.contains("a uniform guess reaches 0."), text);
    assertTrue(text.contains("++++++++++  Men. Own minus the other's."), text);
  }

  @Test
  void fitDepthCountsForEveryDepth() {
    Run run =
        Run.of(
            "fit-depth",
            log,
            "--player",
            "material",
            "--weights",
            "material",
            "--max-depth",
            "3",
            "--json");
    assertEquals(List.of("decisions", "forced", "figure21", "strict"), run.fields());
    JsonValue strict = run.objects().get(0).get("strict");
    assertEquals(2, strict.get("depth").whole(1));
    assertEquals(
        run.objects().get(0).get("decisions").whole(0),
        strict.get("counters").items().get(1).whole(0));
    assertEquals(3, run.objects().get(0).get("figure21").get("counters").items().size());
  }
}
