package olsy.lab.many;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import olsy.core.game.ManyGame;
import olsy.core.game.ManyPosition;
import olsy.core.search.many.ManySearch;
import olsy.core.statistics.Interval;
import olsy.lab.measure.Estimate;
import olsy.learning.example.AllCores;

/**
 * Games of two kinds of players, from random openings. Every opening is played once with every
 * seating that has both kinds: each seat is taken by each kind equally often.
 *
 * @param opening random plies
 */
record Seatings<P extends ManyPosition<P>>(ManyGame<P> game, int openings, int opening, long seed) {

  /** How far a kind of player looks, by which search. */
  record Kind<P extends ManyPosition<P>>(ManySearch<P> search, int depth) {

    P move(P position) {
      return search.search(position, depth).choice().orElseThrow();
    }
  }

  /**
   * What all seatings of an opening brought, to a seat.
   *
   * @param a points of a seat of the first kind, in the mean
   * @param b of the second kind
   */
  record Points(double a, double b) {}

  /** Of each opening. */
  List<Points> play(Kind<P> a, Kind<P> b) {
    return AllCores.map(
        IntStream.range(0, openings).boxed().toList(), number -> play(a, b, number));
  }

  private Points play(Kind<P> a, Kind<P> b, int number) {
    P start = beginning(number);
    int players = start.players();
    double[] points = new double[2];
    for (int seating = 1; seating < (1 << players) - 1; seating++) {
      double[] values = end(start, a, b, seating);
      for (int player = 0; player < players; player++) {
        points[seating >>> player & 1] += values[player];
      }
    }
    int seats = players * ((1 << players) - 2) / 2;
    return new Points(points[1] / seats, points[0] / seats);
  }

  /**
   * @param seating the bits of the players of the first kind
   */
  private double[] end(P start, Kind<P> a, Kind<P> b, int seating) {
    P position = start;
    while (!position.isTerminal()) {
      Kind<P> mover = (seating >>> position.toMove() & 1) == 1 ? a : b;
      position = mover.move(position);
    }
    return game.payoffs().values(position);
  }

  /** The mean of all openings, which are independent. */
  static Estimate mean(List<Points> all, ToDoubleFunction<Points> value) {
    double[] values = all.stream().mapToDouble(value).toArray();
    return Estimate.of(Arrays.stream(values).average().orElseThrow(), Interval.ofMean(values));
  }

  /** Where random play leads. */
  P beginning(int number) {
    P position = game.start();
    SplittableRandom random = new SplittableRandom(seed + number);
    for (int ply = 0; ply < opening; ply++) {
      P[] successors = position.successors();
      position = successors[random.nextInt(successors.length)];
    }
    return position;
  }
}
