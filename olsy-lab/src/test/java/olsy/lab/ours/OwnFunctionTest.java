package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.Collectors;
import olsy.lab.experiment.Found;
import org.junit.jupiter.api.Test;

class OwnFunctionTest {

  @Test
  void learnsFromGamesAgainstItself() {
    Found found = Found.of(new OwnFunction(1, 6, 100, 4), 1);
    Map<String, Double> weights =
        found.of(OwnFunction.Weight.class).stream()
            .collect(Collectors.toMap(OwnFunction.Weight::feature, OwnFunction.Weight::weight));
    assertTrue(weights.size() > 70, weights.size() + " weights");
    assertTrue(weights.get("men") > 0.7 && weights.get("men") < 1.3, "a man is a man");
    assertEquals(4, found.of(OwnFunction.Generation.class).get(0).games());
  }
}
