package olsy.lab.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import olsy.core.statistics.Interval;
import olsy.learning.prediction.Calibration;

/**
 * Reliability diagrams: how often moves were played that were said to be so probable. On the
 * diagonal probabilities are right; below it whoever said them was too sure.
 */
public final class ReliabilityDiagram {

  private ReliabilityDiagram() {}

  /**
   * @param models by name, in the order of the legend; one without decisions is left out
   */
  public static Curves of(String name, String title, Map<String, Calibration> models) {
    List<Curve> curves = new ArrayList<>();
    models.forEach(
        (model, calibration) -> {
          if (calibration.decisions() > 0) {
            curves.add(Curve.measured(model, points(calibration)));
          }
        });
    curves.add(
        Curve.reference("as sure as right", List.of(new Curve.Point(0, 0), new Curve.Point(1, 1))));
    return new Curves(name, title, "probability of the move expected", "share played", curves);
  }

  private static List<Curve.Point> points(Calibration calibration) {
    return calibration.bins().stream()
        .filter(bin -> bin.decisions() > 0)
        .map(
            bin -> {
              Interval interval = Interval.ofShare(bin.hits(), bin.decisions());
              return new Curve.Point(
                  bin.probability(), bin.hits(), (interval.high() - interval.low()) / 2);
            })
        .toList();
  }
}
