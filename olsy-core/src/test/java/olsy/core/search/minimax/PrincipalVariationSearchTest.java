package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.endgame.EndgameTables;
import olsy.core.endgame.SolvedInMemory;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.search.EndgameResult;
import olsy.core.search.EndgameResult.Kind;
import olsy.core.search.RandomNodes;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.model.MStarOracle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Alpha-beta is the oracle for what is exact, and counts for what only makes it quick. */
class PrincipalVariationSearchTest {

  /** Zeros have signs. */
  private static final double TINY = 1e-9;

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Evaluation<Checkers> FUNCTION =
      LinearEvaluation.of(
          GAME.features(),
          Map.of("men", 1.0, "kings", 1.5, "mobility", 0.05, "back-row", 0.1, "centre", 0.06),
          100);

  private static Set<Part> without(Part... left) {
    Set<Part> parts = EnumSet.allOf(Part.class);
    parts.removeAll(Arrays.asList(left));
    return parts;
  }

  private static PrincipalVariationSearch<Checkers> search(Set<Part> parts) {
    return new PrincipalVariationSearch<>(FUNCTION, new TranspositionTable(14), parts);
  }

  /** Some kings of both sides, anywhere. */
  private static Checkers kings(int white, int black, SplittableRandom random) {
    List<Integer> squares = new ArrayList<>(IntStream.rangeClosed(1, 32).boxed().toList());
    StringBuilder text = new StringBuilder("W:W");
    for (int i = 0; i < white + black; i++) {
      text.append(i == white ? ":B" : i == 0 ? "" : ",");
      text.append('K').append(squares.remove(random.nextInt(squares.size())));
    }
    return GAME.position(text.toString());
  }

  /** Equal parts of a tree are known again. */
  @Test
  void findsTheValueOfATree() {
    for (int seed = 0; seed < 5000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int height = random.nextInt(8);
      Node tree = new RandomNodes(0, true, 1 + random.nextInt(9), 0).tree(random, height);
      Evaluation<Node> values = new ModelValue<>(0);
      SearchResult<Node> found =
          new PrincipalVariationSearch<>(
                  values, new TranspositionTable(6), without(Part.REDUCTIONS))
              .search(tree, height);
      AlphaBeta<Node> alphaBeta = new AlphaBeta<>(values);
      assertEquals(alphaBeta.search(tree, height).value(), found.value(), TINY, "seed " + seed);
      if (found.choice() != null) {
        Evaluation<Node> opposed = (node, side) -> -values.value(node, side.other());
        double ofChoice = -new AlphaBeta<>(opposed).search(found.choice(), height - 1).value();
        assertEquals(found.value(), ofChoice, TINY, "seed " + seed + ": the choice");
      }
    }
  }

