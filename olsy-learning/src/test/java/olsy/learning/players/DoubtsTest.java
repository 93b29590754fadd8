package olsy.learning.players;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import olsy.learning.players.Doubts.Alternative;
import org.junit.jupiter.api.Test;

class DoubtsTest {

  private static final WrittenStrategy STRATEGY = new WrittenStrategy(Map.of("men", 1.0), 3);

  @Test
  void theOwnShareIsWhatAlternativesLeave() {
    assertEquals(1, Doubts.NONE.ownShare());
    Alternative half = new Alternative(0.5, STRATEGY);
    assertEquals(0.25, doubts(half, new Alternative(0.25, STRATEGY)).ownShare());
    assertThrows(IllegalArgumentException.class, () -> doubts(half, half));
  }

  @Test
  void anAlternativeHasAShareAndNoAlternatives() {
    for (double share : new double[] {-0.1, 0, 1, Double.NaN}) {
      assertThrows(IllegalArgumentException.class, () -> new Alternative(share, STRATEGY));
    }
    WrittenStrategy doubtful = STRATEGY.with(doubts(new Alternative(0.5, STRATEGY)));
    assertThrows(IllegalArgumentException.class, () -> new Alternative(0.5, doubtful));
  }

  @Test
  void deviationsAreAtLeastZero() {
    for (double deviation : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      Map<String, Double> deviations = Map.of("men", deviation);
      assertThrows(IllegalArgumentException.class, () -> new Doubts(deviations, List.of()));
    }
  }

  private static Doubts doubts(Alternative... alternatives) {
    return new Doubts(Map.of(), List.of(alternatives));
  }
}
