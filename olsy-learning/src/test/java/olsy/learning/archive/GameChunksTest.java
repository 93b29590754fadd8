package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameChunksTest {

  /** What archives are made of, and what is only like it. */
  private static final List<String> PIECES =
      List.of(
          "[Event \"A\"]",
          "[Event \"B",
          "[Event]",
          "[Events \"C\"]",
          " [Event \"D\"]",
          "[White \"M. Tinsley\"]",
          "[Black \"x\"]",
          "1. 11-15 22-17",
          "2. 15x22",
          "11-",
          "1-0",
          "*",
          "{ a comment",
          "ends }",
          "( a line",
          "left )",
          "; the rest",
          "% a line",
          "ä\u00e9",
          "");

  private static final List<String> ENDS =
      List.of("\n", "\n", "\n\n", "\n\n", "\r\n\r\n", "\r", "\r\r", " ");

  @TempDir Path folder;

  private static List<String> games(PdnReader reader) {
    List<String> games = new ArrayList<>();
    reader.forEachRemaining(
        entry ->
            games.add(
                entry.game() + " " + entry.damage().stream().map(GameChunksTest::text).toList()));
    return games;
  }

  /** Lines are counted from where a piece begins. */
  private static String text(String damage) {
    return damage.replaceAll("\\d+", "N");
  }

  @Test
  void anyPartsHaveTheGamesOfTheWhole() throws IOException {
    int pieces = 0;
    for (int seed = 0; seed < 600; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(60); i > 0; i--) {
        text.append(PIECES.get(random.nextInt(PIECES.size())));
        text.append(ENDS.get(random.nextInt(ENDS.size())));
      }
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      Path file = Files.write(folder.resolve("games.pdn"), bytes);
      TreeSet<Long> cuts = new TreeSet<>(List.of(0L, (long) bytes.length));
      for (int i = random.nextInt(6); i > 0; i--) {
        cuts.add((long) random.nextInt(bytes.length + 1));
      }
      List<String> found = new ArrayList<>();
      List<Long> places = new ArrayList<>();
      for (long from : cuts.headSet((long) bytes.length)) {
        try (GameChunks chunks = GameChunks.open(file, from, cuts.higher(from))) {
          while (chunks.next()) {
            places.add(chunks.place());
            if (random.nextInt(10) > 0) {
              found.addAll(games(new PdnReader(chunks.piece())));
            } else {
              chunks.piece().read(); // and again, from its place
              try (GameChunks again = GameChunks.open(file, chunks.place() - 1, chunks.place())) {
                assertTrue(again.next(), "seed " + seed);
                found.addAll(games(new PdnReader(again.piece())));
              }
            }
          }
        }
      }
      List<String> expected = games(new PdnReader(new ByteArrayInputStream(bytes)));
      assertEquals(expected, found, "seed " + seed + ", cuts " + cuts);
      assertEquals(places.stream().distinct().sorted().toList(), places, "seed " + seed);
      pieces += places.size();
    }
    assertTrue(pieces > 1200, "the archives have only " + pieces + " pieces");
  }

  @Test
  void usualArchivesHaveAPieceForEachGame() throws IOException {
    String game = "[Event \"A\"]\n[White \"w\"]\n1. 11-15 1-0\n\n";
    Path file = Files.writeString(folder.resolve("games.pdn"), game.repeat(3));
    try (GameChunks chunks = GameChunks.open(file, 0, Files.size(file))) {
      for (int i = 0; i < 3; i++) {
        assertTrue(chunks.next());
        assertEquals((long) i * game.length(), chunks.place());
        assertEquals(4L * i, chunks.lines());
        assertEquals(game, new String(chunks.piece().readAllBytes(), StandardCharsets.UTF_8));
      }
      assertTrue(!chunks.next());
    }
  }

  @Test
  void everyPieceIsInOnePart() throws IOException {
    String game = "[Event \"A\"]\r\n1. 11-15 1-0\r\n\r\n";
    Path file = Files.writeString(folder.resolve("games.pdn"), game.repeat(4));
    List<Long> expected = Stream.iterate(0L, place -> place + game.length()).limit(4).toList();
    for (long cut = 0; cut <= Files.size(file); cut++) {
      List<Long> places = new ArrayList<>();
      for (long[] part : new long[][] {{0, cut}, {cut, Files.size(file)}}) {
        try (GameChunks chunks = GameChunks.open(file, part[0], part[1])) {
          while (chunks.next()) {
            places.add(chunks.place());
          }
        }
      }
      assertEquals(expected, places, "cut at " + cut);
    }
  }
}
