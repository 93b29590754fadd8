package olsy.play.opponent.hub;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.process.EngineProcess;

/** Hub's lines to an engine and from it. */
record HubDialogue(EngineProcess process) {

  /** What only we say: no engine does, but a program that is none. */
  static final HubLine GREETING = HubLine.of("hub");

  void send(HubLine line) {
    process.send(line.text());
  }

  /**
   * The next line with a command. What comes before it is passed over, unless it is an error.
   *
   * @throws Forfeit when there is an error instead, or no such line in time
   */
  HubLine await(String command, Duration patience) throws Forfeit, InterruptedException {
    return await(command, patience, line -> {});
  }

  /**
   * The same.
   *
   * @param others hears of the lines that are passed over
   */
  HubLine await(String command, Duration patience, Consumer<HubLine> others)
      throws Forfeit, InterruptedException {
    return process.await(command, patience, text -> awaited(command, text, others));
  }

  private static Optional<HubLine> awaited(String command, String text, Consumer<HubLine> others)
      throws Forfeit {
    if (text.equals(GREETING.text())) {
      throw new Forfeit("it repeats what it is told, and answers nothing");
    }
    HubLine line = read(text);
    if (line.command().equals(command)) {
      return Optional.of(line);
    }
    if (line.command().equals("error")) {
      throw new Forfeit("it answers: " + line.find("message").orElse(line.text()));
    }
    others.accept(line);
    return Optional.empty();
  }

  /** Nonsense has no command. */
  private static HubLine read(String text) {
    try {
      return HubLine.parse(text);
    } catch (IllegalArgumentException e) {
      return HubLine.of("");
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  void quit() {
    process.quit(HubLine.of("quit").text());
  }

  void kill() {
    process.kill();
  }
}
