package olsy.play.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HouseTest {

  private final House house = new House(Map.of("tables", request -> Answer.json(request.path())));

  private static Request asked(String... path) {
    return new Request(false, List.of(path), Map.of(), most -> new byte[0]);
  }

  @Test
  void aRequestGoesToItsRoom() {
    assertEquals("[\"tables\",\"1\"]", ((Answer.Whole) house.answer(asked("tables", "1"))).body());
  }

  @Test
  void anotherRoomIsRefusedWithTheNearest() {
    Refusal refusal = assertThrows(Refusal.class, () -> house.answer(asked("table")));
    assertEquals("unknown room \"table\", nearest: tables", refusal.getMessage());
  }
}
