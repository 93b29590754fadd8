package olsy.learning.scout;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.game.BoardShape;
import olsy.core.game.MoveSquares;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import olsy.learning.example.Example;

/**
 * How much a player likes to begin or end a move on each square. A square is worth what it is worth
 * by itself and what its row, its column and its two diagonals are: programs run along these.
 *
 * @param turned whether squares are numbered as the side to move sees them
 */
record SquareWorths<P extends Position<P>>(MoveSquares<P> squares, boolean turned) {

  /** Deviations of what a square is worth by itself, and of what a line is: logits. */
  private static final double ALONE = 0.5;

  private static final double IN_LINE = 2;
  private static final int STEPS = 5;

  /** The worth of beginning on squares stands first, that of ending on them behind it. */
  private int size() {
    BoardShape board = squares.board();
    return board.squares().size() + 3 * (board.rows() + board.columns());
  }

  private int squareCount() {
    return squares.board().squares().size();
  }

  /** The places of a square, its row, its column and its diagonals. */
  private int[] places(int square) {
    BoardShape board = squares.board();
    BoardShape.Square where = board.squares().get(square);
    int lines = squareCount();
    int diagonals = lines + board.rows() + board.columns();
    return new int[] {
      square,
      lines + where.row(),
      lines + board.rows() + where.column(),
      diagonals + where.row() + where.column(),
      diagonals + board.rows() + board.columns() + where.row() - where.column() + board.columns()
    };
  }

  /**
   * What is worth so much that it makes these decisions most likely. Places that no move of them
   * has stay worth nothing: they are left out, which saves most of the work.
   */
  double[] learn(List<Observation> decisions) {
    int[] places =
        IntStream.range(0, 2 * size())
            .filter(place -> decisions.stream().anyMatch(one -> has(one, place)))
            .toArray();
    double[] deviations =
        Arrays.stream(places)
            .mapToDouble(place -> place % size() < squareCount() ? ALONE : IN_LINE)
            .toArray();
    double[] nothing = new double[places.length];
    double[] learned =
        new ConditionalLogit(
                new Gaussian(nothing, deviations),
                decisions.stream().map(one -> with(one, places)).toList(),
                nothing)
            .fit(STEPS)
            .weights();
    double[] worths = new double[2 * size()];
    for (int j = 0; j < places.length; j++) {
      worths[places[j]] = learned[j];
    }
    return worths;
  }

  private static boolean has(Observation one, int place) {
    return Arrays.stream(one.features).anyMatch(features -> features[place] != 0);
  }

  private static Observation with(Observation one, int[] places) {
    double[][] features =
        Arrays.stream(one.features)
            .map(all -> Arrays.stream(places).mapToDouble(place -> all[place]).toArray())
            .toArray(double[][]::new);
    return new Observation(one.chosen, one.times, features, one.fixed).withBonus(one.bonus);
  }

  /**
   * A decision between some of the moves.
   *
   * @param good those moves
   * @param chosen the place among them of the one played
   * @param values of all moves
   */
  Observation between(Example<P> example, int times, int[] good, int chosen, double[] values) {
    double[][] features = new double[good.length][];
    double[] bonus = new double[good.length];
    for (int i = 0; i < good.length; i++) {
      features[i] = features(example.position(), example.successors().get(good[i]));
      bonus[i] = values[good[i]];
    }
    return new Observation(chosen, times, features, new double[good.length]).withBonus(bonus);
  }

  private double[] features(P position, P successor) {
    double[] features = new double[2 * size()];
    int begin = squares.begin(position, successor);
    int end = squares.end(position, successor);
    if (begin >= 0 && end >= 0) {
      for (int place : places(seenBy(position.toMove(), begin))) {
        features[place] = 1;
      }
      for (int place : places(seenBy(position.toMove(), end))) {
        features[size() + place] = 1;
      }
    }
    return features;
  }

  private int seenBy(Side side, int square) {
    return turned && side == Side.SECOND ? squares.mirrored(square) : square;
  }

  /** That in which a side lists its moves: what is worth most first. */
  TieOrder<P> order(double[] worths, Side side) {
    return squares.order(sorted(worths, 0, side), sorted(worths, size(), side));
  }

  private List<Integer> sorted(double[] worths, int from, Side side) {
    return IntStream.range(0, squareCount())
        .boxed()
        .sorted(
            Comparator.comparingDouble(
                square ->
                    -Arrays.stream(places(seenBy(side, square)))
                        .mapToDouble(place -> worths[from + place])
                        .sum()))
        .toList();
  }
}
