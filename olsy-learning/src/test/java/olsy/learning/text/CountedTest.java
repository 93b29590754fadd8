package olsy.learning.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CountedTest {

  @Test
  void oneIsNoPlural() {
    assertEquals("1 game", Counted.of(1, "game"));
    assertEquals("0 games", Counted.of(0, "game"));
    assertEquals("12,000 games", Counted.of(12_000, "game"));
  }

  @Test
  void aYAfterAConsonantChanges() {
    assertEquals("1 ply", Counted.of(1, "ply"));
    assertEquals("3 plies", Counted.of(3, "ply"));
    assertEquals("3 days", Counted.of(3, "day"));
  }
}
