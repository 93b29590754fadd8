package olsy.play.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import olsy.core.search.many.ManyAlgorithm;
import olsy.core.search.many.ManySearches;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ManyTreeReaderTest {

  @Test
  void theLeftmostOfEqualsWins() {
    String line = "{'id':7,'players':3,'sum':10,'tree':{'z':[5,5,0],'a':[5,0,5],'b':[4,6,0]}}";
    for (ManyAlgorithm algorithm : ManySearches.all()) {
      assertEquals(
          new ValuesAnswer(7, algorithm.name(), "z", List.of(5.0, 5.0, 0.0), 3, 1),
          answer(line, algorithm));
    }
  }

  @Test
  void childrenOfAnArrayAreNamedByTheirIndices() {
    TreeAnswer answer = answer("{'players':2,'tree':[[1,2],[[3,1],[2,2.5]]]}", ManySearches.MAX_N);
    assertEquals(new ValuesAnswer(null, "max-n", "1", List.of(2.0, 2.5), 3, 2), answer);
    assertEquals("tree: 1, values 2, 2.5; 3 evaluations, 2 expansions", answer.sentence());
  }

  @Test
  void aRootWithoutChildrenHasValuesAndNoMove() {
    for (ManyAlgorithm algorithm : ManySearches.all()) {
      TreeAnswer answer = answer("{'players':2,'sum':3,'tree':[1,2]}", algorithm);
      assertEquals(new ValuesAnswer(null, algorithm.name(), null, List.of(1.0, 2.0), 1, 0), answer);
    }
  }

  /** 0.1 + 0.2 is more than 0.3 in binary numbers. */
  @Test
  void theSumHoldsWithinTheRoundingOfDecimals() {
    TreeAnswer answer = answer("{'players':2,'sum':0.3,'tree':[0.1,0.2]}", ManySearches.MAX_N);
    assertEquals("tree: no move, values 0.1, 0.2; 1 evaluations, 0 expansions", answer.sentence());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "{`tree`:[1,2]}; expected the field \"players\", found none",
        "{`players`:1,`tree`:[1]}; players: expected a whole number, at least 2, found 1",
        "{`players`:2}; expected the field \"tree\", found none",
        "{`players`:2,`tree`:[1,2],`sum`:-1}; sum: expected a number, at least 0, found -1",
        "{`players`:3,`tree`:{`b`:{`d`:[1,2,3],`e`:[1,2]}}}; tree.b.e: expected 3 numbers, one for"
            + " each player, found 2",
        "{`players`:2,`tree`:[[1,2],[1,`2`]]}; tree.1.1: expected a number, found \"2\"",
        "{`players`:3,`sum`:10,`tree`:{`b`:[1,2,3],`c`:{`d`:[5,5,1]}}}; tree.c.d: the values add up"
            + " to 11, above the sum 10",
        "{`players`:3,`sum`:10,`tree`:{`b`:[1,2,-3]}}; tree.b.2: expected a number, at least 0, in"
            + " a tree with a \"sum\", found -3",
        "{`players`:2,`tree`:{}}; tree: expected a node with children, found {}",
      })
  void whatIsWrongIsNamedWithItsPlace(String line, String sentence) {
    InputException wrong =
        assertThrows(
            InputException.class, () -> answer(line.replace('`', '\''), ManySearches.MAX_N));
    assertEquals("t line 3: " + sentence, wrong.getMessage());
  }

  @Test
  void pruningNeedsASum() {
    for (ManyAlgorithm pruning :
        List.of(ManySearches.IMMEDIATE_PRUNING, ManySearches.SHALLOW_PRUNING)) {
      InputException wrong =
          assertThrows(InputException.class, () -> answer("{'players':2,'tree':[[1,2]]}", pruning));
      assertEquals(
          "t line 3: sum: "
              + pruning
              + " needs a bound on the sum of all players' values, and no value below 0",
          wrong.getMessage());
    }
  }

  private static TreeAnswer answer(String line, ManyAlgorithm algorithm) {
    return new ManyTreeReader().answer(Json.parse(line.replace('\'', '"'), "t line 3"), algorithm);
  }
}
