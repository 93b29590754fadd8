package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class OwnMoveTest {

  @Test
  void isALineOfItsOwnKind() {
    OwnMove own = new OwnMove(3, 4, "B:W22:B11", "11-15");
    assertEquals(
        "{\"game\":3,\"ply\":4,\"position\":\"B:W22:B11\",\"ownMove\":\"11-15\"}\n", own.line());
    assertEquals(Optional.of(own), OwnMove.of(Json.parse(own.line(), "examples.jsonl")));
    Decision decision = new Decision(1, 0, "there", "1-5", false, false, null);
    assertEquals(Optional.empty(), OwnMove.of(Json.parse(decision.line(), "examples.jsonl")));
  }
}
