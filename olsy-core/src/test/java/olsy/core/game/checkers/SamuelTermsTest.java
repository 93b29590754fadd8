package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The terms by their definitions, on a board of rows and columns without a single bit. */
class SamuelTermsTest {

  private static final Map<String, ToIntFunction<Board>> SLOW =
      Map.ofEntries(
          Map.entry("deny", board -> board.steps(true).size() - board.steps(false).size()),
          Map.entry("mobil", board -> board.steps(false).size()),
          Map.entry("exch", Board::exchanges),
          Map.entry("dyke", Board::strings),
          Map.entry("expos", board -> board.count(board::isExposed)),
          Map.entry("fork", Board::forks),
          Map.entry("gap", board -> board.count(board::isGap)),
          Map.entry(
              "hole", board -> board.count(p -> board.at(p) == ' ' && board.around(p, "mk") >= 3)),
          Map.entry("node", board -> board.count(p -> board.isOwn(p) && board.around(p, " ") >= 3)),
          Map.entry(
              "pole",
              board -> board.count(p -> board.at(p) == 'm' && board.around(p, "mkMK") == 0)),
          Map.entry("thret", Board::threats));

  @Test
  void isAsDefined() {
    Random random = new Random(10);
    Map<String, Term> terms =
        SamuelTerms.LIST.stream().collect(Collectors.toMap(t -> t.feature().name(), t -> t));
    for (int i = 0; i < 5000; i++) {
      Checkers s = i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random);
      SideView view = SideView.of(s, s.toMove());
      Board board = Board.of(view);
      SLOW.forEach(
          (name, slow) ->
              assertEquals(
                  slow.applyAsInt(board),
                  terms.get(name).count().applyAsInt(view),
                  () -> name + " for the side to move in " + Fen.write(s)));
    }
  }

  private record Place(int row, int column) {

    Place on(int[] direction, int steps) {
      return new Place(row + steps * direction[0], column + steps * direction[1]);
    }
  }

  @FunctionalInterface
  private interface Condition {
    boolean holds(Place place);
  }

  /** Own men m and kings k, the other's M and K, '#' outside; own men go to higher rows. */
  private static final class Board {

    private static final int[][] UP = {{1, 1}, {1, -1}};
    private static final int[][] DOWN = {{-1, 1}, {-1, -1}};
    private static final int[][] ALL = {UP[0], UP[1], DOWN[0], DOWN[1]};

    private final char[][] squares;

    private Board(char[][] squares) {
      this.squares = squares;
    }

    static Board of(SideView v) {
      char[][] squares = new char[8][8];
      for (int number = 1; number <= 32; number++) {
        long square = Checkers.square(number);
        boolean king = (v.kings & square) != 0;
        char piece = ' ';
        if ((v.own & square) != 0) {
          piece = king ? 'k' : 'm';
        } else if ((v.other & square) != 0) {
          piece = king ? 'K' : 'M';
        }
        Place place = place(number);
        squares[place.row()][place.column()] = piece;
      }
      return new Board(squares);
    }

    private static Place place(int number) {
      int row = (number - 1) / 4;
      return new Place(row, 2 * ((number - 1) % 4) + (row % 2 == 0 ? 1 : 0));
    }

    private static List<Place> places() {
      return IntStream.rangeClosed(1, 32).mapToObj(Board::place).toList();
    }

    char at(Place p) {
      boolean inside = p.row() >= 0 && p.row() < 8 && p.column() >= 0 && p.column() < 8;
      return inside ? squares[p.row()][p.column()] : '#';
    }

    boolean isOwn(Place p) {
      return "mk".indexOf(at(p)) >= 0;
    }

    boolean isOther(Place p) {
      return "MK".indexOf(at(p)) >= 0;
    }

    int count(Condition condition) {
      return (int) places().stream().filter(condition::holds).count();
    }

    int around(Place p, String kinds) {
      int count = 0;
      for (int[] direction : ALL) {
        count += kinds.indexOf(at(p.on(direction, 1))) >= 0 ? 1 : 0;
      }
      return count;
    }

    int strings() {
      int strings = 0;
      for (int[] direction : UP) {
        strings += count(p -> isOwn(p) && isOwn(p.on(direction, 1)) && isOwn(p.on(direction, 2)));
      }
      return strings;
    }

    boolean isExposed(Place p) {
      boolean exposed = false;
      for (int[] direction : UP) {
        exposed |= isOwn(p) && at(p.on(direction, 1)) == ' ' && at(p.on(direction, -1)) == ' ';
      }
      return exposed;
    }

    boolean isGap(Place p) {
      boolean gap = false;
      for (int[] direction : ALL) {
        Place behind = p.on(direction, -1);
        gap |= isOwn(p.on(direction, 1)) && (isOwn(behind) || at(behind) == '#');
      }
      return gap && at(p) == ' ';
    }

    private static int[][] directions(char piece) {
      return switch (piece) {
        case 'm' -> UP;
        case 'M' -> DOWN;
        default -> ALL;
      };
    }

    private Board with(Place p, char piece) {
      char[][] changed = new char[8][];
      for (int row = 0; row < 8; row++) {
        changed[row] = squares[row].clone();
      }
      changed[p.row()][p.column()] = piece;
      return new Board(changed);
    }

    private Board afterStep(Place from, Place to) {
      char piece = at(from) == 'm' && to.row() == 7 ? 'k' : at(from);
      return with(from, ' ').with(to, piece);
    }

    /** Boards after the piece on a place was jumped. */
    private List<Board> jumped(Place prey) {
      return places().stream()
          .filter(p -> isOwn(p) != isOwn(prey) && (isOwn(p) || isOther(p)))
          .flatMap(
              p ->
                  IntStream.range(0, directions(at(p)).length)
                      .mapToObj(i -> directions(at(p))[i])
                      .filter(d -> p.on(d, 1).equals(prey) && at(p.on(d, 2)) == ' ')
                      .map(d -> with(p, ' ').with(prey, ' ').with(p.on(d, 2), at(p))))
          .toList();
    }

    private Place landed(Board after) {
      return places().stream()
          .filter(p -> at(p) == ' ' && after.at(p) != ' ')
          .findFirst()
          .orElseThrow();
    }

    /** Whether a step loses the piece without exchange. */
    private boolean loses(Board after, Place to) {
      return after.jumped(to).stream()
          .anyMatch(taken -> taken.jumped(after.landed(taken)).isEmpty());
    }

    /** Squares stepped to: all, or those where some piece is not lost without exchange. */
    Set<Place> steps(boolean all) {
      Set<Place> steps = new HashSet<>();
      for (Place from : places()) {
        for (int[] direction : isOwn(from) ? directions(at(from)) : new int[0][]) {
          Place to = from.on(direction, 1);
          if (at(to) == ' ' && (all || !loses(afterStep(from, to), to))) {
            steps.add(to);
          }
        }
      }
      return steps;
    }

    int exchanges() {
      Set<Place> exchanges = new HashSet<>();
      for (Place from : places()) {
        for (int[] direction : isOwn(from) ? directions(at(from)) : new int[0][]) {
          Place to = from.on(direction, 1);
          if (at(to) == ' ') {
            Board after = afterStep(from, to);
            if (!after.jumped(to).isEmpty() && !loses(after, to)) {
              exchanges.add(to);
            }
          }
        }
      }
      return exchanges.size();
    }

    int forks() {
      Set<Place> forks = new HashSet<>();
      for (Place p : steps(true)) {
        boolean fork = true;
        for (int[] direction : UP) {
          fork &= isOther(p.on(direction, 1)) && at(p.on(direction, 2)) == ' ';
        }
        if (fork) {
          forks.add(p);
        }
      }
      return forks.size();
    }

    int threats() {
      Set<Place> threats = new HashSet<>();
      for (Place from : places()) {
        for (int[] direction : isOwn(from) ? directions(at(from)) : new int[0][]) {
          Place to = from.on(direction, 1);
          if (at(to) == ' ') {
            Board after = afterStep(from, to);
            for (int[] jump : directions(after.at(to))) {
              if (after.isOther(to.on(jump, 1)) && after.at(to.on(jump, 2)) == ' ') {
                threats.add(to);
              }
            }
          }
        }
      }
      return threats.size();
    }
  }
}