  @Test
  void solvesTicTacToe() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TicTacToe position = RandomPlay.walk(TicTacToe.START, random.nextInt(8), random);
      int salt = random.nextInt();
      Evaluation<TicTacToe> noise = (s, side) -> MStarOracle.noise(s, salt);
      double expected = new AlphaBeta<>(noise).search(position, 9).value();
      double found =
          new PrincipalVariationSearch<>(
                  noise, new TranspositionTable(10), without(Part.REDUCTIONS))
              .search(position, 9)
              .value();
      assertEquals(expected, found, TINY, "seed " + seed);
    }
  }

  /** A search of lines, which compares all positions, sees the same draws. */
  @Test
  void seesWhatHasStoodBefore() {
    DrawRules rules = new DrawRules(2, 30, 200);
    Evaluation<Line<Checkers>> ofLines = (line, side) -> FUNCTION.value(line.position(), side);
    int changed = 0;
    for (int seed = 0; seed < 400; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers start = kings(2, 1, random);
      Line<Checkers> line = Line.startingAt(start, rules);
      for (int i = random.nextInt(12); i > 0 && !line.isTerminal(); i--) {
        line = line.followedBy(RandomPlay.move(line.position(), random));
      }
      if (line.isTerminal()) {
        continue;
      }
      int depth = 1 + random.nextInt(6);
      Set<Part> exact = without(Part.TABLE, Part.REDUCTIONS);
      double found = search(exact).search(line, depth, SearchBudget.unlimited()).value();
      double expected = new AlphaBeta<>(ofLines).search(line, depth).value();
      assertEquals(expected, found, TINY, "seed " + seed + ", depth " + depth);
      exact.remove(Part.REPETITIONS);
      double blind = search(exact).search(line, depth, SearchBudget.unlimited()).value();
      assertEquals(new AlphaBeta<>(FUNCTION).search(line.position(), depth).value(), blind, TINY);
      changed += blind != found ? 1 : 0;
    }
    assertTrue(changed > 10, "repetitions matter in " + changed);
  }

  /** Windows reach into what the frontier rule looks at. */
  @Test
  void searchesCapturesOut() {
    for (FrontierRule rule : FrontierRule.values()) {
      Evaluation<Checkers> function = rule.over(FUNCTION);
      for (int seed = 0; seed < 150; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        Checkers position = RandomPlay.walk(GAME.start(), random.nextInt(80), random);
        double found =
            new PrincipalVariationSearch<>(
                    function,
                    new TranspositionTable(4),
                    without(Part.TABLE, Part.REDUCTIONS, Part.REPETITIONS))
                .search(position, 4)
                .value();
        assertEquals(
            new AlphaBeta<>(function).search(position, 4).value(), found, TINY, rule + ", " + seed);
      }
    }
  }

  /** The other function of a side is not asked for what the table knows of the first. */
  @Test
  void keepsTheSidesApart() {
    Evaluation<Checkers> oneSided = (s, side) -> side == Side.FIRST ? 5 : FUNCTION.value(s, side);
    PrincipalVariationSearch<Checkers> search =
        new PrincipalVariationSearch<>(
            oneSided, new TranspositionTable(10), without(Part.REDUCTIONS));
    assertEquals(5, search.search(GAME.start(), 5).value());
    Checkers reply = GAME.start().successors()[0];
    Set<Part> exact = without(Part.TABLE, Part.REDUCTIONS);
    double expected =
        new PrincipalVariationSearch<>(oneSided, new TranspositionTable(10), exact)
            .search(reply, 4)
            .value();
    assertEquals(expected, search.search(reply, 4).value());
  }

  /** Each of these parts saves work, beside reductions too little to tell. */
  @ParameterizedTest
  @EnumSource(names = {"TABLE", "HISTORY", "REDUCTIONS"})
  void isQuickerWithEachPart(Part part) {
    Set<Part> rest = part == Part.REDUCTIONS ? without() : without(Part.REDUCTIONS);
    Set<Part> left = EnumSet.copyOf(rest);
    left.remove(part);
    long with = 0;
    long without = 0;
    for (int seed = 0; seed < 12; seed++) {
      Checkers position = RandomPlay.walk(GAME.start(), 2 * seed, new SplittableRandom(seed));
      with += search(rest).search(position, 9).evaluations();
      without += search(left).search(position, 9).evaluations();
    }
    assertTrue(1.2 * with < without, with + " evaluations, " + without + " without");
  }

  /** What is reduced is looked at later: a forced win is found by deeper searches. */
  @Test
  void findsWhatIsWon() {
    int won = 0;
    for (int seed = 0; seed < 200; seed++) {
      Checkers position = kings(3, 1, new SplittableRandom(seed));
      if (position.isTerminal()
          || Score.isDecided(new AlphaBeta<>(FUNCTION).search(position, 3).value())) {
        continue;
      }
      double value = new OrderedAlphaBeta<>(FUNCTION).search(position, 7).value();
      if (value > Score.WIN / 2) {
        won++;
        double found = search(without()).search(position, 17).value();
        assertTrue(found > Score.WIN / 2, "seed " + seed + ": " + found);
      }
    }
    assertTrue(won > 10, won + " won");
  }

  /** What was searched before changes how much is to do, and nothing once it is forgotten. */
  @Test
  void remembersUntilItForgets() {
    PrincipalVariationSearch<Checkers> search = // so small a memory gives places away
        new PrincipalVariationSearch<>(FUNCTION, new TranspositionTable(8), without());
    SearchResult<Checkers> first = search.search(GAME.start(), 9);
    assertTrue(search.search(GAME.start(), 9).evaluations() < first.evaluations() / 2);
    for (int i = 0; i < 3; i++) {
      search.forget();
      assertEquals(first, search.search(GAME.start(), 9));
    }
  }

  @Test
  void whatIsStoppedSaysNothing() {
    Search<Checkers> search = search(without());
    SearchBudget little = SearchBudget.ofEvaluations(500);
    assertThrows(SearchBudget.Stopped.class, () -> search.search(GAME.start(), 30, little));
    search.forget();
    SearchResult<Checkers> last =
        new IterativeDeepening<>(search).search(GAME.start(), 30, SearchBudget.ofEvaluations(500));
    assertTrue(last.depth() >= 4 && last.choice() != null, "depth " + last.depth());
    SearchResult<Checkers> nothing =
        new IterativeDeepening<>(search).search(GAME.start(), 30, SearchBudget.ofEvaluations(0));
    assertEquals(0, nothing.depth());
    assertEquals(List.of(GAME.start(), GAME.start().successors()[0]), nothing.line());
  }

  /** Two plies are enough: who wins wins in the least number, and who loses holds out as long. */
  @Test
  void playsSolvedPositionsToTheirEnd() {
    EndgameTables tables = SolvedInMemory.OF_THREE;
    SplittableRandom random = new SplittableRandom(6);
    int won = 0;
    while (won < 20) {
      Checkers start = kings(2, 1, random);
      EndgameResult result = tables.result(start).orElseThrow();
      if (result.isDraw() || result.plies() < 10) {
        continue;
      }
      won++;
      PrincipalVariationSearch<Checkers> search = search(EnumSet.allOf(Part.class));
      search.consult(tables);
      Line<Checkers> line = Line.startingAt(start, GAME.drawRules());
      while (!line.isTerminal()) {
        line = line.followedBy(search.search(line, 2, SearchBudget.unlimited()).choice());
      }
      assertEquals(result.outcome(start.toMove()), line.outcome(), GAME.text(start));
      assertEquals(result.plies(), line.plies(), GAME.text(start));
    }
  }

  /** A capture away from what is solved, it is seen as far as its end. */
  @Test
  void seesTheEndBeyondItsHorizon() {
    EndgameTables tables = SolvedInMemory.OF_THREE;
    SplittableRandom random = new SplittableRandom(7);
    int seen = 0;
    for (int n = 0; n < 2000; n++) {
      Checkers start = kings(2, 2, random);
      PrincipalVariationSearch<Checkers> search = search(EnumSet.allOf(Part.class));
      search.consult(tables);
      double value = search.search(start, 1).value();
      double best =
          Arrays.stream(start.successors())
              .map(tables::result)
              .flatMap(Optional::stream)
              .mapToDouble(after -> after.kind() == Kind.LOSS ? Score.WIN - 1 - after.plies() : 0)
              .max()
              .orElse(0);
      if (best > 0) {
        seen++;
        assertEquals(best, value, GAME.text(start));
      }
    }
    assertTrue(seen > 50, seen + " wins");
  }

  /** A win that comes after the last move that the rules leave is none. */
  @Test
  void aWinHasToComeInTime() {
    EndgameTables tables = SolvedInMemory.OF_THREE;
    Checkers start = GAME.position("W:WK18,K22:BK4");
    int plies = tables.result(start).orElseThrow().plies();
    PrincipalVariationSearch<Checkers> search = search(EnumSet.allOf(Part.class));
    search.consult(tables);
    for (int left : new int[] {plies, plies - 1}) {
      Line<Checkers> line = Line.startingAt(start, new DrawRules(3, left, DrawRules.NEVER));
      double value = search.search(line, 1, SearchBudget.unlimited()).value();
      assertEquals(left == plies, Score.isDecided(value), left + " plies left");
    }
  }

  /** Among drawn moves the function chooses; moves that lose are left alone. */
  @Test
  void playsOnInADraw() {
    EndgameTables tables = SolvedInMemory.OF_THREE;
    SplittableRandom random = new SplittableRandom(8);
    int uneven = 0;
    for (int n = 0; n < 300; n++) {
      Checkers kings = kings(1, 2, random);
      long man = Long.lowestOneBit(kings.other() & ~0xFL); // it is a man of the side that moves up
      Checkers start = new Checkers(kings.own(), kings.other(), kings.kings() & ~man, Side.SECOND);
      if (man >= 1L << 31 || !tables.result(start).orElseThrow().isDraw()) {
        continue;
      }
      PrincipalVariationSearch<Checkers> search = search(EnumSet.allOf(Part.class));
      search.consult(tables);
      SearchResult<Checkers> found = search.search(start, 3);
      assertTrue(tables.result(found.choice()).orElseThrow().isDraw(), GAME.text(start));
      uneven += found.value() != 0 ? 1 : 0;
    }
    assertTrue(uneven > 0, "the function sees the same in all draws");
  }
}
