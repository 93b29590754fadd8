package olsy.core.game.tictactoe;

import java.util.Collection;
import java.util.List;
import olsy.core.game.Feature;
import olsy.core.game.Feature.Symmetry;
import olsy.core.game.Features;
import olsy.core.game.Side;

/**
 * What players of tic-tac-toe count. With X<sub>n</sub> and O<sub>n</sub> of exercise 6.1, {@code
 * lines-n} is X<sub>n</sub> − O<sub>n</sub> as X sees it, so that the exercise's 3X<sub>2</sub> +
 * X<sub>1</sub> − (3O<sub>2</sub> + O<sub>1</sub>) is 3 lines-2 + lines-1.
 */
final class TicTacToeFeatures implements Features<TicTacToe> {

  private static final int LINES = 8;
  private static final int CENTRE = 0020;
  private static final int CORNERS = 0505;

  /** One feature, and how it is counted for a side. */
  private enum Term {
    LINES_1(
        "lines-1",
        "lines with one mark",
        "Rows, columns and diagonals with one mark of the side and none of the other.",
        LINES) {
      @Override
      int count(TicTacToe position, Side side) {
        return position.lines(side, 1);
      }
    },
    LINES_2("lines-2", "lines with two marks", "The same with two marks.", LINES) {
      @Override
      int count(TicTacToe position, Side side) {
        return position.lines(side, 2);
      }
    },
    LINES_3(
        "lines-3", "lines with three marks", "The same with three marks: the game is won.", LINES) {
      @Override
      int count(TicTacToe position, Side side) {
        return position.lines(side, 3);
      }
    },
    CENTRE_MARK("centre", "the middle square", "Whether the side has the middle square.", 1) {
      @Override
      int count(TicTacToe position, Side side) {
        return Integer.bitCount(position.marks(side) & CENTRE);
      }
    },
    CORNER_MARKS("corners", "corners", "Corners that the side has.", 4) {
      @Override
      int count(TicTacToe position, Side side) {
        return Integer.bitCount(position.marks(side) & CORNERS);
      }
    },
    TURN("turn", "being to move", "Whether the side is to move.", 1) {
      @Override
      int count(TicTacToe position, Side side) {
        return position.toMove() == side ? 1 : 0;
      }
    };

    private final String text;
    private final String brief;
    private final String definition;
    private final int most;

    Term(String text, String brief, String definition, int most) {
      this.text = text;
      this.brief = brief;
      this.definition = definition;
      this.most = most;
    }

    Feature feature() {
      return new Feature(text, brief, definition, Symmetry.DIFFERENCE);
    }

    abstract int count(TicTacToe position, Side side);
  }

  static final TicTacToeFeatures ALL = new TicTacToeFeatures(List.of(Term.values()));

  private final List<Term> terms;

  private TicTacToeFeatures(List<Term> terms) {
    this.terms = terms;
  }

  @Override
  public String conventions() {
    return "Every feature is counted for the side that looks on, minus the same count for the other"
        + " side.";
  }

  @Override
  public List<Feature> list() {
    return terms.stream().map(Term::feature).toList();
  }

  @Override
  public void extract(TicTacToe position, Side side, int[] into) {
    for (int i = 0; i < terms.size(); i++) {
      Term term = terms.get(i);
      into[i] = term.count(position, side) - term.count(position, side.other());
    }
  }

  @Override
  public void largest(TicTacToe position, int[] into) {
    for (int i = 0; i < terms.size(); i++) {
      into[i] = terms.get(i).most;
    }
  }

  @Override
  public Features<TicTacToe> covering(Collection<String> names) {
    requireKnown(names);
    return new TicTacToeFeatures(terms.stream().filter(term -> names.contains(term.text)).toList());
  }
}
