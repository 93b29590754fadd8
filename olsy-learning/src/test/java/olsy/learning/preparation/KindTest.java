package olsy.learning.preparation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Example;
import org.junit.jupiter.api.Test;

class KindTest {

  private static final List<Weighed<Checkers>> SEEN =
      Planted.sittings(4, 0, 0, 0, 1).stream()
          .flatMap(sitting -> sitting.decisions().stream())
          .toList();
  private static final List<Kind<Checkers>> KINDS = Kind.of(Planted.GAME, Planted.POOL, SEEN);

  private static Kind<Checkers> named(String begin) {
    return KINDS.stream().filter(kind -> kind.when().startsWith(begin)).findFirst().orElseThrow();
  }

  private static Weighed<Checkers> with(int men) {
    Weighed<Checkers> one = SEEN.get(0);
    return new Weighed<>(1, one.example, 0, 0, one.better, new int[] {men, 0}, new double[2]);
  }

  @Test
  void haveWordsOfTheirOwn() {
    List<String> words = KINDS.stream().map(Kind::when).toList();
    assertEquals(words.size(), new HashSet<>(words).size(), words.toString());
  }

  /** Every position has one phase. */
  @Test
  void phasesAreThirds() {
    List<Kind<Checkers>> phases = List.of(named("early"), named("in the middle"), named("late"));
    for (Weighed<Checkers> one : SEEN) {
      assertEquals(1, phases.stream().filter(kind -> kind.holds().test(one)).count());
    }
    for (Kind<Checkers> phase : phases) {
      int in = (int) SEEN.stream().filter(phase.holds()).count();
      assertEquals(SEEN.size() / 3.0, in, SEEN.size() / 10.0, phase.when());
    }
  }

  @Test
  void compareWithTheOtherSide() {
    Kind<Checkers> more = named("when it has more men than the other side");
    Kind<Checkers> less = named("when the other side has more men");
    assertTrue(more.holds().test(with(1)));
    assertFalse(more.holds().test(with(0)) || less.holds().test(with(0)));
    assertTrue(less.holds().test(with(-2)));
  }

  @Test
  void knowWhoHasAKing() {
    Checkers position = Planted.GAME.position("W:WK18,20:B1,2");
    Weighed<Checkers> one =
        new Weighed<>(
            1,
            Example.of(position, position.successors()[0]),
            0,
            0,
            position.successors()[0],
            new int[2],
            new double[2]);
    assertTrue(named("when it has a king").holds().test(one));
    assertFalse(named("when the other side has a king").holds().test(one));
  }

  @Test
  void knowWhereCapturesAreDue() {
    assertFalse(named("where there are captures").holds().test(SEEN.get(0)));
  }
}
