package olsy.core.game.checkers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.OpeningSet;
import olsy.core.game.Side;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.OrderedAlphaBeta;

/**
 * The openings that American tournaments draw by lot, derived from the rules. In both sets each
 * position stands once, and none in which a side loses a man by force.
 *
 * <pre>
 * three moves   the 302 ways to play three plies lead to 216 positions; 174 are left
 * eleven men    a man of 5 to 12 and one of 21 to 28 are removed, and each side makes a move that leaves its
 *               back row alone: 3,136 ways, 2,500 positions; 2,403 are left
 * </pre>
 *
 * Whether a man is lost is what a search of material says, six plies deep and then through all
 * captures.
 */
final class Ballots {

  /** No deeper search, up to thirteen plies, finds another man that is lost. */
  private static final int DEPTH = 6;

  static final OpeningSet<Checkers> THREE_MOVES =
      new OpeningSet<>(
          "ballots",
          "the three-move openings that keep all men",
          () -> keepingTheirMen(threeMoves(), DEPTH));

  static final OpeningSet<Checkers> ELEVEN_MEN =
      new OpeningSet<>(
          "eleven-man",
          "a man of each side removed and a move of each made, all men kept",
          () -> keepingTheirMen(elevenMen(), DEPTH));

  private static final double MAN = 2;
  private static final long BLACK_REMOVABLE = Checkers.squares(5, 6, 7, 8, 9, 10, 11, 12);
  private static final long WHITE_REMOVABLE = Checkers.squares(21, 22, 23, 24, 25, 26, 27, 28);
  private static final long BACK_ROWS = Checkers.squares(1, 2, 3, 4, 29, 30, 31, 32);

  private Ballots() {}

  /** All positions after three plies. */
  static Set<Checkers> threeMoves() {
    Set<Checkers> positions = Set.of(Checkers.START);
    for (int ply = 0; ply < 3; ply++) {
      positions = after(positions);
    }
    return positions;
  }

  private static Set<Checkers> after(Set<Checkers> positions) {
    Set<Checkers> next = new LinkedHashSet<>();
    positions.forEach(position -> next.addAll(Arrays.asList(position.successors())));
    return next;
  }

  /** All positions after a man of each side was removed, and a move of each. */
  static Set<Checkers> elevenMen() {
    Set<Checkers> begun = new LinkedHashSet<>();
    for (long black = BLACK_REMOVABLE; black != 0; black &= black - 1) {
      for (long white = WHITE_REMOVABLE; white != 0; white &= white - 1) {
        begun.add(
            new Checkers(
                Checkers.START.own() & ~Long.lowestOneBit(black),
                Checkers.START.other() & ~Long.lowestOneBit(white),
                0,
                Side.FIRST));
      }
    }
    Set<Checkers> moved = new LinkedHashSet<>(after(after(begun)));
    moved.removeIf(position -> ((position.own() | position.other()) & BACK_ROWS) != BACK_ROWS);
    return moved;
  }

  /** Those in which best play of both sides wins no man. */
  static List<Checkers> keepingTheirMen(Set<Checkers> positions, int depth) {
    Evaluation<Checkers> material = Ballots::material;
    Search<Checkers> search = new OrderedAlphaBeta<>(FrontierRule.CAPTURES.over(material));
    List<Checkers> kept = new ArrayList<>();
    for (Checkers position : positions) {
      double won = search.search(position, depth, SearchBudget.unlimited()).value();
      if (Math.abs(won) < MAN) {
        kept.add(position);
      }
    }
    return kept;
  }

  /** A king is a man and a half. */
  private static double material(Checkers position, Side side) {
    double lead = pieces(position.own(), position.kings());
    lead -= pieces(position.other(), position.kings());
    return position.toMove() == side ? lead : -lead;
  }

  private static double pieces(long side, long kings) {
    return MAN * Long.bitCount(side) + MAN / 2 * Long.bitCount(side & kings);
  }
}
