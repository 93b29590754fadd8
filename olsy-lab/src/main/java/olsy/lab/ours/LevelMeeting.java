package olsy.lab.ours;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.search.Search;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.ours.Levels.Told;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.lab.player.Recursive;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Hits;
import olsy.learning.scout.LearnLevel;
import olsy.learning.scout.LearnedLevels;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.training.Training;

/** What is learned of an opponent by some of its decisions, and told of it. */
final class LevelMeeting {

  private static final int MOST_OF_US = 400;
  private static final int DEEPEST = 4;
  private static final FeatureSelection<Checkers> POOL = LabGame.pool("general");

  /** What is learned of an opponent by some decisions. */
  record Learned(LearnedStrategy<Checkers> zero, LearnedLevels levels) {

    /** Who plays by the model of level 0. */
    PlayerFile zeroPlayer(PlayerFile opponent) {
      return new PlayerFile(
          opponent.game(), "zero", MinimaxSearches.ALPHA_BETA, zero.written(), null, Map.of());
    }
  }

  private final int number;
  private final long seed;
  private final Recursive opponent;
  private final PlayedDecisions<Checkers> decisions;
  private final ExampleSet<Checkers> unseen;
  private final Map<Integer, WrittenStrategy> ours = new LinkedHashMap<>();
  private final Map<Integer, Learned> known = new LinkedHashMap<>();

  /**
   * @param number of the opponent among those of its level
   * @param tests decisions to test on
   */
  LevelMeeting(int level, int number, int tests, long seed) {
    this.number = number;
    this.seed = seed;
    this.opponent = Recursive.draw(level, number, seed);
    this.decisions = Recursive.played(opponent.player(), opponent.us());
    this.unseen = ExampleSet.of(decisions.draw(tests, new SplittableRandom(~seed - number)));
  }

  /** By so many decisions. */
  Told told(int size) {
    return told(size, learned(size));
  }

  /** By so many decisions; once. */
  Learned learned(int size) {
    return known.computeIfAbsent(size, this::learn);
  }

  private Learned learn(int size) {
    LearningTask<Checkers> task =
        LearningTask.of(
            POOL,
            LabGame.material(POOL.size()),
            LabGame.CHECKERS,
            decisions.draw(size, new SplittableRandom(seed + number)),
            DEEPEST,
            seed);
    LearnedStrategy<Checkers> zero = StrategyLearners.usual().learn(task).learned();
    WrittenStrategy us =
        ours.computeIfAbsent(
            Math.min(size, MOST_OF_US),
            some ->
                Recursive.learned(
                    opponent.us(), opponent.player(), some, new SplittableRandom(~seed)));
    return new Learned(
        zero,
        new LearnLevel(LearnLevel.HIGHEST)
            .learn(
                task,
                zero,
                List.of(
                    new LearnLevel.ModelOfUs(Training.GIVEN, opponent.us().strategy()),
                    new LearnLevel.ModelOfUs(Training.LEARNED, us))));
  }

  private Told told(int size, Learned learned) {
    LearnedLevels.Account account = learned.levels.account();
    LearnedLevels.Fit best = learned.levels.best();
    double zero = foreseen(learned.zeroPlayer(opponent.player()));
    return new Told(
        opponent.level(),
        number,
        depth(opponent.player()),
        opponent.thinks().text(),
        size,
        best.level(),
        best.share(),
        account.isTold(),
        account.leastDifferent(),
        best.origin(),
        zero,
        account.isModelling() ? foreseen(best.player()) : zero);
  }

  /** The share of the tests that a player would have done. */
  double foreseen(PlayerFile player) {
    return Hits.of(search(player), depth(player), unseen).strict();
  }

  Recursive opponent() {
    return opponent;
  }

  int number() {
    return number;
  }

  long seed() {
    return seed;
  }

  static int depth(PlayerFile player) {
    return player.strategy().depth();
  }

  /** The cheapest that finds the moves. */
  static Search<Checkers> search(PlayerFile file) {
    Player<Checkers> player = file.player(LabGame.CHECKERS);
    if (player.level() == 0) {
      return MinimaxSearches.ALPHA_BETA.of(player);
    }
    return player.modelDepthBinds(depth(file))
        ? ModelSearches.M_STAR_1P.of(player)
        : PruningSearches.SIMPLE_PRUNING.of(player);
  }
}
