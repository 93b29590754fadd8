package olsy.lab.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.learning.prediction.Calibration;
import org.junit.jupiter.api.Test;

class ReliabilityDiagramTest {

  @Test
  void aPointForEveryBinThatHasDecisions() {
    Calibration two =
        Calibration.of(0.5, 0.25, 0.75, true)
            .with(Calibration.of(0.1, 0.25, 0.75, false))
            .with(Calibration.of(0.1, 0.25, 0.25, false));
    Map<String, Calibration> models = new LinkedHashMap<>();
    models.put("model", two);
    models.put("nothing", Calibration.none());
    Curves curves = ReliabilityDiagram.of("reliability", "How sure", models);
    assertEquals(
        List.of("model", "as sure as right"), curves.curves().stream().map(Curve::name).toList());
    List<Curve.Point> points = curves.curves().get(0).points();
    assertEquals(2, points.size());
    assertEquals(0.25, points.get(0).x());
    assertEquals(0, points.get(0).y());
    assertEquals(0.5, points.get(1).y());
    assertTrue(points.get(1).error() > 0.3);
    assertTrue(Svg.of(curves).contains("<svg"));
  }
}
