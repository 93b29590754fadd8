package olsy.play.cli;

import olsy.core.endgame.EndgameTables;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.play.position.EndgameAnswer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy endgames probe} */
@Command(
    name = "probe",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Says how a position ends, and which moves are best.",
    description = {
      "For the side to move, with best play: who wins wins as soon as possible, who loses puts it"
          + " off. Draws by repetition or by length are not looked at.",
      ""
    },
    footer = {"", "Example:", "  olsy endgames probe --position W:WK18,K22:BK4"})
final class EndgamesProbeCommand implements Runnable {

  @Mixin private Output output;

  @Option(
      names = "--position",
      paramLabel = "FEN",
      required = true,
      description = "With no more pieces than are solved.")
  private String position;

  @Mixin private SolvedPieces solved;

  @Override
  public void run() {
    answer(EndgameTables.game());
  }

  private <P extends Position<P>> void answer(Game<P> game) {
    P asked = Arguments.position(game, position);
    EndgameTables tables = solved.tables();
    EndgameAnswer answer =
        EndgameAnswer.of(asked, game, tables)
            .orElseThrow(
                () ->
                    new InputException(
                        "--position: expected at most "
                            + Output.count(tables.pieces(), "piece")
                            + ", found more in "
                            + game.text(asked)));
    output.answer(
        answer,
        "result  " + result(answer.result(), answer.plies()),
        "best    " + (answer.best().isEmpty() ? "no move" : String.join(" ", answer.best())),
        "moves   "
            + String.join(
                ", ",
                answer.moves().stream()
                    .map(move -> move.move() + " " + result(move.result(), move.plies()))
                    .toList()));
  }

  private static String result(String result, int plies) {
    return result + (result.equals("draw") ? "" : " in " + Output.count(plies, "ply"));
  }
}
