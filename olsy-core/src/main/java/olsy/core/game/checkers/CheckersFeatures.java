package olsy.core.game.checkers;

import static java.lang.Long.bitCount;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.LinearFunction;
import olsy.core.game.Side;

/**
 * The general features of checkers, counted together, and after them any of Samuel's terms, of
 * further terms, of piece-square features and of the board's squares.
 */
final class CheckersFeatures implements Features<Checkers> {

  private static final String CONVENTIONS =
      "Squares and rows are numbered from the side that counts: its first row is squares 1"
          + " to 4, and square n of one side is square 33 - n of the other. Pieces are men and"
          + " kings. Squares are next to each other when they touch at a corner. A step is a move"
          + " to an empty square next to a piece: forward for men, in all four directions for"
          + " kings. A jump goes in the same directions over a piece of the opponent next to the"
          + " piece that jumps, to the empty square straight behind it. Steps count whether or"
          + " not a capture is due, and for both sides, whoever's turn it is. \"Own minus the"
          + " other's\" means that both sides count, each from its own side, and the difference"
          + " is taken.";

  private static final GeneralFeatures GENERAL = GeneralFeatures.ALL;

  static final CheckersFeatures ALL =
      new CheckersFeatures(
          Stream.concat(SamuelTerms.LIST.stream(), FurtherTerms.LIST.stream()).toList(),
          PieceSquares.LIST,
          BoardSquares.LIST);

  private final List<Feature> list;
  private final Term[] terms;
  private final PieceSquares squares;
  private final BoardSquares board;

  private CheckersFeatures(List<Term> terms, List<Feature> squares, List<Feature> board) {
    List<Feature> all = new ArrayList<>(GENERAL.list());
    terms.forEach(term -> all.add(term.feature()));
    this.squares = new PieceSquares(squares, all.size());
    all.addAll(squares);
    this.board = new BoardSquares(board, all.size());
    all.addAll(board);
    this.list = List.copyOf(all);
    this.terms = terms.toArray(Term[]::new);
  }

  @Override
  public String conventions() {
    return CONVENTIONS;
  }

  @Override
  public List<Feature> list() {
    return list;
  }

  @Override
  public void extract(Checkers s, Side side, int[] into) {
    GENERAL.extract(s, side, into);
    SideView own = SideView.of(s, side);
    SideView other = SideView.of(s, side.other());
    int n = GENERAL.size();
    for (Term term : terms) {
      into[n++] = term.value(own, other);
    }
    squares.extract(own, other, into);
    board.extract(own, into);
  }

  @Override
  public LinearFunction<Checkers> compiled(int[] weights) {
    return compiled(this, weights);
  }

  /** By tables where the weights are not too large for them. */
  static LinearFunction<Checkers> compiled(Features<Checkers> features, int[] weights) {
    Map<String, Integer> byName = new HashMap<>();
    for (int i = 0; i < weights.length; i++) {
      byName.put(features.list().get(i).name(), weights[i]);
    }
    Optional<CheckersTables> tables = CheckersTables.of(byName);
    return tables.isPresent() ? tables.get() : LinearFunction.byExtraction(features, weights);
  }

  @Override
  public void largest(Checkers s, int[] into) {
    GENERAL.largest(s, into);
    int men = Math.max(bitCount(s.own() & ~s.kings()), bitCount(s.other() & ~s.kings()));
    int pieces = Math.max(bitCount(s.own()), bitCount(s.other()));
    int n = GENERAL.size();
    for (Term term : terms) {
      into[n++] = term.most().of(men, pieces);
    }
    squares.largest(men, into);
    board.largest(into);
  }

  @Override
  public Features<Checkers> covering(Collection<String> names) {
    requireKnown(names);
    List<Term> someTerms =
        Stream.of(terms).filter(term -> names.contains(term.feature().name())).toList();
    List<Feature> someSquares =
        PieceSquares.LIST.stream().filter(square -> names.contains(square.name())).toList();
    List<Feature> someOfBoard =
        BoardSquares.LIST.stream().filter(square -> names.contains(square.name())).toList();
    return someTerms.isEmpty() && someSquares.isEmpty() && someOfBoard.isEmpty()
        ? GENERAL
        : new CheckersFeatures(someTerms, someSquares, someOfBoard);
  }
}
