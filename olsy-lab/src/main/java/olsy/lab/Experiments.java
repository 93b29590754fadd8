package olsy.lab;

import java.util.List;
import olsy.lab.chance.ChanceSavings;
import olsy.lab.chance.GnubgCheck;
import olsy.lab.chance.KnownDiceError;
import olsy.lab.experiment.Experiment;
import olsy.lab.framework.Frameworks;
import olsy.lab.identity.WeakSpots;
import olsy.lab.identity.WhoIsIt;
import olsy.lab.many.ManyPlayers;
import olsy.lab.ours.Drift;
import olsy.lab.ours.EndgameWorth;
import olsy.lab.ours.EqualUses;
import olsy.lab.ours.FirstExamples;
import olsy.lab.ours.ForeignEngines;
import olsy.lab.ours.Horizon;
import olsy.lab.ours.Levels;
import olsy.lab.ours.Noise;
import olsy.lab.ours.OwnFunction;
import olsy.lab.ours.Pauses;
import olsy.lab.ours.PlainWords;
import olsy.lab.ours.SafeUse;
import olsy.lab.ours.SearchParts;
import olsy.lab.ours.SolverTimes;
import olsy.lab.ours.Strangers;
import olsy.lab.ours.TrustedMixture;
import olsy.lab.ours.Uncertain;
import olsy.lab.pruning.EvaluationCounts;
import olsy.lab.pruning.Figure13;
import olsy.lab.pruning.Figure14;
import olsy.lab.pruning.Figure15;
import olsy.lab.pruning.Figure17;
import olsy.lab.pruning.Table1;
import olsy.lab.report.Benefit;
import olsy.lab.report.EqualResources;
import olsy.lab.report.Figure12;
import olsy.lab.report.Figure20;
import olsy.lab.report.Figure22;
import olsy.lab.report.Figure24;
import olsy.lab.report.Figure25;
import olsy.lab.report.LeavesPerMove;
import olsy.lab.report.ModelError;

/** All experiments there are: those of the report, those of the pruning paper, and our own. */
public final class Experiments {

  /**
   * @param quick small, to see it run
   * @param full in the size that is reported
   */
  private record Sizes(Experiment quick, Experiment full) {}

  private Experiments() {}

  private static List<Sizes> all() {
    return List.of(
        new Sizes(Benefit.depth(20), Benefit.depth(800)),
        new Sizes(Benefit.function(20), Benefit.function(800)),
        new Sizes(Benefit.exchange(20), Benefit.exchange(800)),
        new Sizes(Figure12.quick(), Figure12.full()),
        new Sizes(ModelError.quick(), ModelError.full()),
        new Sizes(Figure20.quick(), Figure20.full()),
        new Sizes(LeavesPerMove.quick(), LeavesPerMove.full()),
        new Sizes(EqualResources.quick(), EqualResources.full()),
        new Sizes(Figure22.quick(), Figure22.full()),
        new Sizes(Figure24.quick(), Figure24.full()),
        new Sizes(Figure25.quick(), Figure25.full()),
        new Sizes(Figure25.quickExchanges(), Figure25.fullExchanges()),
        new Sizes(Figure25.quickPairs(), Figure25.fullPairs()),
        new Sizes(Figure25.quickNodes(), Figure25.fullNodes()),
        new Sizes(EvaluationCounts.quick(), EvaluationCounts.full()),
        new Sizes(Figure13.quick(), Figure13.full()),
        new Sizes(Figure14.quick(), Figure14.full()),
        new Sizes(Figure15.quick(), Figure15.full()),
        new Sizes(Figure17.quick(), Figure17.full()),
        new Sizes(Table1.quick(), Table1.full()),
        new Sizes(Frameworks.quick(), Frameworks.full()),
        new Sizes(ManyPlayers.quick(), ManyPlayers.full()),
        new Sizes(ChanceSavings.quick(), ChanceSavings.full()),
        new Sizes(KnownDiceError.quick(), KnownDiceError.full()),
        new Sizes(GnubgCheck.quick(), GnubgCheck.full()),
        new Sizes(Horizon.quick(), Horizon.full()),
        new Sizes(Uncertain.quick(), Uncertain.full()),
        new Sizes(TrustedMixture.quick(), TrustedMixture.full()),
        new Sizes(FirstExamples.quick(), FirstExamples.full()),
        new Sizes(Noise.quick(), Noise.full()),
        new Sizes(Drift.quick(), Drift.full()),
        new Sizes(Pauses.quick(), Pauses.full()),
        new Sizes(SolverTimes.quick(), SolverTimes.full()),
        new Sizes(Strangers.quick("strangers"), Strangers.full("strangers")),
        new Sizes(Strangers.quick("strangers-twenty"), Strangers.full("strangers-twenty")),
        new Sizes(Strangers.quick("strangers-mistakes"), Strangers.full("strangers-mistakes")),
        new Sizes(Strangers.quick("strangers-deep"), Strangers.full("strangers-deep")),
        new Sizes(PlainWords.quick(), PlainWords.full()),
        new Sizes(ForeignEngines.quick(), ForeignEngines.full()),
        new Sizes(SearchParts.quick(), SearchParts.full()),
        new Sizes(EndgameWorth.quick(), EndgameWorth.full()),
        new Sizes(EqualUses.quick(), EqualUses.full()),
        new Sizes(WhoIsIt.quick(), WhoIsIt.full()),
        new Sizes(SafeUse.quick(), SafeUse.full()),
        new Sizes(Levels.quick(), Levels.full()),
        new Sizes(WeakSpots.quick(), WeakSpots.full()),
        new Sizes(OwnFunction.quick(), OwnFunction.full()));
  }

  /** Small, to see them run. */
  public static List<Experiment> quick() {
    return all().stream().map(Sizes::quick).toList();
  }

  /** In the size that is reported. */
  public static List<Experiment> full() {
    return all().stream().map(Sizes::full).toList();
  }
}
