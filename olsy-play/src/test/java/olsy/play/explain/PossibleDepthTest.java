package olsy.play.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import org.junit.jupiter.api.Test;

class PossibleDepthTest {

  private static final WrittenStrategy THREE = new WrittenStrategy(Map.of("men", 1.0), 3);
  private static final WrittenStrategy FOUR = THREE.withDepth(4);

  @Test
  void equalOnesAreAddedUpAndTheMostProbableComesFirst() {
    WrittenStrategy mixture =
        THREE.with(
            new Doubts(
                Map.of(),
                List.of(
                    new Doubts.Alternative(0.375, FOUR),
                    new Doubts.Alternative(0.25, THREE),
                    new Doubts.Alternative(0.25, FOUR))));
    assertEquals(
        List.of(new PossibleDepth(4, "none", 0.625), new PossibleDepth(3, "none", 0.375)),
        PossibleDepth.of(mixture));
  }

  @Test
  void aStrategyWithoutDoubtsIsOne() {
    assertEquals(List.of(new PossibleDepth(3, "none", 1)), PossibleDepth.of(THREE));
  }

  @Test
  void isReadAsASentenceReadsIt() {
    assertEquals("depth 3, stand-pat: 62 %", new PossibleDepth(3, "stand-pat", 0.62).text());
    assertEquals("depth 4: 8 %", new PossibleDepth(4, "none", 0.08).text());
  }
}
