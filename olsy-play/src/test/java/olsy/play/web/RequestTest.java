package olsy.play.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RequestTest {

  @Test
  void aQueryIsTakenApart() {
    assertEquals(Map.of("a", "1 2", "b", ""), Request.query("a=1%202&b=&c&=d"));
    assertEquals(Map.of(), Request.query(null));
    assertThrows(Refusal.class, () -> Request.query("a=%zz"));
  }

  @Test
  void itsPartsAndItsJson() {
    byte[] body = "{\"x\":1}".getBytes(StandardCharsets.UTF_8);
    Request request = new Request(true, List.of("a", "b"), Map.of("q", "1"), most -> body);
    assertEquals("b", request.part(1));
    assertEquals("", request.part(2));
    assertEquals(Optional.of("1"), request.parameter("q"));
    assertEquals(1, request.json().get("x").whole(0));
  }
}
