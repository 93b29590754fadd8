package olsy.play.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import olsy.core.search.framework.FrameworkSearches;
import olsy.core.search.framework.InformedNode;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InformedTreeLineTest {

  @Test
  void boundsAreNoChildren() {
    JsonValue line = line("{'values':['f'],'tree':{'<=':9,'b':{'>=':1,'d':[3],'e':[4]},'c':[2]}}");
    InformedNode root = InformedTreeLine.read(line, ModelTreeLine.read(line));
    assertEquals(2, root.children().size());
    assertEquals(9, root.upper());
    assertEquals(1, root.children().get(0).lower());
    assertEquals(9, root.children().get(0).upper(), "what the max node above allows");
    assertEquals(
        new InformedAnswer(null, "maxsearch", "b", 3, 3, 2, 5),
        new InformedTreeReader().answer(line, FrameworkSearches.MAXSEARCH));
    assertEquals(
        new MoveAnswer(null, "minimax", "b", 3, 3, 2),
        new ModelTreeReader().answer(line, MinimaxSearches.MINIMAX));
  }

  /** As minimax does. */
  @Test
  void valuesAreThoseOfTheFirstFunctionAtTheDepth() {
    JsonValue line = line("{'values':['f1','f0'],'depth':1,'tree':{'b':{'=':[7,1],'d':[3,2]}}}");
    assertEquals(
        new InformedAnswer(null, "sss-2", "b", 7, 1, 1, 2),
        new InformedTreeReader().answer(line, FrameworkSearches.SSS_2));
  }

  @Test
  void aRootWithoutChildrenHasAValueAndNoMove() {
    JsonValue line = line("{'values':['f'],'tree':[3]}");
    for (var algorithm :
        List.of(
            FrameworkSearches.GSEARCH_ALPHA_BETA,
            FrameworkSearches.DUAL_SSS_STAR,
            FrameworkSearches.MTD_F)) {
      assertEquals(
          new InformedAnswer(null, algorithm.name(), null, 3, 1, 0, 1),
          new InformedTreeReader().answer(line, algorithm));
    }
  }

  @Test
  void theSentenceSaysWhatWasHeld() {
    assertEquals(
        "x: b, value 3.5; 1 evaluations, 2 expansions, 1,000 nodes held",
        new InformedAnswer("x", "maxsearch", "b", 3.5, 1, 2, 1000).sentence());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{`b`:{`<=`:1,`>=`:2,`d`:[1]}}; tree.b: the lower bound 2 is above the upper bound 1",
        "{`<=`:5,`b`:{`<=`:6,`d`:[1]}}; tree.b.<=: expected a bound of at most 5, the upper bound"
            + " of the max node above, found 6",
        "{`b`:{`>=`:1,`c`:{`>=`:0,`d`:[1]}}}; tree.b.c.>=: expected a bound of at least 1, the"
            + " lower bound of the min node above, found 0",
        "{`<=`:5,`b`:[6]}; tree.b: expected a value of at most 5, the upper bound of the max node"
            + " above, found 6",
        "{`b`:{`>=`:1,`d`:[0]}}; tree.b.d: expected a value of at least 1, the lower bound of the"
            + " min node above, found 0",
        "{`>=`:5,`b`:[3]}; tree: the minimax value is 3, below the bound 5",
        "{`b`:{`<=`:5,`d`:[6],`e`:[7]}}; tree.b: the minimax value is 6, above the bound 5",
        "{`<=`:`x`,`b`:[6]}; tree.<=: expected a number, found \"x\"",
        "{`<=`:5}; tree: expected a node with children, found {\"<=\":5}",
      })
  void unsoundBoundsAreNamedWithTheirPlace(String tree, String sentence) {
    JsonValue line = line("{'values':['f'],'tree':" + tree.replace('`', '\'') + "}");
    InputException wrong =
        assertThrows(
            InputException.class,
            () -> new InformedTreeReader().answer(line, FrameworkSearches.MAXSEARCH));
    assertEquals("t line 3: " + sentence, wrong.getMessage());
  }

  private static JsonValue line(String json) {
    return Json.parse(json.replace('\'', '"'), "t line 3");
  }
}
