package olsy.play.opponent.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import olsy.core.clock.Limits;
import olsy.core.game.Side;
import olsy.core.game.reversi.Othello;
import olsy.core.game.reversi.Reversi;
import olsy.play.opponent.hub.EngineFile;

/**
 * An engine of Othello as a program of its own. It plays the last successor, and may have a fault.
 */
final class FakeGtpEngine {

  /** From GOOD to CHATTY no fault is one; from CRASHING to RELUCTANT it shows at the third move. */
  enum Fault {
    GOOD,
    /** Passes by itself, and refuses to be told so. */
    PASSING,
    CHATTY,
    CRASHING,
    ILLEGAL,
    RELUCTANT,
    OLD,
    SMALL,
    ECHO
  }

  private static final Reversi GAME = new Reversi();
  private static final int GOOD_MOVES = 2;

  private final Fault fault;
  private Othello position = GAME.start();
  private int moves;

  private FakeGtpEngine(Fault fault) {
    this.fault = fault;
  }

  static EngineFile file(Fault fault) {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            FakeGtpEngine.class.getName(),
            fault.name());
    return new EngineFile(
        Path.of("").toAbsolutePath(),
        "reversi",
        fault.name().toLowerCase(Locale.ROOT),
        command,
        Optional.of("make fake"),
        Limits.NONE,
        Map.of(),
        Duration.ofSeconds(10));
  }

  public static void main(String[] args) throws IOException {
    FakeGtpEngine engine = new FakeGtpEngine(Fault.valueOf(args[0]));
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (engine.fault == Fault.ECHO) {
        System.out.println(line);
      } else if (line.equals("quit")) {
        System.exit(0);
      } else {
        String[] words = line.split(" ", -1);
        engine.obey(words[0], words);
      }
    }
  }

  private void obey(String number, String[] words) {
    switch (words[1]) {
      case "protocol_version" -> say("=" + number + (fault == Fault.OLD ? " 1" : " 2"));
      case "boardsize" -> {
        boolean fits = words[2].equals("8") && fault != Fault.SMALL;
        say(fits ? "=" + number : "?" + number + " unacceptable size");
      }
      case "clear_board" -> {
        position = GAME.start();
        say("=" + number);
      }
      case "play" -> play(number, words[2], words[3]);
      case "genmove" -> answer(number, words[2]);
      default -> say("?" + number + " unknown command");
    }
  }

  private void play(String number, String colour, String move) {
    try {
      if (!colour.equals(colour()) || (fault == Fault.PASSING && move.equals("pass"))) {
        throw new IllegalArgumentException("syntax error");
      }
      position = GAME.successor(position, move);
      passIfItMust();
      say("=" + number);
    } catch (IllegalArgumentException e) {
      say("?" + number + " " + e.getMessage());
    }
  }

  private void passIfItMust() {
    if (fault == Fault.PASSING && position.successorCount() == 1) {
      Othello only = position.successors()[0];
      position = GAME.move(position, only).equals("pass") ? only : position;
    }
  }

  private String colour() {
    return position.toMove() == Side.FIRST ? "black" : "white";
  }

  private void answer(String number, String colour) {
    if (!colour.equals(colour())) {
      say("=" + number + " pass"); // it has passed already
      return;
    }
    Othello[] successors = position.successors();
    String move = GAME.move(position, successors[successors.length - 1]).toUpperCase(Locale.ROOT);
    if (fault == Fault.CHATTY) {
      System.err.println("thinking");
      say("= of nobody\n\n=0 of long ago\n\nhello");
    }
    if (moves++ >= GOOD_MOVES) {
      switch (fault) {
        case CRASHING -> System.exit(3);
        case ILLEGAL -> move = "A1";
        case RELUCTANT -> {
          say("?" + number + " too hot");
          return;
        }
        default -> {}
      }
    }
    say("=" + number + " " + move);
  }

  private static void say(String answer) {
    System.out.println(answer + "\n");
  }
}
