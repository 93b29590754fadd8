package olsy.play.cli;

import java.util.OptionalInt;
import olsy.core.endgame.EndgameTables;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.endgame.EndgameFolder;
import olsy.learning.players.PlayerFile;
import picocli.CommandLine.Option;

/** Whether our own search asks solved endgames. */
final class EndgameOption {

  @Option(
      names = "--endgames",
      paramLabel = "PIECES",
      description =
          "Our own search asks solved endgames of up to so many pieces, 0 for none. Default: those"
              + " that 'olsy endgames build' has made.")
  private Integer pieces;

  boolean isAsked() {
    return pieces != null;
  }

  /** The player that asks what is wanted, or what is there; what its file says comes first. */
  PlayerFile given(PlayerFile player) {
    if (pieces != null) {
      Arguments.requireWithin(0, EndgameTables.MOST_PIECES, "--endgames", pieces);
      if (pieces > 0) {
        EndgameFolder.ofUser().tables(pieces); // refuses what is not there
      }
      return player.withEndgames(pieces == 0 ? OptionalInt.empty() : OptionalInt.of(pieces));
    }
    boolean isUse =
        player.endgames().isEmpty()
            && player.game().equals(EndgameTables.game().name())
            && player.search() == MinimaxSearches.PRINCIPAL_VARIATION;
    int there = isUse ? EndgameFolder.ofUser().pieces() : 0;
    return there == 0 ? player : player.withEndgames(OptionalInt.of(there));
  }
}
