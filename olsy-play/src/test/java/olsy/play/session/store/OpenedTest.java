package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OpenedTest {

  @Test
  void allIsClosedOnceTheLastOneFirst() {
    List<Integer> closed = new ArrayList<>();
    Opened opened = new Opened();
    opened.add(() -> closed.add(1));
    opened.add(
        () -> {
          throw new IllegalStateException("it jams");
        });
    opened.add(() -> closed.add(3));
    assertThrows(IllegalStateException.class, opened::close);
    opened.close();
    assertEquals(List.of(3, 1), closed);
  }
}
