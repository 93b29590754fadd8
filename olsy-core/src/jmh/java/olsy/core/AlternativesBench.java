package olsy.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Features;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.AlphaBetaWithMemory;
import olsy.core.search.minimax.Deliberation;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The values of all alternatives of forty decisions of checkers, as learners ask for them, by a
 * function with a weight for every feature.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseParallelGC") // as ./olsy runs
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 1)
public class AlternativesBench {

  /** In the whole numbers of the function: what a man is worth. */
  private static final int MAN = 800_000;

  @Param({"3", "4", "5", "6"})
  public int depth;

  @Param({"NONE", "STAND_PAT"})
  public FrontierRule frontier;

  private final LinearEvaluation<Checkers> evaluation = dense();
  private final List<Checkers> decisions = decisions();

  @Benchmark
  public double deliberation() {
    Deliberation<Checkers> deliberation =
        new Deliberation<>(new Strategy<>(frontier.over(evaluation), depth, 0));
    double sum = 0;
    for (Checkers decision : decisions) {
      for (SearchResult<Checkers> found :
          deliberation.successors(
              Arrays.asList(decision.successors()), depth, SearchBudget.unlimited())) {
        sum += found.value();
      }
    }
    return sum;
  }

  @Benchmark
  public double memory() {
    return memory(Double.POSITIVE_INFINITY);
  }

  /** What is worse than the best so far by half a man is hopeless. */
  @Benchmark
  public double memoryWithBounds() {
    return memory(0.5 * MAN);
  }

  private double memory(double margin) {
    AlphaBetaWithMemory<Checkers> search = new AlphaBetaWithMemory<>(evaluation, frontier);
    double sum = 0;
    for (Checkers decision : decisions) {
      search.begin(decision.toMove());
      double best = -Double.MAX_VALUE;
      for (Checkers successor : decision.successors()) {
        double value = search.value(successor, depth, best - margin);
        best = Math.max(best, value);
        sum += value;
      }
    }
    return sum;
  }

  private static LinearEvaluation<Checkers> dense() {
    Random random = new Random(1996);
    Features<Checkers> features = new EnglishCheckers().features();
    int[] weights =
        features.names().stream()
            .mapToInt(name -> (int) (60_000 * random.nextGaussian()))
            .toArray();
    weights[features.names().indexOf("men")] = MAN;
    weights[features.names().indexOf("kings")] = MAN * 5 / 4;
    weights[features.names().indexOf("trade")] /= 20;
    return new LinearEvaluation<>(features, weights);
  }

  private static List<Checkers> decisions() {
    Random random = new Random(1998);
    List<Checkers> decisions = new ArrayList<>();
    while (decisions.size() < 40) {
      Checkers position = RandomPlay.walk(Checkers.START, 6 + random.nextInt(40), random);
      if (position.successorCount() > 2) {
        decisions.add(position);
      }
    }
    return decisions;
  }
}
