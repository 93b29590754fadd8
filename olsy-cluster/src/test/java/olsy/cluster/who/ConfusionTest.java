package olsy.cluster.who;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ConfusionTest {

  @Test
  void countsWhoIsTakenForWhom() {
    Confusion all =
        new Confusion(
            new TreeMap<>(
                Map.of(
                    "Al", Map.of("Al", 3, "Bo", 1),
                    "Bo", Map.of(Confusion.NOBODY, 2, "Al", 1, "Bo", 1),
                    "\"C\"", Map.of("Di", 5))),
            0.5);
    assertEquals(13, all.cases());
    assertEquals(4, all.right());
    assertEquals(2, all.nobody());
    assertEquals(
        "player,\"none\",\"\"\"C\"\"\",\"Al\",\"Bo\",\"Di\"\n"
            + "\"\"\"C\"\"\",0,0,0,0,5\n"
            + "\"Al\",0,0,3,1,0\n"
            + "\"Bo\",2,0,1,1,0\n",
        all.csv());
  }
}
