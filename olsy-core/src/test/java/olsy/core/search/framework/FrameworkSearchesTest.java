package olsy.core.search.framework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FrameworkSearchesTest {

  private static final int TREES = 2000;

  static Stream<InformedAlgorithm> all() {
    return new FrameworkSearches()
        .algorithms().stream().map(algorithm -> (InformedAlgorithm) algorithm);
  }

  static List<InformedAlgorithm> instances() {
    return List.of(
        FrameworkSearches.GSEARCH_ALPHA_BETA,
        FrameworkSearches.MAXSEARCH,
        FrameworkSearches.MINSEARCH,
        FrameworkSearches.H_STAR_STAR);
  }

  @ParameterizedTest
  @MethodSource("all")
  void findTheMinimaxValue(InformedAlgorithm algorithm) {
    for (int seed = 0; seed < TREES; seed++) {
      InformedTree<InformedNode> tree = RandomInformedTrees.tree(seed);
      requireRight(tree, algorithm.search(tree), algorithm + ", seed " + seed);
    }
  }

  @ParameterizedTest
  @MethodSource("instances")
  void findItWhereverPseudoTerminalsAre(InformedAlgorithm algorithm) {
    for (int seed = 0; seed < TREES; seed++) {
      InformedTree<InformedNode> tree = RandomInformedTrees.tree(seed);
      InformedAlgorithm recursive = with(algorithm, 1 + seed % 4);
      requireRight(tree, recursive.search(tree), algorithm + ", seed " + seed);
    }
  }

  private static InformedAlgorithm with(InformedAlgorithm algorithm, int plies) {
    return (InformedAlgorithm) FrameworkSearches.with(algorithm, new PseudoTerminals(plies));
  }

  /** The value, and a move of that value unless a bound of the root gives it. */
  private static void requireRight(
      InformedTree<InformedNode> tree, InformedResult found, String what) {
    InformedNode root = tree.root();
    double value = RandomInformedTrees.value(root, true);
    assertEquals(value, found.value(), what);
    assertEquals(root.children().isEmpty(), found.move().isEmpty(), what);
    if (found.move().isPresent() && root.lower() < value && value < root.upper()) {
      InformedNode move = root.children().get(found.move().getAsInt());
      assertEquals(value, RandomInformedTrees.value(move, false), what);
    }
  }

  @ParameterizedTest
  @MethodSource("instances")
  void areAlphaBetaWhereEveryNodeIsAPseudoTerminal(InformedAlgorithm algorithm) {
    for (int seed = 0; seed < TREES; seed++) {
      RecordedTree<InformedNode> alphaBeta = new RecordedTree<>(RandomInformedTrees.tree(seed));
      InformedResult expected = new InformedAlphaBeta().search(alphaBeta);
      RecordedTree<InformedNode> instance = new RecordedTree<>(alphaBeta.tree());
      InformedResult found = with(algorithm, 1).search(instance);
      assertEquals(alphaBeta.developed(), instance.developed(), algorithm + ", seed " + seed);
      assertEquals(expected.value(), found.value(), algorithm + ", seed " + seed);
      assertEquals(expected.held(), found.held(), algorithm + ", seed " + seed);
      if (instance.root().lower() < found.value()) {
        assertEquals(expected.move(), found.move(), algorithm + ", seed " + seed);
      }
    }
  }

  @Test
  void refusePseudoTerminalsThatTheyDoNotHave() {
    List<InformedAlgorithm> refusing = all().filter(one -> !instances().contains(one)).toList();
    assertEquals(5, refusing.size());
    for (InformedAlgorithm algorithm : refusing) {
      Exception refused = assertThrows(IllegalArgumentException.class, () -> with(algorithm, 2));
      assertTrue(
          refused.getMessage().startsWith(algorithm + " has no pseudo-terminals"),
          refused.getMessage());
    }
  }
}
