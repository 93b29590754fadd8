package olsy.play.opponent.hub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import olsy.core.clock.Limits;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.Json;
import olsy.play.position.PositionAnswer;
import olsy.play.position.PositionSearch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HubPlayerTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final String START = "B" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12);

  private final PipedWriter in = new PipedWriter();
  private final BlockingQueue<String> out = new LinkedBlockingQueue<>();
  private Thread thread;

  /** Its clock goes on by a millisecond whenever somebody looks. */
  private void start(PlayerFile player) throws IOException {
    AtomicLong millis = new AtomicLong();
    start(player, () -> 1_000_000 * millis.getAndIncrement());
  }

  private void start(PlayerFile player, LongSupplier nanoClock) throws IOException {
    BufferedReader lines = new BufferedReader(new PipedReader(in));
    HubPlayer<?> hub = new HubPlayer<>(GAME, Mover.always(player), nanoClock, out::add);
    thread =
        new Thread(
            () -> {
              try {
                hub.obey(lines);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    thread.start();
  }

  private void start(String player) throws IOException {
    start(ModelFolder.installed().player(player));
  }

  @AfterEach
  void end() throws Exception {
    in.close();
    thread.join();
  }

  private void tell(String... lines) throws IOException {
    for (String line : lines) {
      in.write(line + "\n");
    }
    in.flush();
  }

  private String line() throws InterruptedException {
    String line = out.poll(60, TimeUnit.SECONDS);
    assertTrue(line != null, "no answer");
    return line;
  }

  /** The line at the end of a search. */
  private String done() throws InterruptedException {
    String line = line();
    while (line.startsWith("info ")) {
      line = line();
    }
    return line;
  }

  @Test
  void handshakeAndSearch() throws Exception {
    start("material@2");
    tell("hub");
    assertTrue(
        line().matches("id name=\"olsy material\" version=\\S+ author=OLSY game=english-checkers"));
    assertEquals("param name=depth value=2 type=int min=1 max=99", line());
    assertEquals("wait", line());
    tell("set-param name=depth value=1", "init");
    assertEquals("ready", line());
    tell("new-game", "go think");
    assertEquals("info depth=1 score=0.000 nodes=7 time=0.001 pv=9-13", line());
    assertEquals("done move=9-13", line());
    tell("level depth=2", "pos pos=" + START + " moves=\"11-15 22-18\"", "go think");
    assertTrue(line().startsWith("info depth=1 score=1.000 nodes="));
    assertTrue(
        line().matches("info depth=2 score=\\S+ nodes=\\d+ time=0\\.\\d{3} pv=\"15x22x18 .*\""));
    assertEquals("done move=15x22x18", line());
    tell("quit");
    thread.join();
  }

  /** What is found at a depth on the way there is what the player itself finds. */
  @Test
  void movesAsThePlayerDoes() throws Exception {
    PlayerFile player = ModelFolder.installed().player("samuel-1@5");
    start(player);
    tell("go think");
    var found = player.search(GAME).search(GAME.start(), 5);
    assertEquals("done move=" + GAME.protocol().move(GAME.start(), found.choice()), done());
  }

  @Test
  void aSearchIsStoppedAndHearsPingMeanwhile() throws Exception {
    start("samuel-1");
    tell("level depth=99", "go think", "ping", "new-game", "ping", "stop");
    List<String> answers = new ArrayList<>();
    String line = line();
    while (!line.startsWith("done ")) {
      answers.add(line.startsWith("info ") ? "info" : line);
      line = line();
    }
    answers.removeAll(List.of("info"));
    assertEquals(
        List.of(
            "pong",
            "error message=\"expected stop, ping or quit during a search, found new-game\"",
            "pong"),
        answers);
    tell("stop", "new-game", "ping");
    assertEquals("pong", line());
  }

  @Test
  void nodesAndTimeEndASearch() throws Exception {
    start("material");
    for (String level : List.of("nodes=3000", "move-time=0.02", "time=0.6", "nodes=3000 time=9")) {
      tell("level " + level, "go think");
      assertEquals("done move=", done().replaceAll("\\d+-\\d+", ""), level);
    }
    tell("level nodes=3000", "go think");
    String move = done();
    tell("go think");
    assertEquals(move, done());
  }

  /** A player that foresees replies looks farther than it is asked to, from its own depth on. */
  @Test
  void withoutADepthItSearchesAsOlsySearchDoes() throws Exception {
    String json =
        "{\"game\":\"checkers\",\"name\":\"foreseeing\",\"search\":\"reply\",\"strategy\":"
            + "{\"weights\":{\"men\":1},\"depth\":2},"
            + "\"model\":{\"strategy\":{\"weights\":{\"men\":1,\"kings\":2},\"depth\":3}}}";
    PlayerFile player = PlayerFile.of(Json.parse(json, "foreseeing"), "foreseeing");
    start(player);
    for (int nodes : new int[] {200, 2_000, 20_000}) {
      PlayerFile limited = player.within(Limits.NONE.with("nodes", String.valueOf(nodes)));
      PositionAnswer expected = new PositionSearch<>(GAME, limited, () -> 0).answer(GAME.start());
      tell("level nodes=" + nodes, "go think");
      String info = "";
      String line = line();
      while (line.startsWith("info ")) {
        info = line;
        line = line();
      }
      assertTrue(info.startsWith("info depth=" + expected.depth() + " "), info + expected);
      assertEquals("done move=" + expected.move(), line);
    }
  }

  @Test
  void aSearchThatFailsLeavesItListening() throws Exception {
    AtomicBoolean fails = new AtomicBoolean(true);
    start(
        ModelFolder.installed().player("material@1"),
        () -> {
          if (fails.getAndSet(false)) {
            throw new OutOfMemoryError("a test");
          }
          return 0;
        });
    tell("go think");
    assertEquals("error message=\"the search failed: java.lang.OutOfMemoryError: a test\"", line());
    tell("go think");
    assertEquals("done move=9-13", done());
  }

  @Test
  void nonsenseIsAnsweredByAnErrorAndChangesNothing() throws Exception {
    start("material");
    tell("pos pos=" + START + " moves=11-15", "level depth=2", "go think");
    String move = done();
    String[][] wrong = {
      {"hello", "unknown command hello"},
      {"pos", "expected B or W and 32 letters of w b W B e, found none"},
      {"pos pos=" + START + " moves=\"11-15 1-2\"", "illegal move 1-2 in W"},
      {"pos pos=\"", "expected name=value, found pos='"},
      {"level depth=0", "expected depth from 1 to 99, found 0"},
      {"level speed=9", "expected depth, nodes, move-time, time, inc or moves, found speed"},
      {"set-param name=colour value=red", "expected the parameter depth, found colour"},
      {"set-param name=depth", "expected depth from 1 to 99, found none"},
      {"go", "expected go think, found go"},
    };
    for (String[] one : wrong) {
      tell(one[0]);
      String answer = line();
      assertTrue(answer.startsWith("error message=\"" + one[1]), answer);
    }
    tell("", "   ", "go think");
    assertEquals(move, done());
  }

  @Test
  void aPositionWithoutAMoveIsAnError() throws Exception {
    start("material");
    String over = "B" + "e".repeat(31) + "W";
    tell("pos pos=" + over, "go think");
    assertEquals("error message=\"no legal move in " + over + "\"", line());
  }

  /** αβ* cannot look further than its model. */
  @Test
  void aDepthThatIsNotForThePlayerIsAnError() throws Exception {
    String json =
        "{\"game\":\"checkers\",\"name\":\"short\",\"search\":\"alpha-beta-star\",\"strategy\":"
            + "{\"weights\":{\"men\":1},\"depth\":3},"
            + "\"model\":{\"strategy\":{\"weights\":{\"men\":1},\"depth\":2}}}";
    start(PlayerFile.of(Json.parse(json, "short"), "short"));
    tell("level depth=4", "go think");
    assertTrue(line().startsWith("error message=\"player short: alpha-beta-star needs models"));
    tell("level nodes=100000", "go think");
    assertTrue(done().startsWith("done move="));
  }
}
