package olsy.core.game.foursquare;

import java.util.Collection;
import java.util.List;
import olsy.core.game.Feature;
import olsy.core.game.Feature.Symmetry;
import olsy.core.game.Features;
import olsy.core.game.Side;

/** What players of the four-square game count. */
final class FourSquareFeatures implements Features<FourSquare> {

  /** One feature. */
  private enum Term {
    ADVANCE(
        "advance",
        "an advanced token",
        "Squares that the side's token has gone from where it began, minus those of the other.",
        Symmetry.DIFFERENCE) {
      @Override
      int value(FourSquare s, Side side) {
        int first = s.a() - 1 - (s.size() - s.b());
        return side == Side.FIRST ? first : -first;
      }
    },
    OPPOSITION(
        "opposition",
        "the opposition",
        "While the tokens have not passed each other: 1 for the side that is to move where the"
            + " number of squares between them is even, and for the other side where it is odd; −1"
            + " for the side that does not have it, 0 when they have passed.",
        Symmetry.DIFFERENCE) {
      @Override
      int value(FourSquare s, Side side) {
        int between = s.b() - s.a() - 1;
        if (between < 0) {
          return 0;
        }
        return (between % 2 == 0) == (side == s.toMove()) ? 1 : -1;
      }
    },
    TURN(
        "turn", "being to move", "1 for the side to move, −1 for the other.", Symmetry.DIFFERENCE) {
      @Override
      int value(FourSquare s, Side side) {
        return side == s.toMove() ? 1 : -1;
      }
    },
    BETWEEN(
        "between", "distance between the tokens", "Squares between the tokens.", Symmetry.COMMON) {
      @Override
      int value(FourSquare s, Side side) {
        return Math.abs(s.b() - s.a()) - 1;
      }
    };

    private final String text;
    private final String brief;
    private final String definition;
    private final Symmetry symmetry;

    Term(String text, String brief, String definition, Symmetry symmetry) {
      this.text = text;
      this.brief = brief;
      this.definition = definition;
      this.symmetry = symmetry;
    }

    Feature feature() {
      return new Feature(text, brief, definition, symmetry);
    }

    abstract int value(FourSquare s, Side side);
  }

  static final FourSquareFeatures ALL = new FourSquareFeatures(List.of(Term.values()));

  private final List<Term> terms;

  private FourSquareFeatures(List<Term> terms) {
    this.terms = terms;
  }

  @Override
  public List<Feature> list() {
    return terms.stream().map(Term::feature).toList();
  }

  @Override
  public void extract(FourSquare position, Side side, int[] into) {
    for (int i = 0; i < terms.size(); i++) {
      into[i] = terms.get(i).value(position, side);
    }
  }

  @Override
  public void largest(FourSquare position, int[] into) {
    for (int i = 0; i < terms.size(); i++) {
      into[i] =
          switch (terms.get(i)) {
            case ADVANCE, BETWEEN -> position.size() - 1;
            case OPPOSITION, TURN -> 1;
          };
    }
  }

  @Override
  public Features<FourSquare> covering(Collection<String> names) {
    requireKnown(names);
    return new FourSquareFeatures(
        terms.stream().filter(term -> names.contains(term.text)).toList());
  }
}
