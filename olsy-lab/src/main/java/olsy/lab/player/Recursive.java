package olsy.lab.player;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.StrategyLearners;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * A random opponent who models us, by M*, and who we are. At level 1 its model of us is ourselves,
 * or what it would have learned from some of our moves, or somebody else. At level 2 that model has
 * a model in its turn, which is the opponent itself.
 *
 * @param thinks what it takes us for
 * @param player who plays so
 * @param us a player without a model
 */
public record Recursive(int level, Thinks thinks, PlayerFile player, PlayerFile us) {

  private static final FeatureSelection<Checkers> POOL = LabGame.pool("general");
  private static final int OUR_DEPTH = 3;
  private static final int LEARNED_FROM = 200;
  private static final int SHALLOWEST = 2;
  private static final int DEEPEST = 4;

  /** What an opponent takes us for. */
  public enum Thinks {
    /** Plays as if we had its own function. */
    NOTHING("nothing"),
    OURSELVES("ourselves"),
    LEARNED("learned"),
    SOMEBODY_ELSE("somebody else");

    private final String text;

    Thinks(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /**
   * Draws one.
   *
   * @param number the depth goes with it, and what it thinks of us
   */
  public static Recursive draw(int level, int number, long seed) {
    SplittableRandom random = new SplittableRandom(seed + 1000L * level + number);
    PlayerFile us = Stranger.player("us", OUR_DEPTH, random);
    // at a depth of no more plies than its level, it would be a player of the level below
    int shallowest = Math.max(SHALLOWEST, level + 1);
    int depth = shallowest + number % (DEEPEST + 1 - shallowest);
    PlayerFile bare = Stranger.player("opponent", depth, random);
    List<Thinks> all = List.of(Thinks.OURSELVES, Thinks.LEARNED, Thinks.SOMEBODY_ELSE);
    Thinks thinks =
        level == 0 ? Thinks.NOTHING : all.get(number / (DEEPEST + 1 - shallowest) % all.size());
    WrittenStrategy ours =
        switch (thinks) {
          case LEARNED -> learned(us, bare, LEARNED_FROM, random);
          case SOMEBODY_ELSE -> Stranger.player("somebody", OUR_DEPTH, random).strategy();
          default -> us.strategy();
        };
    PlayerFile player =
        switch (level) {
          case 0 -> bare;
          case 1 -> modelling(bare, file("us", ours));
          default -> modelling(bare, modelling(file("us", ours), bare));
        };
    return new Recursive(level, thinks, player, us);
  }

  private static PlayerFile file(String name, WrittenStrategy strategy) {
    return new PlayerFile(
        LabGame.CHECKERS.name(), name, MinimaxSearches.ALPHA_BETA, strategy, null, Map.of());
  }

  private static PlayerFile modelling(PlayerFile own, PlayerFile model) {
    return new PlayerFile(
        own.game(), own.name(), ModelSearches.M_STAR_1P, own.strategy(), model, Map.of());
  }

  /** What is learned from so many decisions of somebody against another. */
  public static WrittenStrategy learned(
      PlayerFile whom, PlayerFile rival, int decisions, SplittableRandom random) {
    return StrategyLearners.usual()
        .learn(task(played(whom, rival), decisions, random))
        .learned()
        .written();
  }

  public static LearningTask<Checkers> task(
      PlayedDecisions<Checkers> played, int decisions, SplittableRandom random) {
    return LearningTask.of(
        POOL,
        LabGame.material(POOL.size()),
        LabGame.CHECKERS,
        played.draw(decisions, random),
        DEEPEST,
        random.nextLong());
  }

  /** Somebody's decisions against another. */
  public static PlayedDecisions<Checkers> played(PlayerFile whom, PlayerFile rival) {
    return new PlayedDecisions<>(
        LabGame.CHECKERS,
        SearchingOpponent.of(whom, LabGame.CHECKERS)::move,
        SearchingOpponent.of(rival, LabGame.CHECKERS)::move,
        0);
  }
}
