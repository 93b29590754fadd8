package olsy.core.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.RandomTree;
import org.junit.jupiter.api.Test;

class MeterTest {

  private static final RandomTree TREE = RandomTrees.tree(3, 10, 0, 1);
  private static final Search<RandomTree> MINIMAX = new Minimax<>(new ModelValue<>(0));

  private static void isStopped(Meter meter) {
    assertThrows(Meter.Stopped.class, () -> MINIMAX.search(TREE, 10, meter));
  }

  @Test
  void countsARowOfSearches() {
    Meter meter = Meter.unlimited();
    MINIMAX.search(TREE, 2, meter);
    MINIMAX.search(TREE, 3, meter);
    assertEquals(9 + 27, meter.evaluations());
    assertEquals(4 + 13, meter.expansions());
  }

  @Test
  void endsASearchAtANumberOfEvaluations() {
    Meter meter = Meter.ofEvaluations(1000);
    isStopped(meter);
    assertTrue(1000 <= meter.evaluations() && meter.evaluations() < 1003, "one node too many");
  }

  @Test
  void endsASearchAtATime() {
    AtomicLong clock = new AtomicLong(77);
    Meter meter = Meter.ofTime(Duration.ofNanos(3), clock::getAndIncrement);
    isStopped(meter);
    assertTrue(meter.expansions() < 29524, "the tree has 29524 inner nodes");
  }

  @Test
  void endsASearchAtWhicheverLimitComesFirst() {
    AtomicLong clock = new AtomicLong(77);
    Meter little = Meter.ofBoth(1000, Duration.ofDays(1), clock::getAndIncrement);
    isStopped(little);
    assertTrue(little.evaluations() < 1003, "one node too many");
    Meter soon = Meter.ofBoth(Long.MAX_VALUE, Duration.ofNanos(3), clock::getAndIncrement);
    isStopped(soon);
    assertTrue(soon.expansions() < 29524, "the tree has 29524 inner nodes");
  }

  @Test
  void endsASearchThatIsStopped() {
    Meter meter = Meter.unlimited();
    meter.stop();
    isStopped(meter);
  }

  @Test
  void addsWhatAnotherOneCounted() {
    Meter one = Meter.ofEvaluations(1);
    Meter other = Meter.unlimited();
    MINIMAX.search(TREE, 2, other);
    one.add(other);
    assertEquals(9, one.evaluations());
    assertEquals(4, one.expansions());
    isStopped(one);
  }
}
