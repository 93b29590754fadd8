package olsy.lab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class Figure24Test {

  @Test
  void accuracyIsHighestAtTheTrueDepth() {
    Found rows = Found.of(new Figure24(List.of("samuel-1@2"), 200, 3), 1);
    List<Figure24.Point> points =
        rows.of(Figure24.Point.class).stream()
            .filter(point -> point.learner().equals("two-phases"))
            .toList();
    assertEquals(List.of(1, 2, 3), points.stream().map(Figure24.Point::depth).toList());
    assertTrue(points.get(1).accuracy() > points.get(0).accuracy(), points.toString());
    assertTrue(points.get(1).accuracy() > points.get(2).accuracy(), points.toString());
    Figure24.Learned learned = rows.of(Figure24.Learned.class).get(0);
    assertEquals(2, learned.depth());
    assertTrue(points.get(1).accuracy() <= learned.accuracy(), learned.toString());
    assertTrue(learned.accuracy() > 0.9, learned.toString());
  }
}
