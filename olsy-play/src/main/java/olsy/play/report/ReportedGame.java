package olsy.play.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.archive.PdnEntry;
import olsy.learning.archive.Replay;
import olsy.play.board.Board;
import olsy.play.session.store.Decision;
import olsy.play.session.store.SessionGame;

/**
 * A game to step through, in the fields of the page's data.
 *
 * @param black whether we played Black
 * @param points ours
 * @param model that our moves were chosen with when it began; 0 for none
 * @param termination why it ended early; null when it did not
 */
public record ReportedGame(
    int number,
    boolean black,
    int points,
    int model,
    boolean adopted,
    boolean baseline,
    String termination,
    Moves line) {

  /**
   * What was played.
   *
   * @param opening what stands where, see {@link Game#squares}
   * @param blackBegins whose move it is there
   * @param moves with the squares that each changes, see {@link Board#changes}
   */
  public record Moves(String opening, boolean blackBegins, List<Move> moves) {}

  /**
   * A move.
   *
   * @param forced whether the opponent had no other
   * @param value how we stand after it, see {@link Advantage}; null where the game is decided, and
   *     where nobody counted
   * @param expected null for our own moves, and where nothing was expected
   */
  public record Move(
      String move, String changes, boolean forced, Double value, Expected expected) {}

  /**
   * What was expected of the opponent.
   *
   * @param probability of the move played
   * @param ofMost what was expected of anybody; null where that was not asked
   */
  public record Expected(
      String move, double probability, double uniform, boolean used, int model, String ofMost) {

    private static final double PER_MILLE = 1000;

    public static Expected of(Decision.Expected expected) {
      return new Expected(
          expected.foreseen().move(),
          Math.round(expected.foreseen().probability() * PER_MILLE) / PER_MILLE,
          Math.round(expected.uniform() * PER_MILLE) / PER_MILLE,
          expected.used(),
          expected.model(),
          expected.population().map(Decision.Foreseen::move).orElse(null));
    }
  }

  /**
   * @param advantage how we stand
   * @param decisions the opponent's, by their ply
   * @param faults takes a sentence where a game cannot be played over again to its end
   */
  static <P extends Position<P>> ReportedGame of(
      Game<P> game,
      Advantage<P> advantage,
      SessionGame played,
      boolean baseline,
      PdnEntry entry,
      Map<Integer, Decision> decisions,
      Consumer<String> faults) {
    Replay<P> replay = Replay.of(game, entry);
    replay.fault().ifPresent(faults);
    List<P> positions = replay.positions().isEmpty() ? List.of(game.start()) : replay.positions();
    List<Move> moves = new ArrayList<>();
    for (int ply = 0; ply + 1 < positions.size(); ply++) {
      P before = positions.get(ply);
      P after = positions.get(ply + 1);
      Decision decision = decisions.get(ply);
      moves.add(
          new Move(
              game.move(before, after),
              Board.of(game, before).changes(Board.of(game, after)),
              decision != null && decision.forced(),
              advantage.in(after, played.side()),
              decision == null || decision.expected() == null
                  ? null
                  : Expected.of(decision.expected())));
    }
    return new ReportedGame(
        played.number(),
        played.side() == Side.FIRST,
        played.points(),
        played.model().number(),
        played.adopted(),
        baseline,
        played.termination(),
        new Moves(game.squares(positions.get(0)), positions.get(0).toMove() == Side.FIRST, moves));
  }
}
