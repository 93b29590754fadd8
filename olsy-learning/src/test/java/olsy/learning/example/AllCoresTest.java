package olsy.learning.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AllCoresTest {

  private static final List<Integer> ALL = IntStream.range(0, 1000).boxed().toList();

  @Test
  void theOrderIsKept() {
    assertEquals(ALL.stream().map(i -> 2 * i).toList(), AllCores.map(ALL, i -> 2 * i));
  }

  @Test
  void anInterruptionEndsIt() {
    AtomicInteger done = new AtomicInteger();
    Thread.currentThread().interrupt();
    assertThrows(
        CancellationException.class, () -> AllCores.map(ALL, one -> done.incrementAndGet()));
    assertTrue(Thread.interrupted(), "the caller hears of it, too");
    assertEquals(0, done.get());
  }
}
