package olsy.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import olsy.core.game.Features;
import olsy.core.game.LinearFunction;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A linear function of the features of checkers: by tables, and as it is defined. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseParallelGC") // as ./olsy runs
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 1)
public class EvaluationBench {

  private static final int POSITIONS = 1000;

  @Param({"general", "samuel", "squares", "rich", "all"})
  public String pool;

  private final Features<Checkers> features = new EnglishCheckers().features();
  private final List<Checkers> positions = new ArrayList<>();
  private int[] weights;
  private LinearFunction<Checkers> tables;
  private LinearFunction<Checkers> extraction;

  @Setup
  public void compile() {
    Random random = new Random(1959);
    for (int i = 0; i < POSITIONS; i++) {
      positions.add(RandomPlay.walk(Checkers.START, random.nextInt(60), random));
    }
    List<String> used = new EnglishCheckers().pools().getOrDefault(pool, features.names());
    weights =
        features.names().stream()
            .mapToInt(name -> used.contains(name) ? 1 + random.nextInt(100_000) : 0)
            .toArray();
    tables = features.compiled(weights);
    extraction = LinearFunction.byExtraction(features, weights);
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long tables() {
    return sum(tables);
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long extraction() {
    return sum(extraction);
  }

  /** What it costs to make the tables. */
  @Benchmark
  public LinearFunction<Checkers> compilation() {
    return features.compiled(weights);
  }

  private long sum(LinearFunction<Checkers> function) {
    long sum = 0;
    for (Checkers position : positions) {
      sum += function.value(position, Side.FIRST);
    }
    return sum;
  }
}
