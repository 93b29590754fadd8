package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Black is ours, and was asked after the last of its moves below. */
class ContinuationTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final String KNOWN = "9-14 22-18 5-9 25-22";

  private static List<Checkers> positions(String moves) {
    List<Checkers> positions = new ArrayList<>(List.of(GAME.start()));
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
      positions.add(GAME.successor(positions.get(positions.size() - 1), move));
    }
    return positions;
  }

  /**
   * @param from how many moves are not shown
   * @param expected the ply, and the moves from there; nothing for another game
   */
  @ParameterizedTest
  @CsvSource({
    // the whole game, its end, or a position
    KNOWN + ", 0, 4:",
    KNOWN + " 11-16 24-19, 0, 4: 11-16 24-19",
    KNOWN + " 11-16 24-19, 3, 4: 11-16 24-19",
    KNOWN + " 11-16 24-19, 5, 4: 11-16 24-19",
    KNOWN + " 11-16 24-19, 6, 4: 11-16 24-19",
    // another move than the one we answered
    KNOWN + " 11-15 18x11, 6, 4: 11-15 18x11",
    // moves that nobody asked us for
    KNOWN + " 11-16 24-19 8-11 29-25, 0, 4: 11-16 24-19 8-11 29-25",
    KNOWN + " 11-16 24-19 8-11 29-25, 8,",
    // taken back, with another reply or none
    "9-14 22-18, 2, 2:",
    "9-14 22-18, 0, 2:",
    "9-14 22-18 5-9 24-19, 0, 3: 24-19",
    "9-14 22-18 5-9 24-19, 4, 3: 24-19",
    "9-14 24-19, 0, 1: 24-19",
    "9-14 24-19, 2, 1: 24-19",
    "9-14 24-19 5-9 22-18, 0, 1: 24-19 5-9 22-18",
    // none of our moves stays
    "'', 0,",
    "11-15 22-18, 0,",
    "11-15 22-18, 2,",
  })
  void goesOnWhereItLeavesTheGame(String played, int from, String expected) {
    List<Checkers> shown = positions(played).subList(from, positions(played).size());
    Checkers answer = positions(KNOWN + " 11-16").get(5);
    Optional<Continuation<Checkers>> found =
        Continuation.of(positions(KNOWN), Side.FIRST, Optional.of(answer), shown);
    assertEquals(Optional.ofNullable(expected), found.map(ContinuationTest::text));
  }

  private static String text(Continuation<Checkers> found) {
    StringBuilder text = new StringBuilder(found.ply() + ":");
    Checkers at = positions(KNOWN).get(found.ply());
    for (Checkers next : found.positions()) {
      text.append(' ').append(GAME.move(at, next));
      at = next;
    }
    return text.toString();
  }
}
