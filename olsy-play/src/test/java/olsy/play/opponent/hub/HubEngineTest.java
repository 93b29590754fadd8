package olsy.play.opponent.hub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeControl;
import olsy.core.clock.TimeLeft;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.text.InputException;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.hub.FakeEngine.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class HubEngineTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final DrawRules RULES = GAME.drawRules();

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"GOOD", "CHATTY", "NONSENSE", "HASTY"})
  void playsWhatTheEngineAnswers(Fault fault) throws Exception {
    try (Opponent<Checkers> engine = engine(FakeEngine.file(fault))) {
      for (int game = 0; game < 2; game++) {
        Line<Checkers> line = Line.startingAt(Checkers.START, RULES);
        engine.begin(line);
        for (int ply = 0; ply < 40 && !line.isTerminal(); ply++) {
          assertEquals(last(line), engine.move(line), GAME.text(line.position()));
          line = line.followedBy(last(line));
        }
      }
    }
  }

  /** After two good moves something happens; the next game begins as if nothing had. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CRASHING|it ended with exit code 3",
        "CLOSING|it closed its output",
        "ILLEGAL|illegal move 1-32 in Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww, legal: 9-13 ",
        "UNREADABLE|expected a move between squares 1 to 32 like 11-15 or 15x22x18, found \"e2e4\"",
        "MOVELESS|expected a move, found done",
        "ERROR|it answers: too hot",
      })
  void afterAForfeitTheNextGameCanBegin(Fault fault, String reason) throws Exception {
    forfeits(FakeEngine.file(fault), reason, () -> 0);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"SILENT", "FLOODING"})
  void patienceEnds(Fault fault) throws Exception {
    Path failing = folder.resolve("failing");
    AtomicLong seconds = new AtomicLong();
    forfeits(
        FakeEngine.file(fault, failing),
        "no answer \"done\" within 10.0 s",
        () -> {
          if (failing.toFile().exists()) {
            seconds.addAndGet(5);
          }
          return Duration.ofSeconds(seconds.get()).toNanos();
        });
  }

  private void forfeits(EngineFile file, String reason, LongSupplier clock) throws Exception {
    try (Opponent<Checkers> engine = engine(file, clock)) {
      Line<Checkers> line = Line.startingAt(Checkers.START, RULES);
      for (int game = 0; game < 2; game++) {
        engine.begin(line);
        assertEquals(last(line), engine.move(line));
        assertEquals(last(line), engine.move(line));
        String message = assertThrows(Forfeit.class, () -> engine.move(line)).getMessage();
        assertTrue(message.startsWith(reason), message);
        Files.deleteIfExists(folder.resolve("failing"));
      }
    }
  }

  @Test
  void theEngineIsToldTheTime() throws Exception {
    EngineFile file =
        FakeEngine.file(Fault.TELLING, Limits.ofClock(TimeControl.of("2/60+0.5")), Map.of());
    try (Opponent<Checkers> engine = engine(file)) {
      Line<Checkers> line = Line.startingAt(Checkers.START, RULES);
      engine.begin(line);
      TimeLeft left =
          new TimeLeft(Duration.ofMillis(12_345), Duration.ofMillis(500), OptionalInt.of(2));
      engine.sees(left);
      assertEquals(last(line), engine.move(line));
      assertEquals(last(line), engine.move(line));
      assertEquals(
          "it answers: level moves 2 time 12.345 inc 0.5",
          assertThrows(Forfeit.class, () -> engine.move(line)).getMessage());
    }
  }

  /** From the last move on that cannot be taken back. */
  @Test
  void theEngineIsToldOfThePlayThatMayRepeatItself() throws Exception {
    Line<Checkers> line = Line.startingAt(GAME.position("W:WK32,21:BK1"), RULES);
    try (Opponent<Checkers> engine = engine(FakeEngine.file(Fault.ECHO))) {
      engine.begin(line);
      for (String move : List.of("21-17", "1-6")) {
        engine.move(line);
        line = line.followedBy(GAME.successor(line.position(), move));
      }
      line = line.followedBy(GAME.successor(line.position(), "32-28"));
      Line<Checkers> asked = line;
      String base = GAME.protocol().text(GAME.position("B:WK32,17:BK1"));
      assertEquals(
          "it answers: pos pos=" + base + " moves= 1-6 32-28 ",
          assertThrows(Forfeit.class, () -> engine.move(asked)).getMessage());
    }
  }

  @Test
  void parametersAndLevelAreSet() throws Exception {
    Line<Checkers> line = Line.startingAt(Checkers.START, RULES);
    EngineFile file = FakeEngine.file(Fault.GOOD, Limits.ofDepth(3), Map.of("colour", "dark blue"));
    try (Opponent<Checkers> engine = engine(file)) {
      engine.begin(line);
      assertEquals(last(line), engine.move(line));
    }
    cannotStart(
        FakeEngine.file(Fault.GOOD, Limits.ofDepth(4), Map.of()),
        "engine good does not start: it answers: unknown level; was \"make fake\" run in ");
    cannotStart(
        FakeEngine.file(Fault.GOOD, Limits.NONE, Map.of("color", "red")),
        "engine good does not start: it answers: unknown parameter ");
  }

  @Test
  void anEngineForAnotherGameIsRefused() {
    cannotStart(
        FakeEngine.file(Fault.OTHER_GAME),
        "engine other_game does not start: expected a player of english-checkers, found chess");
    cannotStart(
        FakeEngine.file(Fault.TEN_BY_TEN),
        "engine ten_by_ten does not start: expected a player of english-checkers, found no game");
  }

  @Test
  void anEngineThatDoesNotGreetIsRefused() {
    AtomicLong seconds = new AtomicLong();
    Opponent<Checkers> engine =
        engine(
            FakeEngine.file(Fault.MUTE), () -> Duration.ofSeconds(seconds.getAndAdd(10)).toNanos());
    String message =
        assertThrows(
                InputException.class, () -> engine.begin(Line.startingAt(Checkers.START, RULES)))
            .getMessage();
    assertTrue(message.contains("no answer \"id\" within 30.0 s"), message);
  }

  /** It need not be waited for. */
  @Test
  void aProgramThatEchoesIsNoEngine() {
    EngineFile file =
        new EngineFile(
            Path.of("").toAbsolutePath(),
            "checkers",
            "parrot",
            List.of("cat"),
            Optional.empty(),
            Limits.NONE,
            Map.of(),
            Duration.ofSeconds(1));
    cannotStart(file, "engine parrot does not start: it repeats what it is told");
  }

  @Test
  void aProgramThatIsNotThereIsNamed() {
    EngineFile file =
        new EngineFile(
            Path.of("").toAbsolutePath(),
            "checkers",
            "ghost",
            List.of("no-such-program"),
            Optional.of("make ghost"),
            Limits.NONE,
            Map.of(),
            Duration.ofSeconds(1));
    String program = "cannot run no-such-program in " + file.folder();
    cannotStart(
        file, "engine ghost: " + program + "; was \"make ghost\" run in " + file.folder() + "?");
  }

  private static void cannotStart(EngineFile file, String expected) {
    Set<ProcessHandle> before = children();
    Opponent<Checkers> engine = engine(file);
    Line<Checkers> line = Line.startingAt(Checkers.START, RULES);
    String message = assertThrows(InputException.class, () -> engine.begin(line)).getMessage();
    assertTrue(message.startsWith(expected), message);
    awaitEnd(before);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"GOOD", "DEAF"})
  void closedItIsGone(Fault fault) {
    Set<ProcessHandle> before = children();
    try (Opponent<Checkers> engine = engine(FakeEngine.file(fault))) {
      engine.begin(Line.startingAt(Checkers.START, RULES));
      assertEquals(before.size() + 1, children().size());
    }
    awaitEnd(before);
  }

  @Test
  void anInterruptionEndsTheMove() {
    Set<ProcessHandle> before = children();
    Opponent<Checkers> engine = engine(FakeEngine.file(Fault.GOOD));
    Line<Checkers> line = Line.startingAt(Checkers.START, RULES);
    engine.begin(line);
    Thread.currentThread().interrupt();
    assertThrows(InterruptedException.class, () -> engine.move(line));
    awaitEnd(before);
    Thread.currentThread().interrupt();
    engine.begin(line);
    assertThrows(InterruptedException.class, () -> engine.move(line));
    assertFalse(Thread.currentThread().isInterrupted());
    awaitEnd(before);
  }

  /** A program that leaves its engine behind, which does not end by itself. */
  static final class Leaving {

    private Leaving() {}

    @SuppressWarnings("SystemExitOutsideMain")
    public static void main(String[] args) {
      engine(FakeEngine.file(Fault.DEAF)).begin(Line.startingAt(Checkers.START, RULES));
      children().forEach(child -> System.out.println(child.pid()));
      System.out.flush();
      System.exit(0);
    }
  }

  @Test
  void itDoesNotOutliveTheProgram() throws Exception {
    Process program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Leaving.class.getName())
            .start();
    try (BufferedReader out = program.inputReader(StandardCharsets.UTF_8)) {
      long pid = Long.parseLong(out.readLine());
      assertEquals(0, program.waitFor());
      Optional<ProcessHandle> engine = ProcessHandle.of(pid);
      if (engine.isPresent()) {
        engine.get().onExit().get(30, TimeUnit.SECONDS);
      }
    }
  }

  /** With a clock that stands still: no patience ends. */
  private static HubEngine<Checkers> engine(EngineFile file) {
    return engine(file, () -> 0);
  }

  private static HubEngine<Checkers> engine(EngineFile file, LongSupplier clock) {
    return new HubEngine<>(file, GAME, clock);
  }

  private static Checkers last(Line<Checkers> line) {
    Checkers[] successors = line.position().successors();
    return successors[successors.length - 1];
  }

  private static Set<ProcessHandle> children() {
    return ProcessHandle.current().children().collect(Collectors.toCollection(HashSet::new));
  }

  /** All that was started since. */
  private static void awaitEnd(Set<ProcessHandle> before) {
    Set<ProcessHandle> started = children();
    started.removeAll(before);
    started.forEach(child -> child.onExit().orTimeout(30, TimeUnit.SECONDS).join());
  }
}
