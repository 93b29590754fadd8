package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CheckersFeaturesTest {

  private static final Features<Checkers> ALL = CheckersFeatures.ALL;
  private static final EnglishCheckers GAME = new EnglishCheckers();

  private static int[] extracted(Features<Checkers> features, Checkers s, Side side) {
    int[] h = new int[features.size()];
    features.extract(s, side, h);
    return h;
  }

  private static int[] largest(Features<Checkers> features, Checkers s) {
    int[] h = new int[features.size()];
    features.largest(s, h);
    return h;
  }

  private static List<Checkers> positions(int seed, int count) {
    Random random = new Random(seed);
    List<Checkers> positions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      positions.add(i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random));
    }
    return positions;
  }

  /** Lines of name, position and the value for Black, worked out by hand. */
  static List<String> handMade() throws IOException {
    try (InputStream in = CheckersFeaturesTest.class.getResourceAsStream("features.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("handMade")
  void isAsWorkedOutByHand(String line) {
    String[] parts = line.split(" ", -1);
    Checkers s = GAME.position(parts[1]);
    int place = ALL.names().indexOf(parts[0]);
    assertEquals(Integer.parseInt(parts[2]), extracted(ALL, s, Side.FIRST)[place]);
  }

  @Test
  void everyTermWasWorkedOutByHand() throws IOException {
    Set<String> names = new HashSet<>(ALL.names());
    PieceSquares.LIST.forEach(square -> names.remove(square.name()));
    BoardSquares.LIST.forEach(square -> names.remove(square.name()));
    handMade().stream()
        .map(line -> line.split(" ", -1))
        .filter(parts -> !parts[2].equals("0"))
        .forEach(parts -> names.remove(parts[0]));
    assertEquals(Set.of(), names);
  }

  @Test
  void isTheSameForBothSides() {
    for (Checkers s : positions(6, 6000)) {
      int[] first = extracted(ALL, s, Side.FIRST);
      int[] second = extracted(ALL, s, Side.SECOND);
      for (int i = 0; i < first.length; i++) {
        boolean common = ALL.list().get(i).symmetry() == Feature.Symmetry.COMMON;
        String name = ALL.list().get(i).name();
        assertEquals(common ? first[i] : -first[i], second[i], () -> name + " " + GAME.text(s));
      }
      int ofSides = ALL.names().indexOf("board-1");
      assertArrayEquals(
          Arrays.copyOf(first, ofSides),
          Arrays.copyOf(extracted(ALL, RandomPositions.turned(s), Side.SECOND), ofSides),
          () -> "board turned " + GAME.text(s));
    }
  }

  @Test
  void nothingThatFollowsExceedsTheLargest() {
    for (int seed = 0; seed < 600; seed++) {
      Random random = new Random(seed);
      Checkers s = seed % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random);
      int[] largest = largest(ALL, s);
      for (int plies = 0; plies < 60; plies++) {
        int[] h = extracted(ALL, s, Side.FIRST);
        for (int i = 0; i < h.length; i++) {
          String which = ALL.list().get(i).name() + ", seed " + seed + ", " + GAME.text(s);
          assertTrue(Math.abs(h[i]) <= largest[i], which);
        }
        if (s.isTerminal()) {
          break;
        }
        s = RandomPlay.move(s, random);
      }
    }
  }

  @Test
  void fitsIntoAByte() {
    for (Checkers s : List.of(Checkers.START, GAME.position("B:WK17-K31,32:B1,K2-K16"))) {
      int[] largest = largest(ALL, s);
      for (int i = 0; i < largest.length; i++) {
        assertTrue(largest[i] > 0 && largest[i] <= Byte.MAX_VALUE, ALL.list().get(i).name());
      }
    }
  }

  @Test
  void aPartHasTheValuesOfTheWhole() {
    Random random = new Random(7);
    for (Checkers s : positions(8, 1000)) {
      List<String> names = new ArrayList<>(ALL.names());
      Collections.shuffle(names, random);
      List<String> some = names.subList(0, 1 + random.nextInt(12));
      Features<Checkers> part = ALL.covering(some);
      assertTrue(part.names().containsAll(some));
      for (Side side : Side.values()) {
        int[] whole = extracted(ALL, s, side);
        int[] h = extracted(part, s, side);
        int[] most = largest(part, s);
        int[] wholeMost = largest(ALL, s);
        for (int i = 0; i < h.length; i++) {
          int place = ALL.names().indexOf(part.list().get(i).name());
          assertEquals(whole[place], h[i], () -> some + " " + GAME.text(s));
          assertEquals(wholeMost[place], most[i], () -> some + " " + GAME.text(s));
        }
      }
    }
  }

  @Test
  void aPartIsNoMoreThanNamed() {
    assertSame(GeneralFeatures.ALL, ALL.covering(List.of("men", "edge")));
    assertSame(GeneralFeatures.ALL, ALL.covering(List.of()));
    List<String> names = new ArrayList<>(GeneralFeatures.ALL.names());
    names.addAll(List.of("deny", "turn", "man-7", "king-30"));
    assertEquals(names, ALL.covering(List.of("king-30", "men", "turn", "man-7", "deny")).names());
    assertEquals(
        GeneralFeatures.ALL.names(),
        ALL.covering(List.of("turn")).covering(List.of("men")).names());
  }

  @Test
  void namesTheNearestOfAnUnknownName() {
    assertEquals(
        "unknown feature \"mens\", nearest: men",
        assertThrows(IllegalArgumentException.class, () -> ALL.covering(List.of("kings", "mens")))
            .getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> GeneralFeatures.ALL.covering(List.of("turn")));
  }

  @Test
  void everyFeatureHasANameAndSentences() {
    assertEquals(ALL.size(), new HashSet<>(ALL.names()).size());
    for (Feature feature : ALL.list()) {
      assertTrue(feature.name().matches("[a-z]+(-[a-z0-9]+)*"), feature.name());
      assertTrue(feature.definition().matches("([A-Z0-9][^.]+\\.( |$))+"), feature.definition());
    }
  }

  @Test
  void poolsHoldKnownFeaturesOnce() {
    Map<String, List<String>> pools = GAME.pools();
    assertEquals(List.of("general", "samuel", "squares", "rich"), List.copyOf(pools.keySet()));
    pools.forEach(
        (pool, names) -> {
          assertTrue(ALL.covering(names).names().containsAll(names), pool);
          assertEquals(names.size(), new HashSet<>(names).size(), pool);
        });
    assertEquals(63, pools.get("squares").size());
  }

  /** Every man and every king stands on exactly one square. */
  @Test
  void piecesOnSquaresAddUp() {
    for (Checkers s : positions(9, 2000)) {
      int[] h = extracted(ALL, s, Side.FIRST);
      int men = 0;
      int kings = 0;
      for (int i = 0; i < h.length; i++) {
        men += ALL.list().get(i).name().startsWith("man-") ? h[i] : 0;
        kings += ALL.list().get(i).name().startsWith("king-") ? h[i] : 0;
      }
      int kingCentre = h[ALL.names().indexOf("king-centre")];
      assertEquals(h[ALL.names().indexOf("men")], men, () -> GAME.text(s));
      assertEquals(h[ALL.names().indexOf("kings")], kings - kingCentre, () -> GAME.text(s));
    }
  }
}
