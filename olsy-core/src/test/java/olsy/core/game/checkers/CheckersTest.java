package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import olsy.core.game.Outcome;
import olsy.core.game.Perft;
import olsy.core.game.RandomPlay;
import org.junit.jupiter.api.Test;

class CheckersTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  /** From an independent generator: position, perft 1 2 3, all successors. */
  @Test
  void agreesWithTheOracle() throws IOException {
    List<String> lines;
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(CheckersTest.class.getResourceAsStream("positions.txt.gz")),
                StandardCharsets.UTF_8))) {
      lines = in.lines().toList();
    }
    assertEquals(3000, lines.size());
    for (String line : lines) {
      String[] parts = line.split("\\|", -1);
      Checkers s = GAME.position(parts[0]);
      assertEquals(parts[0], GAME.text(s));
      String[] counts = parts[1].split(" ", -1);
      for (int depth = 1; depth <= 3; depth++) {
        assertEquals(
            Long.parseLong(counts[depth - 1]), Perft.count(s, depth), parts[0] + " " + depth);
      }
      String successors =
          Arrays.stream(s.successors()).map(GAME::text).sorted().collect(Collectors.joining(" "));
      assertEquals(parts[2], successors, parts[0]);
    }
  }

  @Test
  void countsWithoutMaking() {
    Random random = new Random(1);
    for (int i = 0; i < 5000; i++) {
      Checkers s = i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random);
      int count = s.successors().length;
      assertEquals(count, s.successorCount(), s::toString);
      assertEquals(count == 0, s.isTerminal(), s::toString);
    }
  }

  @Test
  void theGameIsTheSameForBothSides() {
    Random random = new Random(2);
    for (int i = 0; i < 5000; i++) {
      Checkers s = RandomPositions.placed(random);
      List<Checkers> turned = Arrays.stream(s.successors()).map(RandomPositions::turned).toList();
      assertEquals(
          Set.copyOf(turned),
          new HashSet<>(Arrays.asList(RandomPositions.turned(s).successors())),
          s::toString);
      assertEquals(s, RandomPositions.turned(RandomPositions.turned(s)));
    }
  }

  @Test
  void capturesAndMovesOfMenAreForEver() {
    Checkers s = GAME.position("B:W20,K32:BK1,9");
    assertEquals(
        List.of("1-5", "1-6"),
        Arrays.stream(s.successors())
            .filter(s::isReversible)
            .map(next -> GAME.move(s, next))
            .toList());
    Checkers capture = GAME.position("B:W18:BK15");
    assertFalse(capture.isReversible(capture.successors()[0]));
  }

  @Test
  void whoCannotMoveHasLost() {
    assertEquals(Outcome.SECOND_WINS, GAME.position("B:W9,10,K14:B5,6").outcome());
    assertEquals(Outcome.SECOND_WINS, GAME.position("B:W32:B").outcome());
    assertEquals(Outcome.FIRST_WINS, GAME.position("W:W:B1").outcome());
  }

  /** Different positions have different keys, and a move makes the same difference everywhere. */
  @Test
  void keysTellPositionsAndMovesApart() {
    Map<Long, Checkers> byKey = new HashMap<>();
    Map<Long, String> moves = new HashMap<>();
    for (int seed = 0; seed < 2000; seed++) {
      Checkers s = Checkers.START;
      SplittableRandom random = new SplittableRandom(seed);
      for (int ply = 0; ply < 60 && !s.isTerminal(); ply++) {
        assertEquals(s, byKey.merge(s.key(), s, (before, now) -> before), "seed " + seed);
        for (Checkers next : s.successors()) {
          if (s.isQuiet()) {
            long from = s.own() & ~next.other();
            long to = next.other() & ~s.own();
            boolean crowned = (next.kings() & to) != 0 && (s.kings() & from) == 0;
            String move = s.toMove() + " " + from + " " + to + (s.kings() & from) + crowned;
            long difference = next.key() - s.key();
            assertEquals(move, moves.merge(difference, move, (before, now) -> before));
          }
        }
        s = RandomPlay.move(s, random);
      }
    }
    assertTrue(byKey.size() > 50_000 && moves.size() > 250, moves.size() + " moves");
  }
}
