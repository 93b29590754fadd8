package olsy.play.cli;

import olsy.core.endgame.EndgameTables;
import olsy.learning.endgame.EndgameFolder;
import picocli.CommandLine.Option;

/** Which of the endgames in the user's cache a command looks at. */
final class SolvedPieces {

  @Option(
      names = "--pieces",
      paramLabel = "N",
      description = "Endgames of up to so many pieces. Default: all that are there.")
  private Integer pieces;

  /** They are there, one piece at least. */
  EndgameTables tables() {
    if (pieces != null) {
      Arguments.requireWithin(1, EndgameTables.MOST_PIECES, "--pieces", pieces);
    }
    EndgameFolder folder = EndgameFolder.ofUser();
    return folder.tables(pieces == null ? Math.max(folder.pieces(), 1) : pieces);
  }
}
