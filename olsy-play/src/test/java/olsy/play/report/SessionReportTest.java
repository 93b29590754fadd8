package olsy.play.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import olsy.core.game.BoardShape;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Search;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PdnReader;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.session.Session;
import olsy.play.session.Silence;
import olsy.play.session.state.SessionResults;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionSettings;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** What the page of a small session says is what its files say, read once more here. */
class SessionReportTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final String EVIL = "</script><script>alert(1)</script>&amp;";
  private static final int GAMES = 16;
  private static final int BASELINE = 4;

  @TempDir static Path folder;
  private static SessionFolder session;
  private static SessionResults played;
  private static String page;
  private static JsonValue data;

  private record Searcher(String name, Search<Checkers> search) implements Opponent<Checkers> {

    @Override
    public Checkers move(Line<Checkers> play) {
      return search.search(play.position(), 1).choice();
    }
  }

  @BeforeAll
  static void play() throws Exception {
    PlayerFile lover = ModelFolder.installed().player("exchange-lover@1");
    SessionSettings settings =
        new SessionSettings(
            "checkers",
            EVIL,
            ModelUse.M_STAR_1P,
            1,
            new GamePlan(OptionalInt.of(GAMES), BASELINE, 4, 40),
            new LearningPlan(10, OptionalInt.empty(), true, "men,kings,pieces", 2, 1000));
    session =
        SessionFolder.create(
            folder.resolve("session"),
            settings,
            ModelFolder.installed().player("material@2"),
            new PlayerEntrant(lover));
    try (Session<Checkers> playing =
        Session.open(
            session,
            GAME,
            new Searcher(EVIL, lover.search(GAME)),
            Clock.systemUTC(),
            new Silence())) {
      playing.play();
      played = playing.state().results();
      // The session is still open here, and holds its lock.
      page = ReportPage.of(SessionReport.of(session));
    }
    data = Json.parse(dom(page).getElementsByTagName("script").item(0).getTextContent(), "page");
  }

  /** The page is also XML, so that this can look whether it is well-formed. */
  private static Document dom(String page) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(page)));
  }

  @Test
  void resultsAreThoseOfTheStanding() {
    JsonValue results = data.get("results");
    assertEquals(GAMES, results.get("all").get("games").whole(1));
    assertEquals(played.points(), results.get("all").get("points").number());
    same(played.without().orElseThrow(), results.get("without"));
    same(played.with().orElseThrow(), results.get("with"));
    same(played.gain().orElseThrow(), results.get("gain"));
  }

  private static void same(SessionResults.Result expected, JsonValue found) {
    assertEquals(expected.games(), found.get("games").whole(0));
    assertEquals(expected.points(), found.get("points").number());
    assertEquals(expected.interval().low(), found.get("interval").get("low").number());
    assertEquals(expected.interval().high(), found.get("interval").get("high").number());
  }

  @Test
  void expectationsAreThoseOfTheExamples() {
    int[] counts = new int[3];
    Json.readLines(
        session.examples(),
        json -> {
          boolean teaches = json.find("forced").isEmpty() && json.find("baseline").isEmpty();
          counts[0] += teaches ? 1 : 0;
          if (json.find("expected").isPresent()) {
            counts[1]++;
            String expected = json.get("expected").get("move").text();
            counts[2] += expected.equals(json.get("move").text()) ? 1 : 0;
          }
        });
    assertTrue(counts[2] > 0, "nothing came true");
    assertEquals(counts[0], data.get("expectations").get("seen").whole(0));
    assertEquals(counts[1], data.get("expectations").get("count").whole(0));
    assertEquals(counts[2], data.get("expectations").get("right").whole(0));
    for (JsonValue curve : List.of(data.get("expectations").get("runs"), data.get("models"))) {
      List<JsonValue> parts = curve.items();
      assertEquals(counts[1], parts.stream().mapToInt(p -> p.get("expectations").whole(0)).sum());
      assertEquals(counts[2], parts.stream().mapToInt(p -> p.get("right").whole(0)).sum());
    }
  }

  @Test
  void probabilitiesAreHeldAgainstWhatCame() {
    double[] sums = new double[3];
    int[] counts = new int[1];
    Json.readLines(
        session.examples(),
        json ->
            json.find("expected")
                .ifPresent(
                    expected -> {
                      counts[0]++;
                      sums[0] += Math.log(expected.get("probability").number());
                      sums[1] += expected.get("confidence").number();
                      sums[2] +=
                          expected.get("move").text().equals(json.get("move").text()) ? 1 : 0;
                    }));
    JsonValue calibration = data.get("expectations").get("calibration");
    assertEquals(counts[0], calibration.get("logLikelihood").get("count").whole(0));
    assertEquals(sums[0] / counts[0], calibration.get("logLikelihood").get("mean").number(), 1e-9);
    double said = 0;
    double hits = 0;
    for (JsonValue bin : calibration.get("bins").items()) {
      said += bin.get("decisions").whole(0) * bin.get("probability").number();
      hits += bin.get("decisions").whole(0) * bin.get("hits").number();
    }
    assertEquals(sums[1], said, 1e-9);
    assertEquals(sums[2], hits, 1e-9);
  }

  @Test
  void theCurveOfPointsCoversAllGamesAfterTheBaseline() {
    List<JsonValue> runs = data.get("results").get("runs").items();
    int next = BASELINE + 1;
    double points = 0;
    for (JsonValue run : runs) {
      assertEquals(next, run.get("from").whole(1));
      next = run.get("to").whole(1) + 1;
      points += run.get("points").number() * (next - run.get("from").whole(1));
    }
    assertEquals(GAMES + 1, next);
    double compared =
        data.get("replay").get("games").items().stream()
            .limit(BASELINE)
            .mapToInt(game -> game.get("points").whole(0))
            .sum();
    assertEquals(played.points() * GAMES - compared, points, 1e-9);
  }

  @Test
  void modelsHaveTheirWeightsInMen() {
    List<JsonValue> models = data.get("models").items();
    assertEquals(
        session.modelNumbers(), models.stream().map(m -> m.get("number").whole(1)).toList());
    for (JsonValue model : models) {
      LearnedModel read = LearnedModel.read(session.model(model.get("number").whole(1)));
      assertEquals(read.fitted(), model.get("learned").get("fitted").whole(1));
      assertEquals(read.player().strategy().depth(), model.get("strategy").get("depth").whole(1));
      Map<String, Double> weights = read.player().strategy().weights();
      double men = weights.getOrDefault("men", 0.0);
      double largest = weights.values().stream().mapToDouble(Math::abs).max().orElseThrow();
      double unit = men > 0 ? men : largest > 0 ? largest : 1;
      weights.forEach(
          (feature, weight) ->
              assertEquals(
                  weight / unit,
                  model.get("strategy").get("weights").get(feature).number(),
                  1e-12));
    }
    assertEquals(
        Set.of("men", "kings", "pieces"),
        data.get("values").get("items").items().stream()
            .map(item -> item.get("feature").text())
            .collect(Collectors.toSet()));
    assertEquals(
        -0.6,
        data.get("values").get("items").items().stream()
            .filter(item -> item.get("feature").text().equals("pieces"))
            .findFirst()
            .orElseThrow()
            .get("other")
            .number());
  }

  @Test
  void theBoardIsThatOfTheGame() {
    JsonValue board = data.get("replay").get("board");
    assertEquals(GAME.board().rows(), board.get("rows").whole(1));
    assertEquals(GAME.board().columns(), board.get("columns").whole(1));
    assertEquals(
        GAME.board().squares(),
        board.get("squares").items().stream()
            .map(
                square ->
                    new BoardShape.Square(
                        square.get("name").text(),
                        square.get("row").whole(0),
                        square.get("column").whole(0)))
            .toList());
  }

  @Test
  void gamesCanBeSteppedThroughToTheirEnd() throws IOException {
    List<PdnGame> games = new ArrayList<>();
    try (PdnReader reader = new PdnReader(Files.newInputStream(session.games()))) {
      reader.forEachRemaining(entry -> games.add(entry.game()));
    }
    List<JsonValue> shown = data.get("replay").get("games").items();
    assertEquals(games.size(), shown.size());
    for (int i = 0; i < games.size(); i++) {
      Checkers position = GAME.position(games.get(i).fen().orElse(GAME.text(GAME.start())));
      StringBuilder squares = new StringBuilder(shown.get(i).get("line").get("opening").text());
      assertEquals(GAME.squares(position), squares.toString());
      List<JsonValue> moves = shown.get(i).get("line").get("moves").items();
      assertEquals(games.get(i).moves(), moves.stream().map(m -> m.get("move").text()).toList());
      for (JsonValue move : moves) {
        position = GAME.successor(position, move.get("move").text());
        Pattern.compile("(\\d+)(\\D)")
            .matcher(move.get("changes").text())
            .results()
            .forEach(
                change ->
                    squares.setCharAt(
                        Integer.parseInt(change.group(1)) - 1, change.group(2).charAt(0)));
        assertEquals(GAME.squares(position), squares.toString());
      }
    }
  }

  @Test
  void thePageNeedsNothingElseAndNamesAreText() throws Exception {
    Document dom = dom(page);
    assertEquals(
        "material against " + EVIL, dom.getElementsByTagName("title").item(0).getTextContent());
    assertEquals(EVIL, data.get("about").get("opponent").text());
    assertEquals(2, dom.getElementsByTagName("script").getLength(), "the data and the page's own");
    NodeList all = dom.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      assertFalse(
          element.hasAttribute("src") || element.hasAttribute("href"), element.getTagName());
    }
    assertFalse(Pattern.compile("https?:|url\\(|@import|fetch\\(|import\\(").matcher(page).find());
  }

  @Test
  void aTornEndIsLeftOutWithANote() throws Exception {
    Path copy = Files.createDirectories(folder.resolve("torn/models")).getParent();
    for (String file : List.of("session.json", "player.json", "opponent.json")) {
      Files.copy(session.path().resolve(file), copy.resolve(file));
    }
    Files.copy(session.games(), copy.resolve("games.pdn"));
    Files.copy(session.examples(), copy.resolve("examples.jsonl"));
    Files.writeString(
        copy.resolve("examples.jsonl"), "{\"game\":17,\"pl", StandardOpenOption.APPEND);
    Files.writeString(
        copy.resolve("games.pdn"), "[Event \"OLSY session\"]\n[Rou", StandardOpenOption.APPEND);
    SessionReport report = SessionReport.of(SessionFolder.existing(copy));
    assertEquals(2, report.notes().size(), report.notes().toString());
    assertEquals(data.get("expectations").get("seen").whole(0), report.expectations().seen());
    assertEquals(GAMES, report.replay().games().size());
    assertEquals(List.of(), report.models());
    assertNotNull(dom(ReportPage.of(report)));
  }

  @Test
  void aSessionWithoutGamesHasAPageToo() throws Exception {
    SessionFolder fresh =
        SessionFolder.create(
            folder.resolve("fresh"),
            session.settings(),
            ModelFolder.installed().player("material@2"),
            new PlayerEntrant(ModelFolder.installed().player("material")));
    SessionReport report = SessionReport.of(fresh);
    assertEquals(List.of(), report.results().runs());
    assertNotNull(dom(ReportPage.of(report)));
  }
}
