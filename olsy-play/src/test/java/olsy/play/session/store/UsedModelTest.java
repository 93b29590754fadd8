package olsy.play.session.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class UsedModelTest {

  @Test
  void isReadAsItIsWritten() {
    for (UsedModel model :
        List.of(
            UsedModel.NONE, UsedModel.POPULATION, UsedModel.learned(1), UsedModel.learned(99))) {
      assertEquals(model, UsedModel.of(model.toString()));
    }
    assertEquals("0", UsedModel.NONE.toString());
    assertEquals(UsedModel.NONE, UsedModel.learned(0));
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> UsedModel.of("-1"));
    assertThrows(IllegalArgumentException.class, () -> UsedModel.of("people"));
    assertThrows(IllegalArgumentException.class, () -> new UsedModel(false, 3));
  }
}
