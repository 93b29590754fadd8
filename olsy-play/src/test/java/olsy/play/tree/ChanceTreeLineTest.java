package olsy.play.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import olsy.core.search.chance.ChanceSearches;
import olsy.core.search.chance.ValueRange;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChanceTreeLineTest {

  private static ChanceTree read(String line) {
    return ChanceTreeLine.read(Json.parse(line.replace('\'', '"'), "trees.jsonl, line 1"));
  }

  private static MoveAnswer answer(String line) {
    return read(line).answer(ChanceSearches.EXPECTIMINIMAX);
  }

  @Test
  void sidesMoveInTurnWhateverChanceLiesBetween() {
    assertEquals(
        new MoveAnswer(1, "expectiminimax", "a", 2, 4, 3),
        answer("{'id':1,'tree':{'a':{'?':[[0.5,[[3],[9]]],[0.5,[1]]]},'b':[-1]}}"));
  }

  @Test
  void nobodyMovesWhereDiceDecideOrNothingFollows() {
    assertEquals(
        new MoveAnswer(null, "expectiminimax", null, 2.5, 2, 1),
        answer("{'tree':{'?':[[0.25,[1]],[0.75,[3]]]}}"));
    assertEquals(
        new MoveAnswer("x", "expectiminimax", null, 7, 1, 0),
        answer("{'id':'x','values':['f'],'tree':[7]}"));
  }

  @Test
  void theRangeIsTheTightestUnlessTheFileHasOne() {
    assertEquals(new ValueRange(-1, 3), read("{'tree':[[3],[-1]]}").range());
    assertEquals(new ValueRange(-5, 3), read("{'range':[-5,3],'tree':[[3],[-1]]}").range());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'tree':{'a':{'?':[[0.5,[1]],[0.4,[2]]]}}} | tree.a.?: expected probabilities that add up"
            + " to 1, found a sum of 0.9",
        "{'tree':{'?':[[1,[1]],[0,[2]]]}} | tree.?: expected probabilities above 0, found [1.0,"
            + " 0.0]",
        "{'tree':{'?':[[1]]}} | tree.?.0: expected a probability and a node, [p, NODE], found [1]",
        "{'tree':{'?':[]}} | tree.?: expected a probability for each of 0 children, found 0",
        "{'tree':{'a':[1],'?':[[1,[1]]]}} | tree: expected a chance node alone, found other"
            + " children beside it",
        "{'range':[0,2],'tree':{'a':[3],'b':[1]}} | tree.a: expected a value in the range [0,2],"
            + " found 3",
        "{'range':[2,0],'tree':[1]} | range: expected the lowest value first, found [2,0]",
        "{'tree':{'a':[1,2]}} | tree.a: expected one value of a leaf, found 2",
        "{'values':['f','g'],'tree':[1]} | values: expected one value of a leaf, found 2",
      })
  void whatIsWrongIsNamedWithItsPlace(String line, String sentence) {
    InputException refused = assertThrows(InputException.class, () -> answer(line));
    String told = refused.getMessage().replaceFirst("^trees.jsonl, line 1: ", "");
    assertEquals(sentence, told);
  }
}
