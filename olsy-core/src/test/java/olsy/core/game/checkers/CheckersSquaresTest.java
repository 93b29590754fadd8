package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.MoveSquares;
import olsy.core.game.RandomPlay;
import olsy.core.game.TieOrder;
import org.junit.jupiter.api.Test;

class CheckersSquaresTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final MoveSquares<Checkers> SQUARES = GAME.moveSquares().orElseThrow();

  /** Moves are written with the squares they begin and end on. */
  @Test
  void aMoveBeginsAndEndsWhereItIsWritten() {
    SplittableRandom random = new SplittableRandom(1);
    int moves = 0;
    int captures = 0;
    for (int i = 0; i < 300; i++) {
      Checkers s = RandomPlay.walk(Checkers.START, random.nextInt(90), random);
      for (Checkers next : s.successors()) {
        String move = GAME.move(s, next);
        String[] squares = move.split("[-x]", -1);
        int begin = Integer.parseInt(squares[0]) - 1;
        int end = Integer.parseInt(squares[squares.length - 1]) - 1;
        if (begin != end) {
          assertEquals(begin, SQUARES.begin(s, next), GAME.text(s) + ": " + move);
          assertEquals(end, SQUARES.end(s, next), GAME.text(s) + ": " + move);
          moves++;
          captures += move.contains("x") ? 1 : 0;
        }
      }
    }
    assertTrue(moves > 1_000 && captures > 50, moves + " moves, " + captures + " captures");
  }

  @Test
  void aKingThatComesBackHasNoSquares() {
    Checkers s = GAME.position("B:W7,8,15,16:BK3");
    Checkers round =
        Arrays.stream(s.successors())
            .filter(next -> next.other() == s.own())
            .findFirst()
            .orElseThrow();
    assertEquals(-1, SQUARES.begin(s, round));
    assertEquals(-1, SQUARES.end(s, round));
  }

  @Test
  void theOtherSideSeesTheMirroredSquare() {
    for (int square = 0; square < 32; square++) {
      int mirrored = SQUARES.mirrored(square);
      assertEquals(square, SQUARES.mirrored(mirrored));
      assertEquals(7, row(square) + row(mirrored));
      assertEquals(7, column(square) + column(mirrored));
    }
  }

  private static int row(int square) {
    return SQUARES.board().squares().get(square).row();
  }

  private static int column(int square) {
    return SQUARES.board().squares().get(square).column();
  }

  /** Squares drawn by lot; the square a move begins on decides, then the one it ends on. */
  @Test
  void anOrderListsMovesByItsSquares() {
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<Integer> begins = shuffled(seed);
      List<Integer> ends = shuffled(seed + 100);
      TieOrder<Checkers> order = SQUARES.order(begins, ends);
      assertEquals(order, GAME.tieOrder(order.name()), "as files have it");
      Checkers s = RandomPlay.walk(Checkers.START, random.nextInt(40), random);
      List<Checkers> listed = new ArrayList<>(List.of(s.successors()));
      listed.sort(Comparator.comparingInt(next -> order.rank(s, next)));
      List<Checkers> expected = new ArrayList<>(List.of(s.successors()));
      expected.sort(
          Comparator.<Checkers>comparingInt(next -> begins.indexOf(SQUARES.begin(s, next)))
              .thenComparingInt(next -> ends.indexOf(SQUARES.end(s, next))));
      assertEquals(expected, listed, "seed " + seed);
    }
  }

  private static List<Integer> shuffled(long seed) {
    List<Integer> squares = new ArrayList<>(IntStream.range(0, 32).boxed().toList());
    Collections.shuffle(squares, new Random(seed));
    return squares;
  }
}
