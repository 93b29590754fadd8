package olsy.lab.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.framework.Frameworks.Cost;
import olsy.lab.framework.Frameworks.Uniform;
import org.junit.jupiter.api.Test;

class FrameworksTest {

  @Test
  void pseudoTerminalsTradeEvaluationsForMemory() {
    List<Cost> rows = Found.of(new Frameworks(4, List.of(new Uniform(2, 6)), 3), 1).of(Cost.class);
    assertEquals(3 * (4 * 5 + 5), rows.size(), "kinds of trees; instances, d; others");
    for (Cost row : rows) {
      boolean alphaBeta = row.search().equals("gsearch-alpha-beta");
      if (alphaBeta || row.pseudoTerminals().equals("1")) {
        assertEquals(1, row.share(), row.toString());
      }
      boolean best = row.search().equals("maxsearch") && row.pseudoTerminals().equals("none");
      assertTrue(!best || row.share() <= 1, row.toString());
    }
  }
}
