package olsy.play.opponent.hub;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import olsy.core.clock.Limits;
import olsy.core.game.Notation;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;

/**
 * An engine as a program of its own. It plays the last successor, and may have a fault. It begins a
 * file when it fails.
 */
final class FakeEngine {

  /** From GOOD to HASTY no fault is one; from CRASHING to ECHO it shows at the third move. */
  enum Fault {
    GOOD,
    CHATTY,
    NONSENSE,
    HASTY,
    CRASHING,
    CLOSING,
    SILENT,
    FLOODING,
    ILLEGAL,
    UNREADABLE,
    MOVELESS,
    ERROR,
    TELLING,
    ECHO,
    OTHER_GAME,
    TEN_BY_TEN,
    MUTE,
    DEAF
  }

  private static final Notation<Checkers> HUB = new EnglishCheckers().protocol();
  private static final int GOOD_MOVES = 2;
  private static final int CHATTER = 5000;

  private final Fault fault;
  private final Path failing;
  private Checkers position = Checkers.START;
  private String asked = "";
  private String told = "";
  private int moves;

  private FakeEngine(Fault fault, Path failing) {
    this.fault = fault;
    this.failing = failing;
  }

  /** The file of such an engine. */
  static EngineFile file(Fault fault, Limits limits, Map<String, String> parameters) {
    return file(fault, limits, parameters, Path.of(""));
  }

  /** The file of an engine that begins a file when it fails. */
  static EngineFile file(Fault fault, Path failing) {
    return file(fault, Limits.NONE, Map.of(), failing);
  }

  private static EngineFile file(
      Fault fault, Limits limits, Map<String, String> parameters, Path failing) {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            FakeEngine.class.getName(),
            fault.name(),
            failing.toString());
    return new EngineFile(
        Path.of("").toAbsolutePath(),
        "checkers",
        fault.name().toLowerCase(Locale.ROOT),
        command,
        Optional.of("make fake"),
        limits,
        parameters,
        Duration.ofSeconds(10));
  }

  static EngineFile file(Fault fault) {
    return file(fault, Limits.NONE, Map.of());
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    FakeEngine engine = new FakeEngine(Fault.valueOf(args[0]), Path.of(args[1]));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      engine.obey(HubLine.parse(line));
    }
    if (engine.fault == Fault.DEAF) {
      new CountDownLatch(1).await();
    }
  }

  private void obey(HubLine line) throws IOException, InterruptedException {
    switch (line.command()) {
      case "hub" -> greet();
      case "set-param" -> {
        if (!line.arguments().equals(Map.of("name", "colour", "value", "dark blue"))) {
          say("error message=\"unknown parameter " + line.arguments() + "\"");
        }
      }
      case "init" -> say("ready");
      case "level" -> {
        told = line.text();
        if (!told.equals("level depth=3") && !told.startsWith("level moves=")) {
          say("error message=\"unknown level\"");
        }
      }
      case "ping" -> say("pong");
      case "pos" -> {
        asked = line.text();
        position = HUB.position(line.find("pos").orElseThrow());
        for (String move :
            line.find("moves").stream().flatMap(m -> List.of(m.split(" ", -1)).stream()).toList()) {
          position = HUB.successor(position, move);
        }
      }
      case "go" -> answer();
      case "quit" -> {
        if (fault != Fault.DEAF) {
          System.exit(0);
        }
      }
      default -> {}
    }
  }

  private void greet() {
    if (fault != Fault.MUTE) {
      String game =
          switch (fault) {
            case OTHER_GAME -> " game=chess";
            case TEN_BY_TEN -> "";
            default -> " game=english-checkers";
          };
      say("id name=fake version=1 author=\"The Tests\"" + game);
      say("param name=colour value=red type=string");
      say("wait");
    }
  }

  private void answer() throws IOException, InterruptedException {
    Checkers[] successors = position.successors();
    String move = HUB.move(position, successors[successors.length - 1]);
    switch (fault) {
      case CHATTY -> {
        for (int i = 0; i < CHATTER; i++) {
          System.err.println("thinking about a move, line " + i);
        }
      }
      case NONSENSE -> say("hello \"\n\n=\ninfo depth=\"\n\u0007 done=move");
      case HASTY -> say("done move=" + move);
      default -> {}
    }
    if (moves++ < GOOD_MOVES) {
      say("info depth=1 pv=\"" + move + "\"");
      say("done move=" + move);
    } else {
      fail(move);
    }
  }

  private void fail(String move) throws IOException, InterruptedException {
    if (!failing.toString().isEmpty()) {
      Files.createFile(failing);
    }
    switch (fault) {
      case CRASHING -> System.exit(3);
      case CLOSING -> {
        System.out.close();
        new CountDownLatch(1).await();
      }
      case SILENT -> {}
      case FLOODING -> {
        while (true) {
          say("info depth=1");
        }
      }
      case ILLEGAL -> say("done move=1-32");
      case UNREADABLE -> say("done move=e2e4");
      case MOVELESS -> say("done");
      case TELLING -> say("error message=\"" + told.replace('=', ' ') + "\"");
      case ERROR -> say("error message=\"too hot\"");
      case ECHO -> say("error message=\"" + asked.replace('"', ' ') + "\"");
      default -> say("done move=" + move);
    }
  }

  private static void say(String line) {
    System.out.println(line);
  }
}
