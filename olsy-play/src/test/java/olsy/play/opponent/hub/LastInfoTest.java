package olsy.play.opponent.hub;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import olsy.play.opponent.Assessment;
import org.junit.jupiter.api.Test;

class LastInfoTest {

  @Test
  void theLastInfoWithScoreAndDepthCounts() {
    LastInfo info = new LastInfo();
    assertEquals(Optional.empty(), info.assessment());
    info.accept(HubLine.parse("info depth=3 score=-0.25 nodes=5"));
    info.accept(HubLine.parse("info depth=4 score=1.5 nodes=9"));
    info.accept(HubLine.parse("info depth=5 nodes=12"));
    info.accept(HubLine.parse("info depth=many score=2"));
    info.accept(HubLine.parse("info depth=6 score=NaN"));
    info.accept(HubLine.parse("hello depth=7 score=3"));
    assertEquals(Optional.of(new Assessment(1.5, 4)), info.assessment());
  }
}
