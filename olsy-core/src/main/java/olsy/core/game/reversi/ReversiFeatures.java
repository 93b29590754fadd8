package olsy.core.game.reversi;

import static java.lang.Long.bitCount;

import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.LinearFunction;
import olsy.core.game.Side;

/** Features of reversi on a board of one size: all of them, or some. */
final class ReversiFeatures implements Features<Othello> {

  private static final String CONVENTIONS =
      "A square is next to another if it touches it, at a corner, too. The edges are the first and"
          + " the last row and column. \"Own minus the other's\" means that both sides count, and"
          + " the difference is taken. Where squares of a side to put a disc on are counted, both"
          + " sides count, whoever's turn it is.";

  private static final Map<ReversiBoard, ReversiFeatures> ALL = new EnumMap<>(ReversiBoard.class);

  static {
    for (ReversiBoard board : ReversiBoard.values()) {
      ReversiSquares squares = ReversiSquares.of(board);
      ALL.put(board, new ReversiFeatures(squares, ReversiTerms.of(squares)));
    }
  }

  private final ReversiSquares squares;
  private final ReversiTerm[] terms;
  private final List<Feature> list;

  private ReversiFeatures(ReversiSquares squares, List<ReversiTerm> terms) {
    this.squares = squares;
    this.terms = terms.toArray(ReversiTerm[]::new);
    this.list = terms.stream().map(ReversiTerm::feature).toList();
  }

  /** All that there are. */
  static ReversiFeatures of(ReversiBoard board) {
    return ALL.get(board);
  }

  @Override
  public List<Feature> list() {
    return list;
  }

  @Override
  public String conventions() {
    return CONVENTIONS;
  }

  @Override
  public void extract(Othello position, Side side, int[] into) {
    DiscView own = new DiscView(position, squares, side);
    DiscView other = new DiscView(position, squares, side.other());
    for (int n = 0; n < terms.length; n++) {
      into[n] = terms[n].value(own, other);
    }
  }

  @Override
  public void largest(Othello position, int[] into) {
    int empty = bitCount(position.empty());
    for (int n = 0; n < terms.length; n++) {
      into[n] = terms[n].most().of(empty);
    }
  }

  @Override
  public LinearFunction<Othello> compiled(int[] weights) {
    return ReversiSum.of(squares, List.of(terms), weights);
  }

  @Override
  public Features<Othello> covering(Collection<String> names) {
    requireKnown(names);
    return new ReversiFeatures(
        squares,
        IntStream.range(0, terms.length)
            .filter(n -> names.contains(list.get(n).name()))
            .mapToObj(n -> terms[n])
            .toList());
  }
}
