package olsy.play.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import olsy.core.search.Algorithms;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.chance.ChanceAlgorithm;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.core.search.reply.ReplySearches;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelTreeLineTest {

  @Test
  void valuesAreReadHighestModelFirst() {
    ModelTree tree = read("{'values':['f1','f0'],'tree':{'b':{'d':[1,2],'e':[3,4]}}}");
    assertEquals(1, tree.player().level());
    assertEquals(1, tree.root().successors()[0].successors()[0].value(1));
    assertEquals(2, tree.root().successors()[0].successors()[0].value(0));
    assertEquals(3, tree.answer(ModelSearches.M_STAR).value());
  }

  @Test
  void childrenKeepTheOrderOfTheFile() {
    ModelTree tree = read("{'values':['f'],'tree':{'z':[5],'a':[5],'10':[5],'9':[5]}}");
    assertEquals(List.of("z", "a", "10", "9"), tree.moves());
    assertEquals("z", tree.answer(MinimaxSearches.MINIMAX).move());
  }

  @Test
  void childrenOfAnArrayAreNamedByTheirIndices() {
    ModelTree tree = read("{'values':['f'],'tree':[[[1],[2]],{'x':[9],'y':[7]},[3]]}");
    MoveAnswer answer = tree.answer(MinimaxSearches.ALPHA_BETA);
    assertEquals("1", answer.move());
    assertEquals(7, answer.value());
  }

  @Test
  void theDepthIsTheHeightUnlessTheFileSaysOtherwise() {
    assertEquals(3, read("{'values':['f'],'tree':[[1],[[[2]]]]}").depth());
    ModelTree cut = read("{'values':['f'],'tree':[[1],{'=':[5],'x':[[2]]}],'depth':1}");
    assertEquals(1, cut.depth());
    assertEquals("1", cut.answer(MinimaxSearches.MINIMAX).move());
    assertEquals(5, cut.answer(MinimaxSearches.MINIMAX).value());
  }

  @Test
  void aTreeMayBeAsDeepAsBracketsAre() {
    String tree = "[".repeat(900) + "1" + "]".repeat(900);
    MoveAnswer answer =
        read("{'values':['f'],'tree':" + tree + "}").answer(MinimaxSearches.ALPHA_BETA);
    assertEquals(1, answer.value());
    assertEquals(899, answer.expansions());
  }

  @Test
  void aRootWithoutChildrenHasAValueAndNoMove() {
    ModelTree leaf = read("{'id':7,'values':['f1','f0'],'tree':[3,4]}");
    for (PlayerAlgorithm algorithm : Algorithms.ofPlayers()) {
      if (!new ReplySearches().algorithms().contains(algorithm)
          && !(algorithm instanceof ChanceAlgorithm)
          && algorithm != MinimaxSearches.PRINCIPAL_VARIATION) {
        MoveAnswer answer = leaf.answer(algorithm);
        assertEquals(null, answer.move(), algorithm.name());
        assertEquals(3, answer.value(), algorithm.name());
      }
    }
    assertEquals(List.of(), leaf.range().moves());
    assertEquals(7, leaf.range().id());
  }

  @Test
  void depthModelsMakeTheOpponentShortSighted() {
    String tree =
        "'values':['f1','f0'],'tree':{'b':{'d':{'=':[0,1],'h':[0,9],'i':[1,8]},"
            + "'e':{'=':[0,2],'j':[5,-9]}},'c':{'f':{'=':[0,0],'k':[3,0]}}}";
    assertEquals("c", read("{" + tree + "}").answer(ModelSearches.M_STAR).move());
    for (PlayerAlgorithm algorithm : List.of(ModelSearches.M_STAR, ModelSearches.M_STAR_1P)) {
      MoveAnswer answer = read("{" + tree + ",'depths':[3,1]}").answer(algorithm);
      assertEquals("b", answer.move());
      assertEquals(5, answer.value());
    }
  }

  @Test
  void theTightestSumBoundsStandInForMissingOnes() {
    ModelTree tree = read("{'values':['f2','f1','f0'],'tree':[[[1,-2,2],[5,-5,9]],[0.5,-3,3]]}");
    assertEquals(4, tree.sumBounds().bound(1));
    assertEquals(2.5, tree.sumBounds().bound(2));
  }

  @Test
  void boundsAreWrittenHighestFirst() {
    ModelTree tree = read("{'values':['f2','f1','f0'],'tree':[[1,-2,4]],'bounds':[1,'infinite']}");
    assertEquals(1, tree.sumBounds().bound(2));
    assertEquals(Double.POSITIVE_INFINITY, tree.sumBounds().bound(1));
  }

  @Test
  void boundsHoldWithinTheRoundingOfDecimals() {
    assertEquals(
        0.3, read("{'values':['f1','f0'],'tree':[[0.1,0.2]],'bounds':[0.3]}").sumBounds().bound(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{`tree`:[1]}; expected the field \"values\", found none",
        "{`values`:[],`tree`:[1]}; values: expected the names of the values of a leaf, found []",
        "{`values`:[`f`,1],`tree`:[1]}; values.1: expected a string, found 1",
        "{`values`:[`f`]}; expected the field \"tree\", found none",
        "{`values`:[`f`],`tree`:5}; tree: expected a leaf (an array of numbers) or a node (an"
            + " object or an array of nodes), found 5",
        "{`values`:[`f`],`tree`:{}}; tree: expected a node with children, found {}",
        "{`values`:[`f`],`tree`:{`b`:{`=`:[1]}}}; tree.b: expected a node with children, found"
            + " {\"=\":[1]}",
        "{`values`:[`f`],`tree`:[]}; tree: expected 1 number (value f), found 0",
        "{`values`:[`f2`,`f1`,`f0`],`tree`:{`b`:{`e`:[1,2]}}}; tree.b.e: expected 3 numbers (values"
            + " f2, f1, f0), found 2",
        "{`values`:[`f2`,`f1`],`tree`:{`b`:{`=`:[1],`e`:[1,2]}}}; tree.b.=: expected 2 numbers"
            + " (values f2, f1), found 1",
        "{`values`:[`f2`,`f1`],`tree`:{`b`:[1,`2`]}}; tree.b.1: expected a number, found \"2\"",
        "{`values`:[`f2`,`f1`],`tree`:[[1,2],[[1,2],[2,[3]]]]}; tree.1.1.1: expected a number,"
            + " found [3]",
        "{`values`:[`f`],`tree`:[1],`depth`:0}; depth: expected a whole number, at least 1, found"
            + " 0",
        "{`values`:[`f`],`tree`:[[1],[[2]]],`depth`:1}; tree.1: a search stops here, 1 plies from"
            + " the root: expected the values of the node in the field \"=\", found none",
        "{`values`:[`f1`,`f0`],`tree`:[[[[1,1]]]],`depths`:[3,1]}; tree.0.0: a search stops here, 2"
            + " plies from the root: expected the values of the node in the field \"=\", found"
            + " none",
        "{`values`:[`f1`,`f0`],`tree`:[1,1],`depths`:[1]}; depths: expected 2 numbers (values f1,"
            + " f0), found 1",
        "{`values`:[`f1`,`f0`],`tree`:[1,1],`depths`:[1,0.5]}; depths.1: expected a whole number,"
            + " at least 1, found 0.5",
        "{`values`:[`f1`,`f0`],`tree`:[1,1],`errors`:[0,-1]}; errors.1: expected a number, at least"
            + " 0, or \"infinite\", found -1",
        "{`values`:[`f1`,`f0`],`tree`:[1,1],`errors`:[`infinite`,0]}; errors.0: expected a number:"
            + " a player knows its own function, found \"infinite\"",
        "{`values`:[`f1`,`f0`],`tree`:[1,1],`bounds`:[]}; bounds: expected 1 number (bound |f1 +"
            + " f0|), found 0",
        "{`values`:[`f1`,`f0`],`tree`:[1,1],`bounds`:[1,1]}; bounds: expected 1 number (bound |f1 +"
            + " f0|), found 2",
        "{`values`:[`f2`,`f1`,`f0`],`tree`:{`b`:[0,0,0],`c`:{`d`:[1,2,-2],`e`:[9,-1,1]}},`bounds`:[3,0]};"
            + " tree.c.e: |f2 + f1| is 8, above the bound 3",
        "{`values`:[`f1`,`f0`],`tree`:[1,1],`bounds`:[`x`]}; bounds.0: expected a number, at least"
            + " 0, or \"infinite\", found \"x\"",
      })
  void whatIsWrongIsNamedWithItsPlace(String line, String sentence) {
    InputException wrong = assertThrows(InputException.class, () -> read(line.replace('`', '\'')));
    assertEquals("t line 3: " + sentence, wrong.getMessage());
  }

  @Test
  void sumBoundsNeedModelsThatLookAsFarAsTheSearch() {
    ModelTree tree = read("{'values':['f1','f0'],'tree':[[{'=':[0,0],'x':[1,1]}]],'depths':[3,1]}");
    InputException wrong =
        assertThrows(InputException.class, () -> tree.answer(PruningSearches.ALPHA_BETA_STAR));
    assertEquals(
        "t line 3: alpha-beta-star needs models that look as far as the search, up to 3 plies",
        wrong.getMessage());
  }

  private static ModelTree read(String line) {
    return ModelTreeLine.read(Json.parse(line.replace('\'', '"'), "t line 3"));
  }
}
