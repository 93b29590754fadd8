package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import java.util.stream.Stream;
import olsy.core.clock.Limits;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.archive.GameLog;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.Population;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.training.LearnedModel;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.opponent.player.SearchingOpponent;
import olsy.play.session.state.Gate;
import olsy.play.session.state.Lesson;
import olsy.play.session.store.Decision;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionRecords;
import olsy.play.session.store.SessionSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SessionTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final InstantSource CLOCK =
      Clock.fixed(Instant.parse("2000-01-01T00:00:00Z"), ZoneOffset.UTC);

  /** So many games learn from more than a hundred decisions: pools of features have competed. */
  private static final int GAMES = 12;

  private static final OptionalInt NEVER = OptionalInt.empty();

  /** Sessions that play {@code soft} know it. Its player is often ahead of early models. */
  private static final Population POPULATION = SmallPopulation.of("one", "two");

  @TempDir static Path recorded;

  private static final Map<ModelUse, SessionFolder> RECORDED = new EnumMap<>(ModelUse.class);

  @TempDir Path temporary;

  private static PlayerFile player(String name, double pieces) {
    return new PlayerFile(
        "checkers",
        name,
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(new TreeMap<>(Map.of("men", 1.0, "kings", 1.5, "pieces", pieces)), 2),
        null,
        Map.of());
  }

  private static SessionSettings settings(int games, boolean synchronous) {
    return settings(ModelUse.M_STAR_1P, games, synchronous);
  }

  /** One of them chooses its features, which takes longer. */
  private static SessionSettings settings(ModelUse use, int games, boolean synchronous) {
    String features = use == ModelUse.M_STAR_1P ? null : "men,kings,pieces";
    return settings(use, games, new LearningPlan(20, NEVER, synchronous, features, 2, 500));
  }

  /** Learns soon, from little. */
  private static SessionSettings hasty(int games) {
    LearningPlan plan = new LearningPlan(10, NEVER, true, "men,kings,pieces", 2, 500);
    return settings(ModelUse.M_STAR_1P, games, plan);
  }

  private static SessionSettings settings(ModelUse use, int games, LearningPlan plan) {
    GamePlan played = new GamePlan(OptionalInt.of(games), 4, 6, 40);
    return new SessionSettings("checkers", "hidden", use, 5, played, plan);
  }

  private SessionFolder folder(String name, SessionSettings settings) {
    return folder(temporary.resolve(name), settings);
  }

  private static SessionFolder folder(Path path, SessionSettings settings) {
    Optional<Population> others =
        settings.use() == ModelUse.SOFT ? Optional.of(POPULATION) : Optional.empty();
    return SessionFolder.create(
        path, settings, player("olsy", -0.6), new PlayerEntrant(player("hidden", -0.4)), others);
  }

  /** A session that nothing has disturbed; played once, and only read after that. */
  private static SessionFolder recorded(ModelUse use) throws InterruptedException {
    if (!RECORDED.containsKey(use)) {
      SessionFolder folder = folder(recorded.resolve(use.toString()), settings(use, GAMES, true));
      play(folder, new Hidden());
      RECORDED.put(use, folder);
    }
    return RECORDED.get(use);
  }

  /** In this process. */
  private static class Hidden implements Opponent<Checkers> {
    private final SearchingOpponent<Checkers> player =
        SearchingOpponent.of(player("hidden", -0.4), GAME);

    @Override
    public String name() {
      return "hidden";
    }

    @Override
    public Checkers move(Line<Checkers> play) throws Forfeit, InterruptedException {
      return player.move(play);
    }
  }

  private static List<String> play(SessionFolder folder, Opponent<Checkers> opponent)
      throws InterruptedException {
    Silence listener = new Silence();
    Gate gate = Gate.of(folder.settings().use());
    try (Session<Checkers> session =
        Session.open(folder, GAME, opponent, CLOCK, listener, gate, learner(folder))) {
      session.play();
      session.learnTheRest();
    }
    return listener.notes();
  }

  /** Sessions are tested here, and no learner: that of two phases is quick with few features. */
  private static Function<Lesson<Checkers>, LearnedModel> learner(SessionFolder folder) {
    TrainingSettings settings =
        folder
            .settings()
            .training(GAME)
            .withLearner(StrategyLearners.named("two-phases"))
            .withPopulation(folder.population());
    return lesson ->
        Training.again(GAME, settings, lesson.decisions(), lesson.before()).learn().model();
  }

  /** Everything but the log, which tells of interruptions. */
  private static String contents(SessionFolder folder) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(folder.path())) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        if (!file.endsWith("session.log")) {
          all.append(folder.path().relativize(file)).append('\n').append(Files.readString(file));
        }
      }
    }
    return all.toString();
  }

  @Test
  void theSameSeedPlaysTheSameSession() throws Exception {
    SessionFolder one = recorded(ModelUse.M_STAR_1P);
    SessionFolder other = folder("other", settings(GAMES, true));
    play(other, new Hidden());
    assertEquals(contents(one), contents(other));
    List<Integer> models = one.modelNumbers();
    assertTrue(models.contains(20) && models.contains(100), models.toString());
  }

  /** Who foresees more is expected, and what it foresaw is not forgotten when a session goes on. */
  @Test
  void thePopulationIsExpectedUntilTheLearnedModelIsAhead() throws Exception {
    List<Decision> expected = new ArrayList<>();
    SessionRecords.examples(
        recorded(ModelUse.SOFT),
        decision -> {
          if (decision.expected() != null) {
            expected.add(decision);
          }
        },
        back -> {});
    assertTrue(
        expected.stream().allMatch(one -> one.expected().population().isPresent()), "always asked");
    List<Integer> models = expected.stream().map(one -> one.expected().model()).toList();
    assertTrue(models.subList(0, 30).stream().allMatch(model -> model == 0), models.toString());
    assertTrue(models.get(models.size() - 1) > 0, models.toString());
  }

  /** Cuts what is on the disk off at random bytes, as a kill would, and goes on from there. */
  @ParameterizedTest
  @CsvSource({"M_STAR_1P, 8", "MIXTURE, 4", "SOFT, 6"})
  void whereverItBreaksOffNothingIsLostAndNothingDoubled(ModelUse use, int breaks)
      throws Exception {
    SessionFolder undisturbed = recorded(use);
    SessionSettings settings = undisturbed.settings();
    String expected = contents(undisturbed);
    List<String> lines = Files.readAllLines(undisturbed.examples());
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < breaks; i++) {
      String at = "seed 11, break " + i;
      int kept = random.nextInt(lines.size());
      SessionFolder broken = folder("broken" + i, settings);
      breakOff(undisturbed, broken, lines, kept, random);
      List<String> notes = play(broken, new Hidden());
      assertEquals(expected, contents(broken), at + ", after line " + kept);
      assertTrue(
          notes.stream().allMatch(note -> note.matches(".*(was cut off|is expected).*")),
          at + notes);
    }
  }

  @Test
  void recordsThatCannotBeAreRefused() throws Exception {
    SessionFolder whole = folder("whole", settings(6, true));
    play(whole, new Hidden());
    List<String> lines = Files.readAllLines(whole.examples());
    Decision last = Decision.of(Json.parse(lines.get(lines.size() - 1), "line"));
    String place = " line " + lines.size() + ": ";
    for (String[] wrong :
        new String[][] {
          {"\"move\":\"" + last.move(), "\"move\":\"1-32", place + "illegal move 1-32"},
          {
            "{\"game\":6", "{\"game\":8", place + "a move of game 8, but games.pdn has only 6 games"
          },
          {
            "{\"game\":6",
            "{\"game\":7",
            place + "the position of game 7, ply " + last.ply() + " cannot"
          }
        }) {
      SessionFolder damaged = folder("damaged" + wrong[2].hashCode(), settings(7, true));
      Files.writeString(damaged.games(), Files.readString(whole.games()));
      lines.set(lines.size() - 1, last.line().strip().replace(wrong[0], wrong[1]));
      Files.write(damaged.examples(), lines);
      String refused =
          assertThrows(InputException.class, () -> play(damaged, new Hidden())).getMessage();
      assertTrue(refused.startsWith(damaged.examples() + wrong[2]), refused);
    }
  }

  /** Our own function wants to lose, the opponent's does not. */
  @Test
  void theBetterFunctionIsAdopted() throws Exception {
    PlayerFile own =
        player("olsy", 0)
            .with(new WrittenStrategy(new TreeMap<>(Map.of("men", -1.0, "kings", -1.5)), 2));
    SessionSettings settings = settings(ModelUse.ADOPT, 40, true);
    SessionFolder undisturbed = adopting("undisturbed", settings, own);
    play(undisturbed, new Hidden());
    List<SessionGame> games = new ArrayList<>();
    SessionRecords.games(undisturbed, (game, entry) -> games.add(game));
    List<SessionGame> adopted = games.stream().filter(SessionGame::adopted).toList();
    List<SessionGame> others = games.stream().filter(game -> !game.adopted()).toList();
    assertTrue(adopted.size() > 20, adopted.size() + " games with the opponent's function");
    assertTrue(points(adopted) > 0.7 && points(others) < 0.3, points(adopted) + ", " + adopted);
    List<String> lines = Files.readAllLines(undisturbed.examples());
    SessionFolder broken = adopting("broken", settings, own);
    breakOff(undisturbed, broken, lines, lines.size() / 2, new SplittableRandom(11));
    play(broken, new Hidden());
    assertEquals(contents(undisturbed), contents(broken), "seed 11");
  }

  /** Who always moves alike, and wants to lose, loses again in the same way. */
  @Test
  void linesThatWonArePlayedAgain() throws Exception {
    PlayerFile worst =
        player("hidden", 0)
            .with(new WrittenStrategy(new TreeMap<>(Map.of("men", -1.0, "kings", -1.5)), 2));
    Opponent<Checkers> loser =
        new Hidden() {
          private final SearchingOpponent<Checkers> player = SearchingOpponent.of(worst, GAME);

          @Override
          public Checkers move(Line<Checkers> play) throws Forfeit, InterruptedException {
            return player.move(play);
          }
        };
    SessionSettings settings =
        new SessionSettings(
            "checkers",
            "hidden",
            ModelUse.M_STAR_1P,
            5,
            new GamePlan(OptionalInt.of(12), 4, 6, 60, true),
            new LearningPlan(20, OptionalInt.of(20), true, "men,kings,pieces", 2, 500));
    SessionFolder undisturbed = folder("undisturbed", settings);
    play(undisturbed, loser);
    List<SessionGame> games = new ArrayList<>();
    SessionRecords.games(undisturbed, (game, entry) -> games.add(game));
    List<SessionGame> remembered = games.stream().filter(SessionGame::remembered).toList();
    assertTrue(remembered.size() > 1, games.toString());
    assertEquals(2, points(remembered), remembered.toString());
    assertTrue(remembered.get(0).number() > 8, "the lines of the baseline are not for use");
    List<String> lines = Files.readAllLines(undisturbed.examples());
    SessionFolder broken = folder("broken", settings);
    breakOff(undisturbed, broken, lines, lines.size() - 4, new SplittableRandom(11));
    play(broken, loser);
    assertEquals(contents(undisturbed), contents(broken), "seed 11");
  }

  private SessionFolder adopting(String name, SessionSettings settings, PlayerFile own) {
    return SessionFolder.create(
        temporary.resolve(name), settings, own, new PlayerEntrant(player("hidden", -0.4)));
  }

  private static double points(List<SessionGame> games) {
    return games.stream().mapToInt(SessionGame::points).average().orElseThrow();
  }

  private static void breakOff(
      SessionFolder whole,
      SessionFolder broken,
      List<String> lines,
      int kept,
      SplittableRandom random)
      throws IOException {
    String torn = lines.get(kept).substring(0, random.nextInt(lines.get(kept).length()));
    Files.writeString(
        broken.examples(),
        String.join("\n", lines.subList(0, kept)) + (kept > 0 ? "\n" : "") + torn);
    int playing = Decision.of(Json.parse(lines.get(kept), "line")).game();
    String[] games = Files.readString(whole.games()).split("(?<=\n\n)", -1);
    StringBuilder finished = new StringBuilder();
    for (int game = 1; game < playing; game++) {
      finished.append(games[game - 1]);
    }
    boolean tears = torn.isEmpty() && kept > 0;
    Files.writeString(
        broken.games(),
        finished + (tears ? games[playing - 1].substring(0, random.nextInt(60)) : ""));
    long seen =
        lines.subList(0, kept).stream()
            .map(line -> Decision.of(Json.parse(line, "line")))
            .filter(Decision::teaches)
            .count();
    for (int model : whole.modelNumbers()) {
      if (model < seen || (model == seen && random.nextBoolean())) {
        Files.copy(whole.model(model), broken.model(model));
      }
    }
  }

  /** Plays a session in a process of its own until it dies as if it were killed. */
  static final class Dying {

    private Dying() {}

    /** The session's folder, and the number of the opponent's move before which it dies. */
    public static void main(String[] args) throws InterruptedException {
      int[] left = {Integer.parseInt(args[1])};
      play(
          SessionFolder.existing(Path.of(args[0])),
          new Hidden() {
            @Override
            public Checkers move(Line<Checkers> play) throws Forfeit, InterruptedException {
              if (left[0]-- == 0) {
                Runtime.getRuntime().halt(1);
              }
              return super.move(play);
            }
          });
    }
  }

  @Test
  void killedItGoesOnExactly() throws Exception {
    SessionFolder killed = folder("killed", settings(GAMES, true));
    for (int moves : new int[] {11, 60}) {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Dying.class.getName(),
                  killed.path().toString(),
                  String.valueOf(moves))
              .inheritIO()
              .start();
      assertEquals(1, process.waitFor());
    }
    play(killed, new Hidden());
    assertEquals(contents(recorded(ModelUse.M_STAR_1P)), contents(killed));
  }

  @Test
  void asynchronousSessionsKeepEveryMoveToo() throws Exception {
    SessionFolder folder = folder("asynchronous", settings(GAMES, false));
    play(folder, new Hidden());
    List<Integer> games = new ArrayList<>();
    new GameLog<>(GAME, List.of(folder.games()), fault -> games.add(-1))
        .read((file, replay) -> games.add(replay.plies()));
    assertEquals(GAMES, games.size());
    assertTrue(games.stream().allMatch(plies -> plies > 0), games.toString());
    assertTrue(folder.current().isPresent(), "what play did not wait for is learned at the end");
    String all = contents(folder);
    play(folder, new Hidden());
    assertEquals(all, contents(folder), "going on with what is finished changes nothing");
  }

  /** Fails at first, and once more when it has made two models. */
  private static Function<Lesson<Checkers>, LearnedModel> failing(SessionFolder folder) {
    int[] calls = new int[1];
    return lesson -> {
      calls[0]++;
      if (calls[0] <= 2 || calls[0] == 5) {
        throw new ArithmeticException("defect " + (calls[0] < 5 ? "one" : "two"));
      }
      return learner(folder).apply(lesson);
    };
  }

  @Test
  void learningThatFailsDoesNotEndTheSession() throws Exception {
    List<String> all = new ArrayList<>();
    for (String name : List.of("failing", "failing-again")) {
      SessionSettings settings = hasty(10);
      SessionFolder folder = folder(name, settings);
      Silence listener = new Silence();
      try (Session<Checkers> session = open(folder, failing(folder), listener)) {
        session.play();
        assertEquals(10, session.state().results().games());
      }
      assertEquals(List.of(30, 40, 60), folder.modelNumbers().subList(0, 3));
      assertEquals(
          List.of(
              "learning from 10 decisions failed, play goes on without a model:"
                  + " java.lang.ArithmeticException: defect one",
              "learning from 50 decisions failed, play goes on with the model before:"
                  + " java.lang.ArithmeticException: defect two"),
          listener.notes());
      all.add(contents(folder));
    }
    assertEquals(all.get(0), all.get(1));
  }

  @Test
  void theLogTellsOfNoExpectationsBeforeThereAreAny() throws Exception {
    SessionFolder folder = folder("log", hasty(6));
    play(folder, new Hidden());
    Path file = folder.path().resolve("session.log");
    String log = Files.readString(file);
    assertTrue(log.contains("model from 10 of 10 decisions: "), log);
    assertFalse(log.contains("last 0 moves"), log);
    play(folder, new Hidden());
    assertTrue(Files.readString(file).contains(" all 6 games are played; "), log);
  }

  /** Learning never ends here by itself, and the results do not wait for it. */
  @Test
  void playDoesNotWaitForWhatIsLearnedAfterIt() throws Exception {
    SessionFolder folder = folder("never-learned", settings(GAMES, false));
    CountDownLatch never = new CountDownLatch(1);
    try (Session<Checkers> session =
        open(
            folder,
            lesson -> {
              try {
                never.await();
              } catch (InterruptedException e) {
                throw new CancellationException("interrupted");
              }
              return null;
            },
            new Silence())) {
      session.play();
      assertEquals(GAMES, session.state().results().games());
      Thread.currentThread().interrupt();
      assertThrows(InterruptedException.class, session::learnTheRest);
    }
    assertEquals(List.of(), folder.modelNumbers());
    String examples = Files.readString(folder.examples());
    play(folder, new Hidden());
    assertTrue(folder.current().isPresent(), "it is learned when the session goes on");
    assertEquals(examples, Files.readString(folder.examples()));
  }

  @Test
  void whatIsBrokenOffWhilePlayWaitsHasNotFailed() {
    Silence listener = new Silence();
    try (Session<Checkers> session =
        open(
            folder("broken-off", settings(GAMES, true)),
            lesson -> {
              Thread.currentThread().interrupt();
              throw new CancellationException("interrupted");
            },
            listener)) {
      assertThrows(InterruptedException.class, session::play);
    }
    assertEquals(List.of(), listener.notes());
  }

  private static Session<Checkers> open(
      SessionFolder folder, Function<Lesson<Checkers>, LearnedModel> learner, Silence listener) {
    Gate gate = Gate.of(folder.settings().use());
    return Session.open(folder, GAME, new Hidden(), CLOCK, listener, gate, learner);
  }

  /** Ctrl-C may come while the opponent thinks, before its move is written down. */
  /** The opponent thinks elsewhere. */
  @Test
  void movesByTheTimeAndThinksOnTheOpponents() throws Exception {
    PlayerFile own =
        player("olsy", -0.6)
            .withSearch(MinimaxSearches.PRINCIPAL_VARIATION)
            .within(Limits.NONE.with("move-time", "0.002"));
    SessionFolder folder =
        SessionFolder.create(
            temporary.resolve("timed"),
            settings(ModelUse.GUARDED, 4, true),
            own,
            new PlayerEntrant(player("hidden", -0.4)),
            Optional.empty());
    try (Session<Checkers> session =
        Session.open(folder, GAME, new Hidden(), CLOCK, new Silence())) {
      session.play();
      assertEquals(4, session.state().results().games());
      boolean hasProcessor = Runtime.getRuntime().availableProcessors() > 1;
      assertEquals(hasProcessor, session.pondered().thoughts() > 0);
      assertTrue(session.pondered().right() <= session.pondered().thoughts());
    }
  }

  @Test
  void anInterruptionLosesNoMove() throws Exception {
    SessionFolder folder = folder("interrupted", settings(6, true));
    int[] moves = new int[1];
    assertThrows(
        InterruptedException.class,
        () ->
            play(
                folder,
                new Hidden() {
                  @Override
                  public Checkers move(Line<Checkers> play) throws Forfeit, InterruptedException {
                    moves[0]++;
                    if (moves[0] == 7) {
                      Thread.currentThread().interrupt();
                    }
                    return super.move(play);
                  }
                }));
    assertEquals(7, Files.readAllLines(folder.examples()).size());
    play(folder, new Hidden());
    SessionFolder undisturbed = folder("undisturbed", settings(6, true));
    play(undisturbed, new Hidden());
    assertEquals(contents(undisturbed), contents(folder));
  }

  @Test
  void goesOnWithMoreGames() throws Exception {
    SessionFolder folder = folder("more", settings(6, true));
    play(folder, new Hidden());
    folder.setGames(GAMES);
    play(folder, new Hidden());
    assertEquals(contents(recorded(ModelUse.M_STAR_1P)), contents(folder));
  }

  @Test
  void anOpponentThatForfeitsLosesAndTheSessionGoesOn() throws Exception {
    SessionFolder folder = folder("forfeits", settings(6, true));
    List<String> notes =
        play(
            folder,
            new Hidden() {
              @Override
              public Checkers move(Line<Checkers> play) throws Forfeit, InterruptedException {
                if (play.plies() == 5) {
                  throw new Forfeit("it fell asleep");
                }
                return super.move(play);
              }
            });
    assertTrue(notes.contains("game 1: hidden forfeits: it fell asleep"), notes.toString());
    String games = Files.readString(folder.games());
    assertEquals(6, games.lines().filter(line -> line.startsWith("[Result ")).count(), games);
    assertTrue(games.contains("[Termination \"it fell asleep\"]"), games);
  }

  @Test
  void aSecondPlayerOfTheSameSessionIsRefused() {
    SessionFolder folder = folder("locked", settings(6, true));
    try (Session<Checkers> session =
        Session.open(folder, GAME, new Hidden(), CLOCK, new Silence())) {
      InputException refused =
          assertThrows(
              InputException.class,
              () -> Session.open(folder, GAME, new Hidden(), CLOCK, new Silence()));
      assertTrue(refused.getMessage().contains("another process"), refused.getMessage());
      assertEquals(0, session.state().results().games());
    }
  }

  @Test
  void damageIsNamedAndOnceRepairedTheSessionOpens() throws Exception {
    SessionFolder folder = folder("damaged", settings(2, true));
    play(folder, new Hidden());
    String examples = Files.readString(folder.examples());
    Files.writeString(folder.examples(), examples.replaceFirst("\"move\":\"", "\"move\":\"9"));
    boolean[] closed = new boolean[1];
    Hidden opponent =
        new Hidden() {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    InputException wrong = assertThrows(InputException.class, () -> play(folder, opponent));
    assertTrue(wrong.getMessage().contains("examples.jsonl line 1"), wrong.getMessage());
    assertTrue(closed[0], "the opponent");
    Files.writeString(folder.examples(), examples);
    play(folder, new Hidden());
    assertEquals(examples, Files.readString(folder.examples()));
  }

  @Test
  void anExistingSessionIsNotOverwritten() {
    SessionFolder folder = folder("twice", settings(6, true));
    InputException refused =
        assertThrows(InputException.class, () -> folder("twice", settings(6, true)));
    assertTrue(refused.getMessage().contains("olsy resume"), refused.getMessage());
    assertEquals(settings(6, true), folder.settings());
  }
}
