package olsy.play.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import olsy.core.search.Algorithm;
import olsy.core.search.Algorithms;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TreeFileTest {

  /** Of no kind that reads trees. */
  private record Strange(String name, String description) implements Algorithm {}

  @TempDir private Path folder;

  static List<Algorithm> algorithms() {
    return Algorithms.all();
  }

  @ParameterizedTest
  @MethodSource("algorithms")
  void everyAlgorithmHasAReader(Algorithm algorithm) {
    int readers = 0;
    for (TreeReader<?> reader : ServiceLoader.load(TreeReader.class)) {
      readers += reader.kind().isInstance(algorithm) ? 1 : 0;
    }
    assertTrue(readers >= 1, algorithm.name());
  }

  @Test
  void theLinesAreAnsweredInTheirOrder() throws IOException {
    Path file = write("{'id':1,'values':['f'],'tree':[[3],[4]]}\n{'values':['f'],'tree':[5]}");
    List<TreeAnswer> answers = new ArrayList<>();
    TreeFile.search(file, MinimaxSearches.MINIMAX, answers::add);
    assertEquals(
        List.of(
            new MoveAnswer(1, "minimax", "1", 4, 2, 1),
            new MoveAnswer(null, "minimax", null, 5, 1, 0)),
        answers);
    assertEquals(
        List.of(
            "1: 1, value 4; 2 evaluations, 1 expansions",
            "tree: no move, value 5; 1 evaluations, 0 expansions"),
        answers.stream().map(TreeAnswer::sentence).toList());
  }

  @Test
  void anAlgorithmThatSearchesNoTreesIsRefused() throws IOException {
    Path file = write("{'values':['f'],'tree':[5]}");
    InputException wrong =
        assertThrows(
            InputException.class,
            () -> TreeFile.search(file, new Strange("x", "X."), answer -> {}));
    assertEquals("x does not search explicit trees", wrong.getMessage());
  }

  private Path write(String lines) throws IOException {
    return Files.writeString(folder.resolve("trees.jsonl"), lines.replace('\'', '"'));
  }
}
