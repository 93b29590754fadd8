package olsy.learning.depth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomTree;
import olsy.core.search.minimax.Minimax;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import org.junit.jupiter.api.Test;

class LearnDepthTest {
  private static final int[] MATERIAL = {2, 3, 0, 0, 0, 0, 0, 0, 0, 0};
  private static final Evaluation<Node> F = new ModelValue<>(0);

  /** Played is y: the worst of three at first sight, one of the best two plies deep. */
  private static final Node X = inner(5, leaf(1), leaf(6));

  private static final Node Y = inner(3, leaf(2), leaf(7));
  private static final Node Z = inner(4, leaf(2), leaf(3));
  private static final Node ROOT = new Node(Side.FIRST, new double[1], X, Y, Z);

  private static Node inner(double value, Node... successors) {
    return new Node(Side.SECOND, new double[] {value}, successors);
  }

  private static Node leaf(double value) {
    return new Node(Side.FIRST, new double[] {value});
  }

  @Test
  void creditsByRank() {
    DepthCounts learned = new LearnDepth().learn(set(List.of(Example.of(ROOT, Y))), F, 3);
    assertEquals(List.of(-1L, 3L, 3L), learned.counters(), "1-2, 3-0, and there is nothing deeper");
    assertEquals(2, learned.depth());
    assertEquals(0, learned.margin());
    assertEquals(1, learned.decisions());
  }

  @Test
  void marginIsTheLeadOverEveryOtherDepth() {
    DepthCounts learned = new LearnDepth().learn(set(List.of(Example.of(ROOT, X))), F, 2);
    assertEquals(List.of(3L, -1L), learned.counters());
    assertEquals(1, learned.depth());
    assertEquals(4, learned.margin());
  }

  @Test
  void leavesForcedMovesOutAndCountsRepeatedDecisions() {
    Node forced = new Node(Side.FIRST, new double[1], X);
    Example<Node> twice = Example.of(ROOT, X);
    DepthCounts learned =
        new LearnDepth().learn(set(List.of(twice, Example.of(forced, X), twice)), F, 2);
    assertEquals(List.of(6L, -2L), learned.counters());
    assertEquals(2, learned.decisions());
  }

  @Test
  void withoutExamplesTheShallowestDepthIsAGuess() {
    DepthCounts learned = new LearnDepth().learn(LearnDepthTest.<Node>set(List.of()), F, 4);
    assertEquals(1, learned.depth());
    assertEquals(0, learned.margin());
    assertThrows(
        IllegalArgumentException.class,
        () -> new LearnDepth().learn(LearnDepthTest.<Node>set(List.of()), F, 0));
  }

  @Test
  void isFigure21OnRandomTrees() {
    for (int seed = 0; seed < 200; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RandomTree.Shape shape = new RandomTree.Shape(2 + random.nextInt(4), 5, 0, 9);
      List<Example<RandomTree>> examples = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        RandomTree root = RandomTree.root(shape, random.nextLong());
        examples.add(new Example<>(root, List.of(root.successors()), random.nextInt(2)));
      }
      Evaluation<RandomTree> coarse = (s, side) -> Math.rint(s.value(0) / 3);
      assertFigure21(examples, coarse, 5, "seed " + seed);
    }
  }

  @Test
  void isFigure21OnCheckers() {
    EnglishCheckers game = new EnglishCheckers();
    Evaluation<Checkers> f = new LinearEvaluation<>(game.features().covering(List.of()), MATERIAL);
    for (int seed = 0; seed < 40; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      assertFigure21(randomDecisions(random, 60), f, 4, "seed " + seed);
    }
  }

  @Test
  void findsTheDepthOfAKnownCheckersPlayer() {
    EnglishCheckers game = new EnglishCheckers();
    int[] weights = {1000, 1500, 0, 37, 61, 113, 29, 0, -53, 0};
    Evaluation<Checkers> f = new LinearEvaluation<>(game.features().covering(List.of()), weights);
    for (int depth = 1; depth <= 5; depth++) {
      ExampleSet<Checkers> examples = decisions(new SplittableRandom(depth), f, depth, 12);
      for (DepthLearner learner : List.of(new LearnDepth(), new StrictAgreement())) {
        DepthCounts learned = learner.learn(examples, f, 6);
        assertEquals(depth, learned.depth(), learner.getClass() + " " + learned);
        assertTrue(learned.margin() > 0, learner.getClass() + " " + learned);
      }
    }
  }

  /** Of random play in between, so that positions are many. */
  private static ExampleSet<Checkers> decisions(
      SplittableRandom random, Evaluation<Checkers> f, int depth, int wanted) {
    List<Example<Checkers>> examples = new ArrayList<>();
    Minimax<Checkers> player = new Minimax<>(f);
    while (examples.size() < wanted) {
      for (Example<Checkers> example : randomDecisions(random, 40)) {
        Checkers s = example.position();
        if (random.nextInt(8) == 0) {
          examples.add(Example.of(s, player.search(s, depth).choice()));
        }
      }
    }
    return ExampleSet.of(List.of(examples));
  }

  private static List<Example<Checkers>> randomDecisions(SplittableRandom random, int plies) {
    List<Example<Checkers>> examples = new ArrayList<>();
    Checkers s = Checkers.START;
    for (int ply = 0; ply < plies && !s.isTerminal(); ply++) {
      Checkers next = RandomPlay.move(s, random);
      if (s.successorCount() > 1) {
        examples.add(Example.of(s, next));
      }
      s = next;
    }
    return examples;
  }

  private static <P extends Position<P>> void assertFigure21(
      List<Example<P>> examples, Evaluation<P> f, int maxDepth, String seed) {
    List<Long> expected = new ArrayList<>();
    for (int d = 1; d <= maxDepth; d++) {
      long count = 0;
      for (Example<P> example : examples) {
        Side side = example.position().toMove();
        List<P> boards = example.successors();
        double m = minimax(boards.get(example.chosen()), d - 1, 0, side, f);
        for (P b : boards) {
          count += minimax(b, d - 1, 0, side, f) <= m ? 1 : 0;
          count -= minimax(b, d - 1, 0, side, f) > m ? 1 : 0;
        }
      }
      expected.add(count);
    }
    DepthCounts learned = new LearnDepth().learn(ExampleSet.of(List.of(examples)), f, maxDepth);
    assertEquals(expected, learned.counters(), seed);
  }

  /** By definition, for one side at every node. */
  private static <P extends Position<P>> double minimax(
      P s, int depth, int ply, Side side, Evaluation<P> f) {
    if (depth == 0 || s.isTerminal()) {
      return Score.of(s, side, ply, f);
    }
    boolean max = s.toMove() == side;
    double best = max ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    for (P successor : s.successors()) {
      double value = minimax(successor, depth - 1, ply + 1, side, f);
      best = max ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static <P extends Position<P>> ExampleSet<P> set(List<Example<P>> examples) {
    return ExampleSet.of(List.of(examples));
  }
}
