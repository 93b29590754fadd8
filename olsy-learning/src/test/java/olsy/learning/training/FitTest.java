package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PlayedArchive;
import olsy.learning.archive.PlayerNames;
import olsy.learning.players.MeasuredAccuracy;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonSchema;
import olsy.learning.text.Sha256;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FitTest {

  /** Hears nothing. */
  private static class Deaf implements FitListener {
    @Override
    public void begins(String model, int decisions, int maxDepth) {}

    @Override
    public void finished(String model, DepthFit fit, double seconds, boolean now) {}
  }

  /** Ends the work after some depths, as Ctrl-C does. */
  private static final class Interrupting extends Deaf {
    private int left;

    Interrupting(int depths) {
      this.left = depths;
    }

    @Override
    public void finished(String model, DepthFit fit, double seconds, boolean now) {
      if (--left == 0) {
        throw new IllegalStateException("interrupted");
      }
    }
  }

  @TempDir static Path folder;
  private static Path log;
  private static Path unseen;

  @BeforeAll
  static void play() throws IOException {
    log = folder.resolve("log.pdn");
    unseen = folder.resolve("unseen.pdn");
    PlayedArchive.write(log, new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(16, 1));
    PlayedArchive.write(
        unseen, new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(8, 2));
  }

  private static FitRequest request(Path file, String player, int window) {
    return new FitRequest(
        List.of(file), List.of(), player, null, window, StrategyLearners.usual(), null, 3, 5, null);
  }

  private static Fitted fit(FitRequest request, Path out, FitListener listener) {
    return new Fit<>(PlayedArchive.GAME, request, fault -> {}, listener).learn(out, () -> 0);
  }

  private static Fitted fit(FitRequest request) {
    return fit(request, null, new Deaf());
  }

  @Test
  void learnsAPlayerAndTellsHowWell() {
    Path out = folder.resolve("ann.json");
    Fitted fitted = fit(request(log, "ann", 0), out, new Deaf());
    assertEquals(2, fitted.player().strategy().depth());
    MeasuredAccuracy accuracy = fitted.accuracy();
    assertTrue(accuracy.strict() > 0.8, accuracy.toString());
    assertTrue(accuracy.strict() > accuracy.generic().strict(), accuracy.toString());
    assertTrue(accuracy.interval().get(0) < accuracy.strict(), accuracy.toString());
    assertEquals(accuracy.error().bound(), fitted.player().strategy().error());
    assertFalse(Files.exists(Fit.checkpoint(out)));
    assertEquals(fitted.provenance(), Provenance.of(Json.read(out).get("provenance")));
    assertEquals(accuracy, MeasuredAccuracy.of(Json.read(out).get("accuracy")));
    assertEquals(Json.pretty(fitted.player().json()), Json.pretty(PlayerFile.read(out).json()));
  }

  @Test
  void theFileSaysWhereItComesFrom() {
    Path out = folder.resolve("provenance.json");
    Fitted fitted =
        fit(
            new FitRequest(
                List.of(log, unseen),
                List.of("A.=Ann"),
                "Ann",
                Side.FIRST,
                0,
                StrategyLearners.named("paper"),
                "men,kings",
                1,
                5,
                "2026-11-18"),
            out,
            new Deaf());
    Map<String, Object> json = Json.read(out).get("provenance").others();
    assertEquals(
        List.of(
            Map.of("file", "log.pdn", "sha256", Sha256.of(log)),
            Map.of("file", "unseen.pdn", "sha256", Sha256.of(unseen))),
        json.get("sources"));
    assertEquals("black", json.get("side"));
    assertEquals("2026-11-18", json.get("date"));
    assertEquals(5, json.get("seed"));
    assertEquals(
        Map.of(
            "procedure",
            "paper",
            "features",
            "men,kings",
            "maxDepth",
            1,
            "window",
            0,
            "aliases",
            List.of("A.=Ann")),
        json.get("settings"));
    assertEquals(12, json.get("games"));
    assertEquals(fitted.provenance().decisions(), json.get("decisions"));
    assertEquals(List.of(), schema().violations(Json.read(out)));
  }

  private static JsonSchema schema() {
    Path home = Path.of(System.getProperty("olsy.home"));
    return new JsonSchema(Json.read(home.resolve("docs/player.schema.json")));
  }

  @Test
  void theSameInputsGiveTheSameBytesWhateverTheNumberOfThreads() throws Exception {
    List<String> written = new ArrayList<>();
    for (int threads : new int[] {1, 2, 7}) {
      Path out = folder.resolve("threads-" + threads + ".json");
      ForkJoinPool pool = new ForkJoinPool(threads);
      pool.submit(() -> fit(request(log, "Ann", 0), out, new Deaf())).get();
      pool.shutdown();
      written.add(Files.readString(out));
    }
    assertEquals(written.get(0), written.get(1));
    assertEquals(written.get(0), written.get(2));
  }

  @Test
  void anInterruptedRunGoesOnToTheSameBytes() throws IOException {
    Path whole = folder.resolve("whole.json");
    fit(request(log, "Ann", 0), whole, new Deaf());
    Path out = folder.resolve("interrupted.json");
    for (int depths : new int[] {1, 3, 5}) {
      assertThrows(
          IllegalStateException.class,
          () -> fit(request(log, "Ann", 0), out, new Interrupting(depths)));
      assertTrue(Files.exists(Fit.checkpoint(out)));
    }
    List<Boolean> computed = new ArrayList<>();
    fit(
        request(log, "Ann", 0),
        out,
        new Deaf() {
          @Override
          public void finished(String model, DepthFit fit, double seconds, boolean now) {
            computed.add(now);
          }
        });
    assertEquals(List.of(false, false, false, false, false), computed.subList(0, 5));
    assertFalse(computed.subList(5, computed.size()).contains(false), computed.toString());
    assertEquals(Files.readString(whole), Files.readString(out));
  }

  @Test
  void theDateChangesNothingThatIsLearned() {
    Path out = folder.resolve("dated.json");
    assertThrows(
        IllegalStateException.class, () -> fit(dated("2026-11-18"), out, new Interrupting(1)));
    assertEquals("2026-11-19", fit(dated("2026-11-19"), out, new Deaf()).provenance().date());
  }

  private static FitRequest dated(String date) {
    return new FitRequest(
        List.of(log), List.of(), "Ann", null, 0, StrategyLearners.usual(), null, 3, 5, date);
  }

  @Test
  void aCheckpointOfOtherSettingsIsRefused() {
    Path out = folder.resolve("other.json");
    assertThrows(
        IllegalStateException.class, () -> fit(request(log, "Ann", 0), out, new Interrupting(1)));
    assertThrows(InputException.class, () -> fit(request(log, "Ann", 50), out, new Deaf()));
    assertThrows(InputException.class, () -> fit(request(unseen, "Ann", 0), out, new Deaf()));
  }

  @Test
  void itsAccuracyIsThatOfTheGamesPutAside() throws IOException {
    Fitted fitted = fit(request(log, "Ann", 0));
    List<PdnGame> games = new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(16, 1);
    List<Integer> aside = fitted.accuracy().on().get(0).games();
    assertEquals(3, aside.size());
    Path file = folder.resolve("aside.pdn");
    PlayedArchive.write(file, aside.stream().map(number -> games.get(number - 1)).toList());
    Evaluated evaluated =
        Evaluated.of(
            fitted.player(), archive(file), new PlayerNames(List.of()), "Ann", bothSides());
    assertEquals(fitted.accuracy().strict(), evaluated.hits().strict());
    assertEquals(fitted.accuracy().decisions(), evaluated.hits().decisions());
    assertEquals(fitted.accuracy().forced(), evaluated.forced());
    assertEquals(
        fitted.provenance().decisions(),
        fitted.provenance().fitted() + fitted.accuracy().decisions());
  }

  private static GameLog<Checkers> archive(Path file) {
    return new GameLog<>(PlayedArchive.GAME, List.of(file), fault -> {});
  }

  private static EnumSet<Side> bothSides() {
    return EnumSet.allOf(Side.class);
  }

  @Test
  void theWindowLeavesOutWhatIsOlder() {
    Fitted fitted = fit(request(log, "Ann", 60));
    assertEquals(60, fitted.provenance().fitted() + fitted.accuracy().decisions());
    assertTrue(fitted.accuracy().on().get(0).games().stream().allMatch(number -> number > 8));
  }

  /** In an archive of anonymous games everybody is the player: nobody is left to compare with. */
  @Test
  void whoIsNotKnownHasAModelToo() throws IOException {
    Path file = folder.resolve("anonymous.pdn");
    Files.writeString(
        file, Files.readString(log).replace("\"Ann\"", "\"?\"").replace("\"Bob\"", "\"?\""));
    Fitted fitted =
        fit(
            new FitRequest(
                List.of(file),
                List.of(),
                "?",
                null,
                100,
                StrategyLearners.usual(),
                "men,kings",
                1,
                5,
                null));
    assertNotNull(fitted.accuracy());
    assertNull(fitted.accuracy().generic());
    assertTrue(
        fitted.caveats().stream().anyMatch(one -> one.startsWith("No other player's decisions")),
        fitted.caveats().toString());
  }

  @Test
  void oneGameLeavesNothingToMeasureOn() throws IOException {
    Path file = folder.resolve("one.pdn");
    PlayedArchive.write(file, new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(1, 3));
    Fitted fitted = fit(request(file, "Ann", 0));
    assertNull(fitted.accuracy());
    assertEquals(2, fitted.caveats().stream().filter(one -> one.contains("game")).count());
    assertEquals("general", fitted.provenance().settings().features());
  }

  @Test
  void aPlayerWithoutDecisionsIsRefused() throws IOException {
    Path file = folder.resolve("black.pdn");
    Files.writeString(file, "[Black \"Ann\"]\n[White \"Bob\"]\n1. 11-15 *\n");
    assertEquals(
        "--player: Bob made no decision in these games",
        assertThrows(InputException.class, () -> fit(request(file, "Bob", 0))).getMessage());
  }
}
