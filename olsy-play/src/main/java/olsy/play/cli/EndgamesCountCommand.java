package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import olsy.core.endgame.EndgameCount;
import olsy.core.endgame.EndgameTables;
import olsy.core.endgame.Material;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code olsy endgames count} */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Counts won, drawn and lost positions by material.",
    description = {
      "For the side to move. Materials of one side alone are counted, too: its opponent has lost.",
      ""
    },
    footer = {"", "Example:", "  olsy endgames count --pieces 2 --json"})
final class EndgamesCountCommand implements Runnable {

  @Mixin private Output output;

  @Mixin private SolvedPieces solved;

  private record Pieces(int men, int kings) {

    @Override
    public String toString() {
      return Output.count(men, "man").replace("mans", "men") + ", " + Output.count(kings, "king");
    }
  }

  private record Row(
      Pieces black, Pieces white, String toMove, long wins, long draws, long losses) {

    static Row blackToMove(EndgameCount count) {
      Material material = count.material();
      return of(own(material), other(material), "black", count);
    }

    static Row whiteToMove(EndgameCount count) {
      Material material = count.material();
      return of(other(material), own(material), "white", count);
    }

    private static Pieces own(Material material) {
      return new Pieces(material.ownMen(), material.ownKings());
    }

    private static Pieces other(Material material) {
      return new Pieces(material.otherMen(), material.otherKings());
    }

    private static Row of(Pieces black, Pieces white, String toMove, EndgameCount count) {
      return new Row(black, white, toMove, count.wins(), count.draws(), count.losses());
    }
  }

  @Override
  public void run() {
    EndgameTables tables = solved.tables();
    for (int pieces = 1; pieces <= tables.pieces(); pieces++) {
      List<String> lines = new ArrayList<>();
      long positions = 0;
      int longest = 0;
      for (Material material : Material.ofPieces(pieces)) {
        EndgameCount count = EndgameCount.of(tables.of(material));
        positions += material.positions();
        longest = Math.max(longest, count.longest());
        if (output.isJson()) {
          output.answer(Row.blackToMove(count));
          output.answer(Row.whiteToMove(count));
        } else {
          lines.add(
              Output.format(
                  "  %-22s against %-22s%,12d won %,12d drawn %,12d lost",
                  Row.own(material),
                  Row.other(material),
                  count.wins(),
                  count.draws(),
                  count.losses()));
        }
      }
      if (!output.isJson()) {
        output.line(
            Output.format(
                "%s: %s with one side to move, decided in at most %s",
                Output.count(pieces, "piece"),
                Output.count(positions, "position"),
                Output.count(longest, "ply")));
        lines.forEach(output::line);
      }
    }
  }
}
