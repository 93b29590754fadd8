package olsy.play.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import olsy.core.search.Algorithm;
import olsy.core.search.Algorithms;
import olsy.core.search.chance.ChanceSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every tree in data/trees, with the numbers that the text beside its figure states. */
class WorkedTreesTest {

  private static final Path FOLDER = Path.of(System.getProperty("olsy.home"), "data", "trees");

  /** The files with values for models, which the multi-model searches read. */
  private static final Set<String> OF_MODELS =
      Set.of(
          "learning-figure-14",
          "pruning-figure-1",
          "pruning-figure-10",
          "pruning-figure-16",
          "pruning-figure-2",
          "pruning-figure-5",
          "russell-norvig-6.2");

  /** The files with bounds of values. */
  private static final Set<String> WITH_BOUNDS =
      Set.of("framework-bounds", "framework-figure-10", "framework-figure-11");

  private static final Set<String> WITH_CHANCE =
      Set.of("russell-norvig-6.12", "russell-norvig-exercise-6.7", "russell-norvig-exercise-6.8");

  /** The files with values for each of many players. */
  private static final Set<String> OF_PLAYERS =
      Set.of(
          "korf-deep-pruning",
          "korf-immediate-pruning",
          "korf-shallow-pruning",
          "learning-table-1",
          "russell-norvig-6.4");

  @ParameterizedTest
  @CsvSource({
    // "Therefore, the M1 value of node a is 9"
    "pruning-figure-1, figure-1, m-star, b, 9, 16, 9",
    // "M*(a, 3, f2(f1, f0)) … moves to c with a value of 10", 16 evaluations and 9 expansions
    "pruning-figure-2, figure-2, m-star, c, 10, 16, 9",
    // "24 evaluations and 7 expansions"
    "pruning-figure-2, figure-2, m-star-1p, c, 10, 24, 7",
    // "using a regular minimax search with f2 would have resulted in … b with a value of 7"
    "pruning-figure-2, figure-2, minimax, b, 7, 8, 7",
    // "αβ, using f1, would have pruned node g"
    "pruning-figure-5, figure-5-left, alpha-beta, b, 8, 3, 3",
    "pruning-figure-5, figure-5-left, minimax, b, 8, 4, 3",
    // "node g determines the M1 value of … the entire tree": all four leaves, for both models
    "pruning-figure-5, figure-5-left, m-star-1p, c, 10, 8, 3",
    "pruning-figure-5, figure-5-left, alpha-beta-star-1p, c, 10, 8, 3",
    // "thus, node g can be pruned"
    "pruning-figure-5, figure-5-right, m-star-1p, b, 8, 8, 3",
    "pruning-figure-5, figure-5-right, alpha-beta-star-1p, b, 8, 6, 3",
    "pruning-figure-5, figure-5-right, alpha-beta-star-report, b, 8, 6, 3",
    "pruning-figure-10, figure-10-left, alpha-beta-star-1p, b, 8, 6, 3",
    // deep pruning: four of five leaves, for four models
    "pruning-figure-10, figure-10-right, m-star-1p, b, 7, 20, 5",
    "pruning-figure-10, figure-10-right, alpha-beta-star-1p, b, 7, 16, 5",
    "pruning-figure-10, figure-10-right, alpha-beta-star-report, b, 7, 16, 5",
    // "M*ε selects the same move as minimax does", "… as M* does"
    "learning-figure-14, figure-14-left, minimax, c, 4, 6, 3",
    "learning-figure-14, figure-14-right, m-star, c, 9, 8, 3",
    // left: g is pruned just as by αβ; right: it is not, and determines the value
    "pruning-figure-16, figure-16-left, alpha-beta, b, 0, 3, 3",
    "pruning-figure-16, figure-16-left, alpha-beta-star-1p, b, 0, 6, 3",
    "pruning-figure-16, figure-16-right, alpha-beta, b, 0, 3, 3",
    "pruning-figure-16, figure-16-right, alpha-beta-star-1p, c, 0.2, 8, 3",
    "pruning-figure-16, figure-16-right, alpha-beta-star, c, 0.2, 6, 3",
    // "without ever evaluating two of the leaf nodes"
    "russell-norvig-6.2, russell-norvig-6.2, minimax, a1, 3, 9, 4",
    "russell-norvig-6.2, russell-norvig-6.2, alpha-beta, a1, 3, 7, 4",
    // "with an evaluation function that assigns values [1, 2, 3, 4] to the leaves, move A1 is best"
    "russell-norvig-6.12, figure-6.12-left, expectiminimax, a1, 2.1, 8, 7",
    "russell-norvig-6.12, figure-6.12-left, star1, a1, 2.1, 5, 6",
    "russell-norvig-6.12, figure-6.12-left, star2, a1, 2.1, 5, 6",
    // "with values [1, 20, 30, 400], move A2 is best"
    "russell-norvig-6.12, figure-6.12-right, expectiminimax, a2, 40.9, 8, 7",
    // x -> 10x - 7 leaves the move as it is
    "russell-norvig-exercise-6.7, exercise-6.7-x, expectiminimax, a1, 2.1, 8, 7",
    "russell-norvig-exercise-6.7, exercise-6.7-10x-7, expectiminimax, a1, 14, 8, 7",
    // a guess is worth 3 with known dice, whatever they show: 3 in the mean; it is worth -3.5
    "russell-norvig-exercise-6.8, exercise-6.8, expectiminimax, safe, 1, 5, 5",
    "russell-norvig-exercise-6.8, exercise-6.8-heads, expectiminimax, guess, 3, 3, 5",
    "russell-norvig-exercise-6.8, exercise-6.8-tails, expectiminimax, guess, 3, 3, 5",
  })
  void theTextsNumbersComeOut(
      String file,
      String id,
      String algorithm,
      String move,
      double value,
      long evaluations,
      long expansions) {
    MoveAnswer answer = (MoveAnswer) answer(file, Algorithms.named(algorithm), id);
    assertEquals(value, answer.value(), 1e-12);
    assertEquals(
        new MoveAnswer(id, algorithm, move, answer.value(), evaluations, expansions), answer);
  }

