package olsy.learning.lp;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** {@link SoftMarginSolver} on generated decisions; an open certificate fails the benchmark. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3)
@Measurement(iterations = 5)
@Fork(1)
public class SoftMarginSolverBench {
  private static final long SEED = 1;
  private static final double BOUND = 100;
  private static final int NEW_MOVES = 10;

  private final SoftMarginSolver solver = new SoftMarginSolver();

  @Param({"10", "25", "40"})
  public int columns;

  @Param({"2000", "8000", "30000", "100000"})
  public int rows;

  @Param({"0", "5", "20"})
  public int noisePercent;

  private SoftMarginProblem before;
  private SoftMarginProblem after;
  private double[] start;

  /** Generates the rows, and those of ten more moves. */
  @Setup
  public void generate() {
    GeneratedDecisions decisions = new GeneratedDecisions(columns, noisePercent / 100.0, SEED);
    Rows collected = new Rows(columns);
    decisions.addUntil(rows, collected);
    before = collected.problem(BOUND, 0);
    start = certified(solver.solve(before)).weights();
    for (int move = 0; move < NEW_MOVES; move++) {
      decisions.addDecision(collected);
    }
    after = collected.problem(BOUND, 0);
  }

  /** Solves all rows from zero weights. */
  @Benchmark
  public double cold() {
    return certified(solver.solve(before)).value();
  }

  /** Solves all rows and those of ten more moves from the weights before them. */
  @Benchmark
  public double warmAfterTenMoves() {
    return certified(solver.solve(after, start)).value();
  }

  private static Solution.Certified certified(Solution solution) {
    if (solution instanceof Solution.Certified certified) {
      return certified;
    }
    throw new IllegalStateException("no certificate");
  }
}
