package olsy.play.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Strategy;
import olsy.learning.example.Example;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;
import olsy.learning.prediction.Accuracy;
import org.junit.jupiter.api.Test;

class RemarkTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  /** Likes or avoids the centre, and that is sure; more is not known. */
  private static WrittenStrategy player(double centre) {
    return new WrittenStrategy(
        Map.of("centre", centre),
        1,
        FrontierRule.NONE,
        WrittenTies.GAMES_ORDER,
        new WrittenStrategy.Certainty(1, 0, Strategy.COMMON_TRUST),
        new Doubts(Map.of("centre", 0.1), List.of()),
        Map.of());
  }

  private static List<Remark> remarks(double centre, List<Remark.Made<Checkers>> made) {
    Accuracy foreseen = new Accuracy(50, 0.6, 0.6, 0.6, 0.9, 0.2);
    return Remark.of(GAME, player(centre), foreseen, Optional.empty(), made);
  }

  private static Remark.Made<Checkers> made(int game, String move, String ofMost) {
    return new Remark.Made<>(
        game, 0, Example.of(Checkers.START, GAME.successor(Checkers.START, move)), ofMost);
  }

  @Test
  void theMoveThatShowsItBestIsTheExample() {
    List<Remark.Made<Checkers>> decisions =
        List.of(
            made(1, "9-13", null),
            made(2, "9-14", "11-15"),
            made(3, "9-14", "9-14"),
            made(4, "11-16", "9-14"));
    Remark likes = remarks(1, decisions).get(0);
    assertEquals("You like men in the centre.", likes.sentence());
    assertEquals(
        new Remark.Shown(2, 0, "9-14", "11-15", GAME.squares(Checkers.START), true), likes.shown());
    Remark avoids = remarks(-1, decisions).get(0);
    assertEquals("You avoid men in the centre.", avoids.sentence());
    assertEquals("11-16", avoids.shown().move());
  }

  @Test
  void whereNoMoveShowsItThereIsNone() {
    Remark likes = remarks(1, List.of(made(1, "11-16", null))).get(0);
    assertNull(likes.shown());
    assertEquals(List.of(), remarks(0.1, List.of()));
  }
}
