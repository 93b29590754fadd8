package olsy.learning.scout;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.core.search.reply.ReplySearches;
import olsy.learning.scout.LevelExplanation.Supposed;
import olsy.learning.strategy.Candidate;

/**
 * Explains decisions by what is supposed of the player: climbs to weights, and asks the linear
 * programmes, too, where decisions are to be explained as well as can be.
 *
 * <pre>
 * best ← {@link LevelClimb} from the start
 * farthest: the start as it is, and what the linear programmes find from there and from the climb
 *           of few decisions: each part foreseen by what is learned from the others alone
 * </pre>
 */
final class ExplainDecisions<P extends Position<P>> {

  /** Fewer are explained by too many weights: they are foreseen in parts. */
  static final int FEW = 150;

  /** What explains so much is not climbed again. */
  static final double EXPLAINED = 0.99;

  private static final int FOLDS = 5;

  private final Gaussian believed;
  private final List<Double> begin;
  private final long seed;

  /**
   * @param believed of any player's weights
   * @param begin weights of features known to matter; 0 for the others
   */
  ExplainDecisions(Gaussian believed, List<Double> begin, long seed) {
    this.believed = believed;
    this.begin = begin;
    this.seed = seed;
  }

  /**
   * By a climb alone.
   *
   * @param start in any unit
   */
  LevelExplanation climbed(Supposed supposed, Looking looking, Hypothesis its, double[] start) {
    LevelClimb.Reached reached = new LevelClimb<P>(looking, believed).from(inLogits(start));
    return new LevelExplanation(
        supposed, Candidate.scaled(reached.weights, its.depth(), its.frontier()), reached);
  }

  /**
   * By the linear programmes, too.
   *
   * @param start in any unit; what explains a player without a model was found by the linear
   *     programmes before
   * @param decisions how many are looked at
   */
  LevelExplanation farthest(
      Supposed supposed, Looking looking, Hypothesis its, double[] start, int decisions) {
    LevelClimb<P> climb = new LevelClimb<>(looking, believed);
    LevelExplanation climbed = climbed(supposed, looking, its, start);
    Candidate before = Candidate.scaled(start, its.depth(), its.frontier());
    LevelExplanation best =
        climbed.orBetter(new LevelExplanation(supposed, before, climb.at(before)));
    for (double[] from : List.of(start, climbed.reached().weights)) {
      if (supposed.level() > 0
          && seesWholeNumbers(supposed)
          && best.reached().strict() < EXPLAINED) {
        Candidate linear = climb.linear(begin, its, seed).from(from);
        best = best.orBetter(new LevelExplanation(supposed, linear, climb.at(linear)));
      }
    }
    return decisions <= FEW
        ? new LevelExplanation(
            supposed,
            best.own(),
            best.reached().foreseen(inParts(supposed, looking, its, decisions)))
        : best;
  }

  /** As the linear programmes want it: means are none. */
  private static boolean seesWholeNumbers(Supposed supposed) {
    return supposed.search() != ReplySearches.SOFT;
  }

  /** Each part of the decisions by what is learned from the others alone. */
  private double[] inParts(Supposed supposed, Looking looking, Hypothesis its, int decisions) {
    double[] foreseen = new double[decisions];
    for (int fold = 0; fold < FOLDS; fold++) {
      int left = fold;
      LevelClimb<P> climb =
          new LevelClimb<>(weights -> without(left, looking.look(weights)), believed);
      LevelClimb.Reached others =
          seesWholeNumbers(supposed)
              ? climb.farthest(climb.linear(begin, its, seed))
              : climb.from(believed.mean());
      double[] logs = new LevelClimb<P>(looking, believed).logLikelihoods(others);
      for (int n = fold; n < foreseen.length; n += FOLDS) {
        foreseen[n] = logs[n];
      }
    }
    return foreseen;
  }

  private static List<Observation> without(int fold, List<Observation> seen) {
    return IntStream.range(0, seen.size())
        .filter(n -> n % FOLDS != fold)
        .mapToObj(seen::get)
        .toList();
  }

  /** With the largest as large as it is believed to be. */
  private double[] inLogits(double[] weights) {
    double largest = Arrays.stream(weights).map(Math::abs).max().orElse(0);
    double most = Arrays.stream(believed.mean()).map(Math::abs).max().orElse(0);
    return largest == 0
        ? believed.mean()
        : Arrays.stream(weights).map(weight -> most * weight / largest).toArray();
  }
}
