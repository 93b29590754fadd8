package olsy.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.Features;
import olsy.core.game.Perft;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.search.minimax.KnownValues;
import olsy.core.search.minimax.Minimax;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.core.search.model.MStarOnePass;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Searches of checkers on one core: {@code leaves} is leaves per second, {@code evaluations} static
 * values per second. Divided by the operations per second they are those of one round over all
 * positions: the ratio of two searches' leaves is read off so.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseParallelGC") // as ./olsy runs
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 1)
public class CheckersBench {

  /** What one operation counted. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counts {
    public long leaves;
    public long evaluations;
  }

  private final List<Checkers> middleGame = middleGame();
  private final LinearEvaluation<Checkers> own =
      new LinearEvaluation<>(
          features(), 100000, 170000, 1300, 2100, 3100, 9000, 4100, 5300, -1700, 700);
  private final LinearEvaluation<Checkers> model =
      new LinearEvaluation<>(
          features(), 110000, 150000, -900, 1100, -2100, 4000, 6100, 3300, 2700, 300);
  private final List<KnownValues<Checkers>> bestMoves = remember();

  @Benchmark
  public void perft10(Counts counts) {
    counts.leaves += Perft.count(Checkers.START, 10);
  }

  @Benchmark
  public void alphaBeta9(Counts counts) {
    count(counts, new AlphaBeta<>(own), 9, 1);
  }

  @Benchmark
  public void orderedAlphaBeta9(Counts counts) {
    count(counts, new OrderedAlphaBeta<>(own), 9, 1);
  }

  /** What is left to gain: the same search, given its own best moves to try first. */
  @Benchmark
  public void orderedAlphaBeta9BestMovesFirst(Counts counts) {
    for (int i = 0; i < middleGame.size(); i++) {
      long evaluations =
          new OrderedAlphaBeta<>(own)
              .search(middleGame.get(i), 9, SearchBudget.unlimited(), bestMoves.get(i))
              .evaluations();
      counts.evaluations += evaluations;
      counts.leaves += evaluations;
    }
  }

  @Benchmark
  public void minimax6(Counts counts) {
    count(counts, new Minimax<>(own), 6, 1);
  }

  @Benchmark
  public void oneLevelMStarOnePass6(Counts counts) {
    count(counts, new MStarOnePass<>(ValueVector.of(List.of(model, own))), 6, 2);
  }

  private void count(Counts counts, Search<Checkers> search, int depth, int valuesOfLeaf) {
    for (Checkers position : middleGame) {
      long evaluations = search.search(position, depth).evaluations();
      counts.evaluations += evaluations;
      counts.leaves += evaluations / valuesOfLeaf;
    }
  }

  private List<KnownValues<Checkers>> remember() {
    List<KnownValues<Checkers>> memories = new ArrayList<>();
    for (Checkers position : middleGame) {
      KnownValues<Checkers> memory = new KnownValues<>(9);
      new OrderedAlphaBeta<>(own).search(position, 9, SearchBudget.unlimited(), memory);
      memories.add(memory);
    }
    return memories;
  }

  private static Features<Checkers> features() {
    return new EnglishCheckers()
        .features()
        .covering(List.of("men", "kings", "pieces", "mobility", "advancement"));
  }

  private static List<Checkers> middleGame() {
    Random random = new Random(1994);
    List<Checkers> positions = new ArrayList<>();
    while (positions.size() < 20) {
      Checkers position = RandomPlay.walk(Checkers.START, 14 + random.nextInt(16), random);
      if (position.successorCount() > 2) {
        positions.add(position);
      }
    }
    return positions;
  }
}
