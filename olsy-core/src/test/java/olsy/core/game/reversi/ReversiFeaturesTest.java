package olsy.core.game.reversi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.LinearFunction;
import olsy.core.game.Side;
import olsy.core.game.reversi.PlainBoard.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReversiFeaturesTest {

  /** What one side counts, by the definitions, square by square. */
  private static Map<String, Integer> counts(PlainBoard board, char side) {
    char rival = PlainBoard.rival(side);
    int all = board.squares().size();
    int left = count(board, square -> board.at(square) == '.');
    List<Square> moves = board.moves(side);
    List<Square> stable = board.stable(side);
    Predicate<Square> own = square -> board.at(square) == side;
    Predicate<Square> byEmptyCorner =
        square ->
            board.neighbours(square).stream()
                .anyMatch(one -> board.isCorner(one) && board.at(one) == '.');
    Map<String, Integer> counts = new LinkedHashMap<>();
    counts.put("discs", count(board, own));
    counts.put("mobility", moves.size());
    counts.put(
        "potential-mobility",
        count(board, square -> board.at(square) == '.' && touches(board, square, rival)));
    counts.put("frontier", count(board, own.and(square -> touches(board, square, '.'))));
    counts.put("corners", count(board, own.and(board::isCorner)));
    counts.put(
        "x-squares", count(board, own.and(byEmptyCorner).and(square -> !board.isEdge(square))));
    counts.put("c-squares", count(board, own.and(byEmptyCorner).and(board::isEdge)));
    counts.put("stable", stable.size());
    counts.put(
        "edges", count(board, own.and(board::isEdge).and(square -> !board.isCorner(square))));
    counts.put("corner-moves", (int) moves.stream().filter(board::isCorner).count());
    counts.put("safe-moves", (int) moves.stream().filter(byEmptyCorner.negate()).count());
    counts.put("turn", board.toMove() == side ? 1 : 0);
    counts.put("parity", (left % 2 == 1) == (board.toMove() == side) ? 1 : 0);
    counts.put("occupied", all - left);
    counts.put("stable-edges", (int) stable.stream().filter(board::isEdge).count());
    counts.put("edge-anchored", (int) anchored(board, side).stream().distinct().count());
    counts.put("edge-balanced", full(board, side, 0));
    counts.put("edge-unbalanced", full(board, side, 1));
    counts.put("edge-wedges", wedges(board, rival));
    boolean opens = 3 * (all - left) <= all;
    boolean ends = 4 * left <= all;
    counts.put("discs-opening", opens ? count(board, own) : 0);
    counts.put("discs-ending", ends ? count(board, own) : 0);
    counts.put("mobility-opening", opens ? moves.size() : 0);
    counts.put("mobility-ending", ends ? moves.size() : 0);
    for (Square kind : board.squares()) {
      int half = board.size() / 2;
      if (kind.row() <= kind.column() && kind.column() < half) {
        counts.put(
            "square-" + kind.name(),
            count(board, own.and(square -> folded(square, board.size()).equals(kind))));
      }
    }
    return counts;
  }

  private static Square folded(Square square, int size) {
    int row = Math.min(square.row(), size - 1 - square.row());
    int column = Math.min(square.column(), size - 1 - square.column());
    return new Square(Math.min(row, column), Math.max(row, column));
  }

  private static int count(PlainBoard board, Predicate<Square> which) {
    return (int) board.squares().stream().filter(which).count();
  }

  private static boolean touches(PlainBoard board, Square square, char what) {
    return board.neighbours(square).stream().anyMatch(one -> board.at(one) == what);
  }

  private static List<Square> anchored(PlainBoard board, char side) {
    List<Square> anchored = new ArrayList<>();
    for (List<Square> edge : board.edges()) {
      List<Square> back = new ArrayList<>(edge);
      Collections.reverse(back);
      for (List<Square> way : List.of(edge, back)) {
        for (int n = 0; n < way.size() && board.at(way.get(n)) == side; n++) {
          if (!board.isCorner(way.get(n))) {
            anchored.add(way.get(n));
          }
        }
      }
    }
    return anchored;
  }

  private static int full(PlainBoard board, char side, int missing) {
    int full = 0;
    for (List<Square> edge : board.edges()) {
      StringBuilder text = new StringBuilder();
      edge.forEach(square -> text.append(board.at(square)));
      String own = String.valueOf(side);
      String inner = own.repeat(board.size() - 2 - missing);
      List<String> wanted =
          missing == 0
              ? List.of("." + inner + ".")
              : List.of(".." + inner + ".", "." + inner + "..");
      full += wanted.contains(text.toString()) ? 1 : 0;
    }
    return full;
  }

  private static int wedges(PlainBoard board, char rival) {
    int wedges = 0;
    for (List<Square> edge : board.edges()) {
      for (int n = 1; n < edge.size() - 1; n++) {
        boolean between = board.at(edge.get(n - 1)) == rival && board.at(edge.get(n + 1)) == rival;
        wedges += between && board.at(edge.get(n)) == '.' ? 1 : 0;
      }
    }
    return wedges;
  }

  @ParameterizedTest
  @EnumSource
  void everyFeatureIsAsDefined(ReversiBoard board) {
    Reversi game = new Reversi(board);
    Features<Othello> features = game.features();
    int[] found = new int[features.size()];
    boolean[] varies = new boolean[features.size()];
    for (Othello position : RandomGames.positions(board, 25, 11)) {
      PlainBoard plain = PlainBoard.of(game.text(position));
      Map<String, Integer> black = counts(plain, 'b');
      Map<String, Integer> white = counts(plain, 'w');
      features.extract(position, Side.FIRST, found);
      assertEquals(new ArrayList<>(black.keySet()), features.names());
      for (int n = 0; n < found.length; n++) {
        Feature feature = features.list().get(n);
        int expected =
            feature.symmetry() == Feature.Symmetry.COMMON
                ? black.get(feature.name())
                : black.get(feature.name()) - white.get(feature.name());
        assertEquals(expected, found[n], feature.name() + " in " + plain.text());
        varies[n] |= expected != 0;
      }
    }
    for (int n = 0; n < varies.length; n++) {
      boolean isRare = features.names().get(n).matches("edge-(un)?balanced|.*-opening");
      assertTrue(varies[n] || isRare, features.names().get(n) + " is always 0");
    }
  }

  @Test
  void edgesFullOfOwnDiscs() {
    Reversi game = new Reversi();
    int[] found = new int[game.features().size()];
    String rest = "/......../......../......../......../......../......../";
    game.features().extract(game.position("B:.bbbbbb." + rest + "..wwwww."), Side.FIRST, found);
    assertEquals(1, found[game.features().names().indexOf("edge-balanced")]);
    assertEquals(-1, found[game.features().names().indexOf("edge-unbalanced")]);
  }

  @ParameterizedTest
  @EnumSource
  void sidesAreOpposedAndBoundsHoldFromThereOn(ReversiBoard board) {
    Features<Othello> features = new Reversi(board).features();
    int[] first = new int[features.size()];
    int[] second = new int[features.size()];
    SplittableRandom random = new SplittableRandom(12);
    for (int game = 0; game < 40; game++) {
      int[] least = new int[features.size()];
      Arrays.fill(least, Integer.MAX_VALUE);
      for (Othello position : RandomGames.game(board, random)) {
        int[] largest = new int[features.size()];
        features.largest(position, largest);
        features.extract(position, Side.FIRST, first);
        features.extract(position, Side.SECOND, second);
        for (int n = 0; n < first.length; n++) {
          Feature feature = features.list().get(n);
          int sign = feature.symmetry() == Feature.Symmetry.COMMON ? 1 : -1;
          least[n] = Math.min(least[n], largest[n]);
          assertEquals(first[n], sign * second[n], feature.name());
          assertTrue(Math.abs(first[n]) <= least[n], feature.name() + " in " + position);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void compiledFunctionsAreTheSums(ReversiBoard board) {
    Features<Othello> features = new Reversi(board).features();
    SplittableRandom random = new SplittableRandom(13);
    for (Othello position : RandomGames.positions(board, 8, 14)) {
      int[] weights = new int[features.size()];
      for (int n = 0; n < weights.length; n++) {
        weights[n] = random.nextInt(3) == 0 ? random.nextInt(-1000, 1000) : 0;
      }
      LinearFunction<Othello> compiled = features.compiled(weights);
      LinearFunction<Othello> slow = LinearFunction.byExtraction(features, weights);
      for (Side side : Side.values()) {
        assertEquals(slow.value(position, side), compiled.value(position, side));
      }
    }
  }

  @Test
  void someFeaturesAreThoseOfAll() {
    Features<Othello> all = new Reversi().features();
    Features<Othello> some = all.covering(List.of("stable", "discs", "square-c2"));
    assertEquals(List.of("discs", "stable", "square-c2"), some.names());
    int[] h = new int[3];
    int[] whole = new int[all.size()];
    Othello position = RandomGames.positions(ReversiBoard.EIGHT, 1, 15).get(50);
    some.extract(position, Side.SECOND, h);
    all.extract(position, Side.SECOND, whole);
    assertArrayEquals(
        some.names().stream().mapToInt(name -> whole[all.names().indexOf(name)]).toArray(), h);
    String message =
        assertThrows(IllegalArgumentException.class, () -> all.covering(List.of("stabel")))
            .getMessage();
    assertEquals("unknown feature \"stabel\", nearest: stable", message);
  }
}
