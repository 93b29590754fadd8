package olsy.play.cli;

import java.util.List;
import java.util.stream.Collectors;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.gtp.GtpEngineFile;
import olsy.play.opponent.hub.EngineFile;
import olsy.play.opponent.player.PlayerEntrant;

/** What is told before there is any result: the first game may take long. */
final class Beginning {

  /** Deeper searches end where little is left on the board, and hardly ever before. */
  private static final int DEEP = 20;

  private Beginning() {}

  static void tell(StatusLine line, List<Entrant> players) {
    for (Entrant entrant : players) {
      if (entrant instanceof PlayerEntrant player && depth(player) > DEEP) {
        line.say(
            Output.format(
                "%s looks %d plies ahead: a move may take longer than anybody can wait",
                player.name(), depth(player)));
      }
    }
    String engines =
        players.stream()
            .filter(one -> one instanceof EngineFile || one instanceof GtpEngineFile)
            .map(Entrant::name)
            .distinct()
            .collect(Collectors.joining(" and "));
    line.begin(
        engines.isEmpty()
            ? "the first game is being played"
            : "waiting for " + engines + " to start, and to play the first game");
  }

  private static int depth(PlayerEntrant player) {
    return player.file().strategy().depth();
  }
}
