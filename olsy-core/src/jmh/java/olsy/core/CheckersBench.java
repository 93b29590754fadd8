package olsy.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import olsy.core.eval.Features;
import olsy.core.eval.LinearEvaluation;
import olsy.core.eval.LinearVector;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.AlphaBeta;
import olsy.core.search.MStarOnePass;
import olsy.core.search.Meter;
import olsy.core.search.Minimax;
import olsy.core.search.MoveOrder;
import olsy.core.search.OrderedAlphaBeta;
import olsy.core.search.Perft;
import olsy.core.search.Search;
import olsy.core.search.StaticOrder;
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
@Fork(1)
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
  private final Remembered bestMoves = remember();

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
    count(counts, new OrderedAlphaBeta<>(own, new StaticOrder<>(own)), 9, 1);
  }

  /** What is left to gain: the same search, given its own best moves to try first. */
  @Benchmark
  public void alphaBeta9BestMovesFirst(Counts counts) {
    count(counts, new OrderedAlphaBeta<>(own, bestMoves), 9, 1);
  }

  @Benchmark
  public void minimax6(Counts counts) {
    count(counts, new Minimax<>(own), 6, 1);
  }

  @Benchmark
  public void oneLevelMStarOnePass6(Counts counts) {
    count(counts, new MStarOnePass<>(new LinearVector<>(List.of(model, own))), 6, 2);
  }

  private void count(Counts counts, Search<Checkers> search, int depth, int valuesOfLeaf) {
    for (Checkers position : middleGame) {
      long evaluations = search.search(position, depth).evaluations();
      counts.evaluations += evaluations;
      counts.leaves += evaluations / valuesOfLeaf;
    }
  }

  private Remembered remember() {
    Remembered remembered = new Remembered(new StaticOrder<>(own));
    for (Checkers position : middleGame) {
      new OrderedAlphaBeta<>(own, remembered).search(position, 9);
    }
    remembered.learning = false;
    return remembered;
  }

  private static Features<Checkers> features() {
    return new EnglishCheckers()
        .features()
        .covering(List.of("men", "kings", "pieces", "mobility", "advancement"));
  }

  private static List<Checkers> middleGame() {
    SplittableRandom random = new SplittableRandom(1994);
    List<Checkers> positions = new ArrayList<>();
    while (positions.size() < 20) {
      Checkers position = Checkers.START;
      int plies = 14 + random.nextInt(16);
      for (int i = 0; i < plies && !position.isTerminal(); i++) {
        Checkers[] successors = position.successors();
        position = successors[random.nextInt(successors.length)];
      }
      if (position.successorCount() > 2) {
        positions.add(position);
      }
    }
    return positions;
  }

  /**
   * The best move that a first search found at each node comes first, then as that one had them.
   */
  private static final class Remembered implements MoveOrder<Checkers> {
    private record Place(Checkers node, int depth) {}

    private final MoveOrder<Checkers> first;
    private final Map<Place, Integer> best = new HashMap<>();
    private boolean learning = true;

    Remembered(MoveOrder<Checkers> first) {
      this.first = first;
    }

    @Override
    public int[] order(Checkers node, Checkers[] successors, int depth, int ply, Meter meter) {
      int[] order = first.order(node, successors, depth, ply, Meter.unlimited());
      Integer known = learning ? null : best.get(new Place(node, depth));
      for (int i = 0; known != null && i < order.length; i++) {
        if (order[i] == known) {
          System.arraycopy(order, 0, order, 1, i);
          order[0] = known;
        }
      }
      return order;
    }

    @Override
    public void found(Checkers node, int depth, int ply, int index) {
      if (learning && index >= 0) {
        best.put(new Place(node, depth), index);
      }
    }
  }
}
