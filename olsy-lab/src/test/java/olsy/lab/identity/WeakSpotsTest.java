package olsy.lab.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class WeakSpotsTest {

  @Test
  void sumsAreThoseOfTheArchives() {
    Found rows = Found.of(new WeakSpots(1, 8, 5), 1);
    List<WeakSpots.Archive> archives = rows.of(WeakSpots.Archive.class);
    List<WeakSpots.Found> found = rows.of(WeakSpots.Found.class);
    assertEquals(
        List.of("with a king", "with few pieces", "in captures", "none"),
        found.stream().map(WeakSpots.Found::weakness).toList());
    for (int i = 0; i < archives.size(); i++) {
      WeakSpots.Archive one = archives.get(i);
      assertEquals(5, found.get(i).pages());
      assertEquals(one.placebo() / 5.0, found.get(i).placebo().mean(), 1e-12);
      assertEquals(one.named() ? 1 : 0, found.get(i).named());
      assertTrue(!one.named() || one.findings() > 0);
    }
  }
}
