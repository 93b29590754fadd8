package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class LookAheadTest {

  private static Decision decision(boolean baseline, Decision.Expected expected) {
    return new Decision(1, 1, "", "11-15", false, baseline, expected);
  }

  private static Decision.Expected expected(boolean used) {
    return new Decision.Expected(10, new Decision.Foreseen("11-15", 1, 0), 0.1, used, null);
  }

  @Test
  void isTheMeanWithAModelAndWithout() {
    LookAhead lookAhead = new LookAhead();
    lookAhead.add(decision(true, null).after(8));
    lookAhead.add(decision(true, null).after(9));
    lookAhead.add(decision(true, null));
    assertEquals(Optional.empty(), lookAhead.plies(), "no model was used");
    lookAhead.add(decision(false, expected(false)).after(20));
    lookAhead.add(decision(false, null).after(30));
    assertEquals(Optional.empty(), lookAhead.plies(), "nor was it trusted");
    lookAhead.add(decision(false, expected(true)).after(7));
    assertEquals(Optional.of(new LookAhead.Plies(8.5, 7)), lookAhead.plies());
  }
}
