package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.model.ModelSearches;
import olsy.learning.example.AllCores;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearnedStrategy;

/**
 * What the best explanation of each level tells: how probable it is, where it expects other moves
 * than the others, and the player that it describes.
 *
 * @param zero the model of level 0
 * @param all decisions that were explained
 */
record LevelsTold<P extends Position<P>>(
    Game<P> game,
    FeatureSelection<P> pool,
    LearnedStrategy<P> zero,
    List<Repeated<P>> all,
    long seed) {

  /**
   * Told.
   *
   * @param best of each level, from 0 on
   */
  LearnedLevels of(List<LevelExplanation> best) {
    double[] shares = LevelShares.of(best.stream().map(LevelExplanation::leftOut).toList(), seed);
    List<List<Integer>> moves = best.stream().map(this::moves).toList();
    List<LearnedLevels.Fit> fits = new ArrayList<>();
    List<LearnedLevels.Difference> differences = new ArrayList<>();
    for (int k = 0; k < shares.length; k++) {
      LevelExplanation one = best.get(k);
      fits.add(
          new LearnedLevels.Fit(
              one.level(),
              shares[k],
              one.supposed().origin(),
              (double) hits(moves.get(k), n -> true) / Math.max(1, decisions(n -> true)),
              Optional.empty(),
              player(one)));
      for (int other = k + 1; other < shares.length; other++) {
        List<Integer> its = moves.get(k);
        List<Integer> others = moves.get(other);
        IntPredicate differ = n -> !its.get(n).equals(others.get(n));
        differences.add(
            new LearnedLevels.Difference(
                one.level(),
                best.get(other).level(),
                decisions(differ),
                hits(its, differ),
                hits(others, differ)));
      }
    }
    return new LearnedLevels(fits, differences, decisions(n -> true));
  }

  /** In each decision; at level 0 by all that is known of it, its order of ties, too. */
  private List<Integer> moves(LevelExplanation one) {
    if (one.level() == 0) {
      Predictor<P> predictor = new Predictor<>(zero.strategy());
      return AllCores.map(
          all,
          decision ->
              predictor
                  .predict(decision.example().position(), decision.example().successors())
                  .choice());
    }
    return one.reached().seen.stream()
        .map(seen -> firstBest(seen.values(one.reached().weights)))
        .toList();
  }

  private int decisions(IntPredicate which) {
    return IntStream.range(0, all.size()).filter(which).map(n -> all.get(n).times()).sum();
  }

  private int hits(List<Integer> moves, IntPredicate which) {
    return decisions(n -> which.test(n) && moves.get(n) == all.get(n).example().chosen());
  }

  private static int firstBest(double[] values) {
    return IntStream.range(0, values.length)
        .reduce((best, i) -> values[i] > values[best] ? i : best)
        .orElseThrow();
  }

  static <P extends Position<P>> LearnedStrategy<P> learned(
      FeatureSelection<P> pool, Candidate candidate, double temperature) {
    return new LearnedStrategy<>(pool, candidate, TieRule.gamesOrder(), temperature);
  }

  /** As files have it. */
  private PlayerFile player(LevelExplanation one) {
    if (one.level() == 0) {
      return file("player", one.supposed().search(), zero.written(), null);
    }
    double largest = Arrays.stream(one.reached().weights).map(Math::abs).max().orElse(0);
    double logit = largest == 0 ? 0 : Math.rint(Candidate.LARGEST / largest);
    WrittenStrategy own = learned(pool, one.own(), logit).written();
    WrittenStrategy ours = one.supposed().us();
    PlayerFile it = one.level() == 1 ? null : file("itself", ModelSearches.usual(false), own, null);
    PlayerFile us =
        file("opponent", ModelSearches.usual(one.level() > 1), ours.searchedAs(ours), it);
    return file("player", one.supposed().search(), own, us);
  }

  private PlayerFile file(
      String name, PlayerAlgorithm search, WrittenStrategy strategy, PlayerFile model) {
    return new PlayerFile(game.name(), name, search, strategy, model, Map.of());
  }
}
