package olsy.play.opponent.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.clock.Limits;
import olsy.core.game.Line;
import olsy.core.game.reversi.Othello;
import olsy.core.game.reversi.Reversi;
import olsy.learning.text.InputException;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.gtp.FakeGtpEngine.Fault;
import olsy.play.opponent.hub.EngineFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GtpEngineTest {

  private static final Reversi GAME = new Reversi();

  private static Line<Othello> start() {
    return Line.startingAt(GAME.start(), GAME.drawRules());
  }

  private static Line<Othello> after(String... moves) {
    Line<Othello> line = start();
    for (String move : moves) {
      line = line.followedBy(GAME.successor(line.position(), move));
    }
    return line;
  }

  private static Othello last(Line<Othello> line) {
    Othello[] successors = line.position().successors();
    return successors[successors.length - 1];
  }

  private static Opponent<Othello> engine(EngineFile file) {
    return new GtpEngine<>(file, GAME, System::nanoTime);
  }

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"GOOD", "PASSING", "CHATTY"})
  void playsWhatTheEngineAnswers(Fault fault) throws Exception {
    try (Opponent<Othello> engine = engine(FakeGtpEngine.file(fault))) {
      Line<Othello> line = start();
      engine.begin(line);
      for (int ply = 0; ply < 12; ply++) {
        assertEquals(last(line), engine.move(line), GAME.text(line.position()));
        line = line.followedBy(last(line));
      }
    }
  }

  /** From an opening, which the engine is led to, and past a pass, which some refuse to hear of. */
  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"GOOD", "PASSING"})
  void passesAreMoves(Fault fault) throws Exception {
    String[] game =
        ("d3 c5 d6 e3 b5 c6 d7 d2 f4 f6 d1 b7 f5 e8 c7 c1 e7 a4 e2 g5 f3 b8 b6 f8 h6 h5 e6 e1 c8 g2"
             + " f1 g4 g7 b4 f7 c3 b2 g8 g3 a6 h4 g1 a8 c2 h1 a7 c4 h2 d8 h3 a5 h7 g6 f2 a3 b3 b1"
             + " a1 a2")
            .split(" ", -1);
    Othello opening = after("d3", "c5").position();
    Line<Othello> line = Line.startingAt(opening, GAME.drawRules());
    for (String move : List.of(game).subList(2, game.length)) {
      line = line.followedBy(GAME.successor(line.position(), move));
    }
    try (Opponent<Othello> engine = engine(FakeGtpEngine.file(fault))) {
      engine.begin(line);
      Othello passed = engine.move(line);
      assertEquals("pass", GAME.move(line.position(), passed));
      Line<Othello> next = line.followedBy(passed);
      assertEquals("h8", GAME.move(passed, engine.move(next)));
    }
  }

  /** After two good moves something happens; the next game begins as if nothing had. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CRASHING|it ended with exit code 3",
        "ILLEGAL|illegal move A1 in B:",
        "RELUCTANT|it answers to \"genmove black\": too hot",
      })
  void afterAForfeitTheNextGameCanBegin(Fault fault, String reason) throws Exception {
    try (Opponent<Othello> engine = engine(FakeGtpEngine.file(fault))) {
      for (int game = 0; game < 2; game++) {
        engine.begin(start());
        assertEquals(last(start()), engine.move(start()));
        assertEquals(last(start()), engine.move(start()));
        String message = assertThrows(Forfeit.class, () -> engine.move(start())).getMessage();
        assertTrue(message.startsWith(reason), message);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "OLD|expected version 2 of GTP, found \"1\"",
        "SMALL|it answers to \"boardsize 8\": unacceptable size",
        "ECHO|it repeats what it is told, and answers nothing",
      })
  void refusesEnginesThatDoNotStart(Fault fault, String reason) {
    try (Opponent<Othello> engine = engine(FakeGtpEngine.file(fault))) {
      String message = assertThrows(InputException.class, () -> engine.begin(start())).getMessage();
      assertEquals(
          "engine " + engine.name() + " does not start: " + reason + "; was \"make fake\" run?",
          message);
    }
  }

  @Test
  void refusesProgramsThatAreNotThere() {
    EngineFile file =
        new EngineFile(
            Path.of("").toAbsolutePath(),
            "reversi",
            "nobody",
            List.of("no-such-program"),
            Optional.empty(),
            Limits.NONE,
            Map.of(),
            Duration.ofSeconds(1));
    try (Opponent<Othello> engine = engine(file)) {
      String message = assertThrows(InputException.class, () -> engine.begin(start())).getMessage();
      assertTrue(message.startsWith("engine nobody: cannot run no-such-program in "), message);
    }
  }

  @Test
  void refusesOpeningsFarFromTheStart() {
    Othello far =
        GAME.position("B:bbbb..../wwww..../......../......../......../......../......../........");
    try (Opponent<Othello> engine = engine(FakeGtpEngine.file(Fault.GOOD))) {
      String message =
          assertThrows(
                  InputException.class, () -> engine.begin(Line.startingAt(far, GAME.drawRules())))
              .getMessage();
      assertEquals(
          "engine good: expected an opening of at most 8 plies from the game's start, as GTP knows"
              + " no positions",
          message);
    }
  }
}
