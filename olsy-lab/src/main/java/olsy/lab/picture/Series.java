package olsy.lab.picture;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** Rows of a table as curves. */
public final class Series {

  private Series() {}

  /**
   * @param curve the name of the curve that a row belongs to
   */
  public static <R> List<Curve> of(
      List<R> rows, Function<R, String> curve, ToDoubleFunction<R> x, ToDoubleFunction<R> y) {
    return of(rows, curve, x, y, row -> 0);
  }

  /**
   * @param error what the interval reaches to both sides
   */
  public static <R> List<Curve> of(
      List<R> rows,
      Function<R, String> curve,
      ToDoubleFunction<R> x,
      ToDoubleFunction<R> y,
      ToDoubleFunction<R> error) {
    Map<String, List<Curve.Point>> points = new LinkedHashMap<>();
    for (R row : rows) {
      points
          .computeIfAbsent(curve.apply(row), name -> new ArrayList<>())
          .add(
              new Curve.Point(
                  x.applyAsDouble(row), y.applyAsDouble(row), error.applyAsDouble(row)));
    }
    return points.entrySet().stream()
        .map(entry -> Curve.measured(entry.getKey(), entry.getValue()))
        .toList();
  }
}
