package olsy.lab;

import java.util.List;
import java.util.stream.Stream;

/** All experiments there are: those of the report, those of the pruning paper, and our own. */
public final class Experiments {

  private Experiments() {}

  /** In the size that is reported. */
  public static List<Experiment> full() {
    return Stream.concat(
            Stream.of(
                Benefit.depth(800),
                Benefit.function(800),
                Benefit.exchange(800),
                Figure12.full(),
                ModelError.full(),
                Figure20.full(),
                LeavesPerMove.full(),
                EqualResources.full(),
                Figure22.full(),
                Figure24.full(),
                Figure25.full(),
                Figure25.fullExchanges(),
                Figure25.fullPairs(),
                EvaluationCounts.full(),
                Figure13.full(),
                Figure14.full(),
                Figure15.full(),
                Figure17.full(),
                Table1.full(),
                Horizon.full(),
                Uncertain.full(),
                TrustedMixture.full(),
                FirstExamples.full(),
                Noise.full(),
                Drift.full(),
                Pauses.full(),
                SolverTimes.full()),
            Strangers.full().stream())
        .toList();
  }

  /** Small, to see them run. */
  public static List<Experiment> quick() {
    return Stream.concat(
            Stream.of(
                Benefit.depth(20),
                Benefit.function(20),
                Benefit.exchange(20),
                Figure12.quick(),
                ModelError.quick(),
                Figure20.quick(),
                LeavesPerMove.quick(),
                EqualResources.quick(),
                Figure22.quick(),
                Figure24.quick(),
                Figure25.quick(),
                Figure25.quickExchanges(),
                Figure25.quickPairs(),
                EvaluationCounts.quick(),
                Figure13.quick(),
                Figure14.quick(),
                Figure15.quick(),
                Figure17.quick(),
                Table1.quick(),
                Horizon.quick(),
                Uncertain.quick(),
                TrustedMixture.quick(),
                FirstExamples.quick(),
                Noise.quick(),
                Drift.quick(),
                Pauses.quick(),
                SolverTimes.quick()),
            Strangers.quick().stream())
        .toList();
  }
}
