package olsy.lab.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import olsy.lab.picture.Curve;

/** Rows of a table as curves. */
public final class Series {

  private Series() {}

  /**
   * @param curve the name of the curve that a row belongs to
   */
  public static <R> List<Curve> of(
      List<R> rows, Function<R, String> curve, ToDoubleFunction<R> x, ToDoubleFunction<R> y) {
    return points(rows, curve, row -> new Curve.Point(x.applyAsDouble(row), y.applyAsDouble(row)));
  }

  /** The same with intervals. */
  public static <R> List<Curve> measured(
      List<R> rows, Function<R, String> curve, ToDoubleFunction<R> x, Function<R, Estimate> y) {
    return points(
        rows,
        curve,
        row -> new Curve.Point(x.applyAsDouble(row), y.apply(row).mean(), y.apply(row).half()));
  }

  private static <R> List<Curve> points(
      List<R> rows, Function<R, String> curve, Function<R, Curve.Point> point) {
    Map<String, List<Curve.Point>> points = new LinkedHashMap<>();
    for (R row : rows) {
      points.computeIfAbsent(curve.apply(row), name -> new ArrayList<>()).add(point.apply(row));
    }
    return points.entrySet().stream()
        .map(entry -> Curve.measured(entry.getKey(), entry.getValue()))
        .toList();
  }
}
