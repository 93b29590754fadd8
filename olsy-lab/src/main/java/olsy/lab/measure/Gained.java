package olsy.lab.measure;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import olsy.lab.picture.Curves;

/** A row that says what somebody has more than minimax, in points of a game. */
public interface Gained {

  /** With its 95 % interval. */
  Estimate gain();

  /**
   * Gains as curves, with their intervals.
   *
   * @param curve the name of the curve that a row belongs to
   */
  static <R extends Gained> Curves curves(
      String name,
      String title,
      String xLabel,
      List<R> rows,
      Function<R, String> curve,
      ToDoubleFunction<R> x) {
    return new Curves(
        name, title, xLabel, "points of a game", Series.measured(rows, curve, x, Gained::gain));
  }

  /** Of rows that are independent. */
  static Estimate mean(List<? extends Gained> rows) {
    return Estimate.of(rows.stream().map(Gained::gain).toList());
  }
}