  @Test
  void searchesWithChanceFindTheSame() {
    for (String file : WITH_CHANCE) {
      List<MoveAnswer> definition = moves(file, ChanceSearches.EXPECTIMINIMAX);
      for (Algorithm algorithm : List.of(ChanceSearches.STAR1, ChanceSearches.STAR2)) {
        List<MoveAnswer> answers = moves(file, algorithm);
        for (int i = 0; i < definition.size(); i++) {
          String tree = definition.get(i).id() + " by " + algorithm;
          assertEquals(definition.get(i).move(), answers.get(i).move(), tree);
          assertEquals(definition.get(i).value(), answers.get(i).value(), tree);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    // an upper bound below what b is worth: no child of c is developed
    "framework-bounds, bounds, gsearch-alpha-beta, b, 5, 2, 3, 7",
    "framework-bounds, bounds, maxsearch, b, 5, 2, 3, 7",
    // "In Maxsearch a is no longer live and no descendants of a will be considered"
    "framework-figure-10, figure-10, maxsearch, c, 5, 2, 3, 6",
    // "In SSS-2 … the subtree, rooted in b, is expanded"
    "framework-figure-10, figure-10, sss-2, b, 5, 3, 3, 6",
    "framework-figure-10, figure-10, sss-star, b, 5, 3, 3, 6",
    // "When d has been visited, e is expanded neither in the Maxsearch nor in SSS* and SSS-2"
    "framework-figure-11, figure-11, maxsearch, b, 5, 2, 2, 5",
    "framework-figure-11, figure-11, sss-star, b, 5, 2, 2, 5",
    "framework-figure-11, figure-11, sss-2, b, 5, 2, 2, 5",
    // "without ever evaluating two of the leaf nodes"
    "russell-norvig-6.2, russell-norvig-6.2, gsearch-alpha-beta, a1, 3, 7, 4, 13",
    "russell-norvig-6.2, russell-norvig-6.2, maxsearch, a1, 3, 7, 4, 13",
  })
  void boundsLeaveOutWhatTheTextSays(
      String file,
      String id,
      String algorithm,
      String move,
      double value,
      long evaluations,
      long expansions,
      long held) {
    assertEquals(
        new InformedAnswer(id, algorithm, move, value, evaluations, expansions, held),
        answer(file, Algorithms.named(algorithm), id));
  }

  @ParameterizedTest
  @CsvSource({
    // "the backed-up value of X is this vector"; the leftmost of two moves that are worth 1
    "russell-norvig-6.4, russell-norvig-6.4, max-n, a1, 1 2 6, 8, 7",
    "russell-norvig-6.4, russell-norvig-6.4, paranoid, a1, 1 2 6, 6, 6",
    // "the vector propagated up is <10, -8, 4>"
    "learning-table-1, table-1, max-n, b, 4 -8 10, 2, 3",
    // "all remaining successors can be pruned"
    "korf-immediate-pruning, immediate, max-n, c, 1 7 1, 4, 3",
    "korf-immediate-pruning, immediate, max-n-immediate, c, 1 7 1, 3, 3",
    "korf-immediate-pruning, immediate, max-n-shallow, c, 1 7 1, 3, 3",
    // "higher than SUM minus the correspond component of its parent"
    "korf-shallow-pruning, shallow, max-n, b, 3 3 3, 4, 2",
    "korf-shallow-pruning, shallow, max-n-immediate, b, 3 3 3, 4, 2",
    "korf-shallow-pruning, shallow, max-n-shallow, b, 3 3 3, 2, 2",
    // "it can affect the maxn value of the node's parent"
    "korf-deep-pruning, f-is-not-chosen, max-n, b, 5 2 2, 4, 3",
    "korf-deep-pruning, f-is-not-chosen, max-n-shallow, b, 5 2 2, 4, 3",
    "korf-deep-pruning, f-is-chosen, max-n, c, 6 1 2, 4, 3",
    "korf-deep-pruning, f-is-chosen, max-n-shallow, c, 6 1 2, 4, 3",
  })
  void theNumbersOfManyPlayersComeOut(
      String file,
      String id,
      String algorithm,
      String move,
      String values,
      long evaluations,
      long expansions) {
    List<Double> expected = Stream.of(values.split(" ")).map(Double::valueOf).toList();
    assertEquals(
        new ValuesAnswer(id, algorithm, move, expected, evaluations, expansions),
        answer(file, Algorithms.named(algorithm), id));
  }

  @ParameterizedTest
  @CsvSource({
    // "node c is worth [7, 9]"
    "figure-14-left, c, 7, 9",
    "figure-14-right, c, 9, 9"
  })
  void figure14HasTheRangesOfTheText(String id, String move, double low, double high) {
    RangeAnswer answer = (RangeAnswer) answer("learning-figure-14", ModelSearches.M_EPSILON, id);
    assertEquals(List.of(move), answer.moves());
    assertEquals(List.of(low, high), answer.range());
  }

  @Test
  void everyMultiModelSearchFindsTheSameOnEveryTree() {
    Set<Algorithm> same =
        Set.of(
            ModelSearches.M_STAR_1P,
            PruningSearches.SIMPLE_PRUNING,
            PruningSearches.ALPHA_BETA_STAR,
            PruningSearches.ALPHA_BETA_STAR_1P,
            PruningSearches.ALPHA_BETA_STAR_REPORT);
    for (String file : OF_MODELS) {
      List<MoveAnswer> definition = moves(file, ModelSearches.M_STAR);
      for (Algorithm algorithm : same) {
        List<MoveAnswer> answers = moves(file, algorithm);
        for (int i = 0; i < definition.size(); i++) {
          String tree = definition.get(i).id() + " by " + algorithm;
          assertEquals(definition.get(i).move(), answers.get(i).move(), tree);
          assertEquals(definition.get(i).value(), answers.get(i).value(), tree);
        }
      }
    }
  }

  @Test
  void everyTreeIsTested() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      Set<String> names =
          files
              .map(file -> file.getFileName().toString().replaceFirst("\\.jsonl$", ""))
              .collect(Collectors.toSet());
      Set<String> tested = new HashSet<>(OF_MODELS);
      tested.addAll(WITH_BOUNDS);
      tested.addAll(WITH_CHANCE);
      tested.addAll(OF_PLAYERS);
      assertEquals(tested, names);
    }
  }

  private static List<MoveAnswer> moves(String file, Algorithm algorithm) {
    return answers(file, algorithm).map(answer -> (MoveAnswer) answer).toList();
  }

  private static TreeAnswer answer(String file, Algorithm algorithm, String id) {
    return answers(file, algorithm)
        .filter(answer -> Json.parse(Json.line(answer), file).get("id").text().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<TreeAnswer> answers(String file, Algorithm algorithm) {
    List<TreeAnswer> answers = new ArrayList<>();
    TreeFile.search(FOLDER.resolve(file + ".jsonl"), algorithm, answers::add);
    return answers.stream();
  }
}
