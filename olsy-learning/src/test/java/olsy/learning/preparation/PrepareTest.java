package olsy.learning.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Shuffle;
import org.junit.jupiter.api.Test;

class PrepareTest {

  private static final int GAMES = 60;

  private static Prepare<Checkers> prepare(long seed) {
    return new Prepare<>(Planted.GAME, Planted.POOL, Prepare.LEVEL, seed);
  }

  private static List<Finding.Subject> subjects(List<Sitting<Checkers>> sittings) {
    return prepare(1).of(sittings).findings().stream().map(Finding::subject).toList();
  }

  @Test
  void findsWhereThePlayerLoses() {
    Preparation<Checkers> found = prepare(1).of(Planted.sittings(GAMES, 0.3, 0, 0, 1));
    Finding<Checkers> late =
        found.findings().stream()
            .filter(
                one ->
                    one.subject() instanceof Finding.Loses loses && loses.when().startsWith("late"))
            .findFirst()
            .orElseThrow();
    assertEquals(0.4, late.contrast().own(), 0.07);
    assertEquals(0.1, late.contrast().elsewhere(), 0.05);
    assertEquals(0.1, late.contrast().others(), 0.03);
    assertEquals(3, late.shown().size());
    for (Finding.Shown<Checkers> shown : late.shown()) {
      assertTrue(shown.decision().ply >= 30 && shown.decision().loss > 0.4);
    }
    assertEquals(GAMES, found.sittings().own());
    assertEquals(GAMES, found.sittings().others());
  }

  @Test
  void findsWhatItsMovesBring() {
    assertEquals(
        List.of(new Finding.Brings("men", true)), subjects(Planted.sittings(GAMES, 0, 0.3, 0, 2)));
    assertEquals(
        List.of(new Finding.Brings("men", false)),
        subjects(Planted.sittings(GAMES, 0, -0.3, 0, 2)));
  }

  @Test
  void findsAnOpeningThatGoesBadly() {
    List<Finding.Subject> found = subjects(Planted.sittings(4 * GAMES, 0, 0, 2, 3));
    assertTrue(
        found.stream()
            .allMatch(
                one ->
                    one instanceof Finding.Opens opens
                        && opens.moves().equals(List.of("9-13", "22-18"))),
        found.toString());
    assertTrue(!found.isEmpty());
  }

  /** Of whom there is nothing to tell, something is told no more often than the level says. */
  @Test
  void namesThatMeanNothingTellNothing() {
    List<Sitting<Checkers>> all = Planted.sittings(30, 0.3, 0.3, 2, 4);
    SplittableRandom random = new SplittableRandom(5);
    int told = 0;
    int pages = 100;
    for (int page = 0; page < pages; page++) {
      List<Boolean> names =
          Shuffle.shuffled(all.stream().map(Sitting::own).toList(), random.nextLong());
      List<Sitting<Checkers>> shuffled = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        shuffled.add(all.get(i).of(names.get(i)));
      }
      told += prepare(page).of(shuffled).findings().isEmpty() ? 0 : 1;
    }
    // more than 11 of 100 come in less than one of 100 tests where the rate is .05
    assertTrue(told <= 11, told + " of " + pages);
  }

  @Test
  void tellsNothingOfFewGames() {
    assertEquals(List.of(), subjects(Planted.sittings(6, 0.3, 0.3, 2, 6)));
  }

  @Test
  void countsHowAnOpeningWasFollowed() {
    List<Sitting<Checkers>> sittings = Planted.sittings(GAMES, 0, 0, 0, 7);
    List<Integer> followed = Prepare.followed(sittings, Side.FIRST, List.of("9-13", "22-18"));
    long own = sittings.stream().filter(one -> one.own() && one.side() == Side.FIRST).count();
    long so =
        sittings.stream()
            .filter(one -> one.own() && one.side() == Side.FIRST)
            .filter(one -> one.opening().get(0).equals("9-13"))
            .count();
    assertEquals(List.of((int) own, (int) so, (int) so), followed);
  }

  @Test
  void refusesALevelThatIsNone() {
    assertThrows(
        IllegalArgumentException.class, () -> new Prepare<>(Planted.GAME, Planted.POOL, 0, 1));
  }
}
