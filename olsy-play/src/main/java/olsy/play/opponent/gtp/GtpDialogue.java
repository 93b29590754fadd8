package olsy.play.opponent.gtp;

import java.time.Duration;
import java.util.Optional;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.process.EngineProcess;

/**
 * Commands of GTP to an engine, and its answers.
 *
 * <pre>
 * 7 genmove black    →  =7 D3            or ?7 why not
 *                       an empty line
 * </pre>
 *
 * Every command has a number, so that an answer that came too late is not taken for another one.
 */
final class GtpDialogue {

  private final EngineProcess process;
  private int number;

  GtpDialogue(EngineProcess process) {
    this.process = process;
  }

  /**
   * What an engine answers.
   *
   * @param isDone whether it did what it was told
   * @param text the first line of it
   */
  record Answer(boolean isDone, String text) {}

  /**
   * Gives a command and waits for the answer.
   *
   * @throws Forfeit when there is none in time
   */
  Answer ask(String command, Duration patience) throws Forfeit, InterruptedException {
    number++;
    String line = number + " " + command;
    process.send(line);
    return process.await(command, patience, text -> answer(line, text));
  }

  private Optional<Answer> answer(String sent, String text) throws Forfeit {
    if (text.equals(sent)) {
      throw new Forfeit("it repeats what it is told, and answers nothing");
    }
    for (boolean isDone : new boolean[] {true, false}) {
      String head = (isDone ? "=" : "?") + number;
      if (text.equals(head) || text.startsWith(head + " ")) {
        return Optional.of(new Answer(isDone, text.substring(head.length()).strip()));
      }
    }
    return Optional.empty();
  }

  /**
   * Gives a command that has to be obeyed.
   *
   * @throws Forfeit when it is not, or not in time
   */
  String obeyed(String command, Duration patience) throws Forfeit, InterruptedException {
    Answer answer = ask(command, patience);
    if (!answer.isDone) {
      throw new Forfeit("it answers to \"" + command + "\": " + answer.text);
    }
    return answer.text;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  void quit() {
    process.quit("quit");
  }

  void kill() {
    process.kill();
  }
}
