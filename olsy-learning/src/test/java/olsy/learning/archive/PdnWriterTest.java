package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PdnWriterTest {

  @Test
  void writesTagsThenMovesInPairs() throws IOException {
    StringBuilder text = new StringBuilder();
    Map<String, String> tags = Map.of("Event", "A \"big\" \\ one\nof two lines");
    new PdnWriter(text).write(new PdnGame(tags, List.of("11-15", "23-19", "8-11"), "1-0"));
    assertEquals(
        "[Event \"A \\\"big\\\" \\\\ one of two lines\"]\n1. 11-15 23-19 2. 8-11 1-0\n\n",
        text.toString());
  }

  @Test
  void commentsStandBehindTheirMoves() throws IOException {
    PdnGame game =
        new PdnGame(
            Map.of("Event", "comments"),
            List.of("11-15", "23-19", "8-11"),
            List.of("+0.25/9", "", "a book move, they say; it is (perhaps) [a] long one $1 9-14"),
            "1-0");
    StringBuilder text = new StringBuilder();
    new PdnWriter(text).write(game);
    assertEquals(
        """
        [Event "comments"]
        1. 11-15 {+0.25/9} 23-19 2. 8-11
        {a book move, they say; it is (perhaps) [a] long one $1 9-14} 1-0

        """,
        text.toString());
    try (PdnReader reader =
        new PdnReader(new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8)))) {
      assertEquals(game, reader.next().game());
    }
  }

  @Test
  void commentsThatCouldNotBeReadBackAreRefused() {
    for (String comment : List.of("}", "two\nlines", "a\r")) {
      assertThrows(
          IllegalArgumentException.class,
          () -> new PdnGame(Map.of(), List.of("11-15"), List.of(comment), "*"));
    }
    assertThrows(
        IllegalArgumentException.class,
        () -> new PdnGame(Map.of(), List.of("11-15", "22-18"), List.of("one"), "*"));
  }

  @Test
  void readsBackWhatItWrites() throws IOException {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      List<PdnGame> games = new ArrayList<>();
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 5; i++) {
        games.add(RandomGames.game(random, "round " + i, random.nextInt(150)));
        new PdnWriter(text).write(games.get(i));
      }
      String archive = text.toString();
      PdnReader reader =
          new PdnReader(new ByteArrayInputStream(archive.getBytes(StandardCharsets.UTF_8)));
      for (PdnGame game : games) {
        assertEquals(game, reader.next().game(), "seed " + seed);
      }
      assertTrue(!reader.hasNext(), "seed " + seed);
      assertTrue(archive.lines().allMatch(line -> line.length() <= 80), "seed " + seed);
    }
  }
}
