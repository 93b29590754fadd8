package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.reply.ReplySearches;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.example.Shuffle;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.scout.LevelExplanation.Supposed;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningTask;

/**
 * Learns a recursive player from its decisions: its function, its depth, and its model of its
 * opponent, which is a player again. That is what Carmel and Markovitch left open (Learning and
 * Using Opponent Models in Adversary Search, Section 7).
 *
 * <pre>
 * level 0: the zero-level model and its alternatives, climbed
 * level 1: every depth from 2 on × every model of us that is known, climbed over the leaves that M* can reach;
 *          at every depth, a free model of us ({@link LearnModelOfUs});
 *          every model of us, climbed over what {@code reply} and {@code soft} see ({@link ReplySight})
 * level 2: every depth from 3 on × every model of us, which in turn models the player as it is:
 *          repeat: our model of it ← its own weights so far;  climb
 * all on some decisions, the best of each level on all, by the linear programmes, too
 * P(level) ← by how well its best explanation foresees decisions that are left out ({@link LevelShares})
 * </pre>
 *
 * A model of us that is the player's own function with the other sign needs no hypothesis: M* with
 * it is minimax, level 0. A model of level n says something from depth n + 1 on. Nearer to the
 * leaves all levels are the same player.
 *
 * @param highest the highest level considered, 1 or 2
 */
public record LearnLevel(int highest) {

  /** Deeper searches have too many leaves. */
  public static final int DEEPEST = 4;

  /** Up to so many plies the search {@code reply} is M*. */
  private static final int DEEPEST_LIKE_M_STAR = 3;

  /** Behind the replies, which are known, it is a search of two plies less. */
  private static final int DEEPEST_OF_REPLY = 6;

  /** It looks behind several replies. */
  private static final int DEEPEST_OF_SOFT = 5;

  /** Its own move, and the reply. */
  private static final int FORESEEN = 2;

  public static final int HIGHEST = 2;

  /** Decisions on which all explanations are tried. */
  private static final int SOME = 150;

  /** More are not looked at. */
  private static final int MOST = 800;

  private static final int FINALISTS = 2;
  private static final int FINALISTS_OF_FEW = 4;

  /** Ways in which a player of level 0 may search that are climbed. */
  private static final int WAYS_OF_LEVEL_0 = 2;

  /** How often our model of the player is set right. */
  private static final int ROUNDS = 2;

  /** A model of us that was found by its own constraints. */
  public static final String FREE = "free";

  public LearnLevel {
    if (highest < 1 || highest > HIGHEST) {
      throw new IllegalArgumentException(
          "a level from 1 to " + HIGHEST + " expected, found " + highest);
    }
  }

  /**
   * What the player may think of us.
   *
   * @param origin where it comes from, in a word
   */
  public record ModelOfUs(String origin, WrittenStrategy strategy) {}

  /**
   * Learns.
   *
   * @param zero the model of level 0
   * @param models of us that are known
   */
  public <P extends Position<P>> LearnedLevels learn(
      LearningTask<P> task, LearnedStrategy<P> zero, List<ModelOfUs> models) {
    return new Run<>(this, task, zero, models).learn();
  }

  private static final class Run<P extends Position<P>> {
    private final int highest;
    private final FeatureSelection<P> pool;
    private final Game<P> game;
    private final int deepest;
    private final long seed;
    private final Gaussian believed;
    private final LearnedStrategy<P> zero;
    private final Map<Hypothesis, double[]> possible;
    private final List<ModelOfUs> models;
    private final List<Repeated<P>> all;
    private final List<Repeated<P>> some;
    private final ExplainDecisions<P> climbs;

    Run(
        LearnLevel settings,
        LearningTask<P> task,
        LearnedStrategy<P> zero,
        List<ModelOfUs> models) {
      this.highest = settings.highest;
      this.pool = FewFeatures.pool(task).orElse(task.pool());
      this.game = task.game();
      this.deepest = Math.min(DEEPEST, task.maxDepth());
      this.seed = task.seed();
      this.believed = Beliefs.ofSure(task.over(pool)).prior();
      this.zero = zero;
      this.possible = possible(zero.written());
      this.models = models;
      List<Repeated<P>> decisions =
          Shuffle.shuffled(task.decisions().all().unforced(), task.seed());
      this.all = decisions.subList(0, Math.min(MOST, decisions.size()));
      this.some = List.copyOf(all.subList(0, Math.min(SOME, all.size())));
      this.climbs = new ExplainDecisions<>(believed, task.over(pool).start(), seed);
    }

    LearnedLevels learn() {
      List<LevelExplanation> best = new ArrayList<>();
      List<LevelExplanation> level1 = level1();
      for (List<LevelExplanation> level : List.of(level0(), level1, level2(level1))) {
        best(level).stream()
            .map(this::again)
            .reduce(LevelExplanation::orBetter)
            .ifPresent(best::add);
      }
      return new LevelsTold<>(game, pool, zero, all, seed).of(best);
    }

    /** Of few decisions more: the best one is not yet known by them. */
    private List<LevelExplanation> best(List<LevelExplanation> level) {
      return level.stream()
          .sorted(Comparator.comparingDouble(one -> -one.score()))
          .limit(all.size() <= ExplainDecisions.FEW ? FINALISTS_OF_FEW : FINALISTS)
          .toList();
    }

    /** With all decisions. */
    private LevelExplanation again(LevelExplanation one) {
      int depth = one.own().depth();
      double[] weights = one.own().realWeights();
      Supposed supposed = one.supposed();
      if (supposed.level() == 0) {
        Hypothesis its = new Hypothesis(depth, one.own().frontier());
        return level0(all, its, possible.get(its));
      }
      if (supposed.origin().equals(FREE) && all.size() > some.size()) {
        LevelExplanation free = free(all, depth, pool.inOrder(supposed.us().weights()), weights);
        return modelled(all, free.supposed(), depth, free.own().realWeights());
      }
      return modelled(all, supposed, depth, weights);
    }

    private List<LevelExplanation> level0() {
      return possible.entrySet().stream()
          .limit(WAYS_OF_LEVEL_0)
          .map(one -> level0(some, one.getKey(), one.getValue()))
          .toList();
    }

    /** The weights of level 0 by how it may search, the most probable first. */
    private Map<Hypothesis, double[]> possible(WrittenStrategy zero) {
      Map<Hypothesis, double[]> possible = new LinkedHashMap<>();
      Stream.concat(
              Stream.of(zero),
              zero.doubts().alternatives().stream()
                  .sorted(Comparator.comparingDouble(one -> -one.share()))
                  .map(Doubts.Alternative::strategy))
          .forEach(
              one ->
                  possible.putIfAbsent(
                      new Hypothesis(one.depth(), one.frontier()), pool.inOrder(one.weights())));
      return possible;
    }

    private LevelExplanation level0(List<Repeated<P>> decisions, Hypothesis its, double[] start) {
      Supposed supposed =
          new Supposed(0, ModelSearches.usual(false), LearnedLevels.NO_MODEL, null, 0);
      return explained(supposed, new Sight<>(pool, decisions, its), its, start, decisions);
    }

    private List<LevelExplanation> level1() {
      double[] start = possible.values().iterator().next();
      double[] v = models.isEmpty() ? start : pool.inOrder(models.get(0).strategy().weights());
      List<LevelExplanation> level = new ArrayList<>();
      for (int depth = 2; depth <= deepest; depth++) {
        for (ModelOfUs us : models) {
          level.add(modelled(some, supposed(1, ModelSearches.M_STAR_1P, us), depth, start));
        }
        level.add(free(some, depth, v, start));
      }
      for (ModelOfUs us : models) {
        int depth = Math.max(deepest, us.strategy().depth() + FORESEEN);
        if (depth > DEEPEST_LIKE_M_STAR && depth <= DEEPEST_OF_REPLY) {
          level.add(modelled(some, supposed(1, ReplySearches.REPLY, us), depth, start));
        }
        if (depth <= DEEPEST_OF_SOFT) {
          level.add(modelled(some, supposed(1, ReplySearches.SOFT, us), depth, start));
        }
      }
      return level;
    }

    private LevelExplanation free(
        List<Repeated<P>> decisions, int depth, double[] v, double[] start) {
      LearnModelOfUs.Found found =
          new LearnModelOfUs<>(pool, decisions, depth, believed).learn(v, start);
      return new LevelExplanation(
          new Supposed(
              1,
              ModelSearches.M_STAR_1P,
              FREE,
              LevelsTold.learned(pool, found.model(), 0).written(),
              found.taken()),
          Candidate.scaled(found.reached().weights, depth, FrontierRule.NONE),
          found.reached());
    }

    private List<LevelExplanation> level2(List<LevelExplanation> level1) {
      List<LevelExplanation> level = new ArrayList<>();
      for (int depth = 3; depth <= deepest && highest > 1; depth++) {
        for (ModelOfUs us : models) {
          int its = depth;
          double[] start =
              level1.stream()
                  .filter(one -> one.own().depth() == its)
                  .reduce(LevelExplanation::orBetter)
                  .map(one -> one.own().realWeights())
                  .orElseThrow();
          level.add(modelled(some, supposed(2, ModelSearches.M_STAR_1P, us), depth, start));
        }
      }
      return level;
    }

    private static Supposed supposed(int level, PlayerAlgorithm search, ModelOfUs us) {
      return new Supposed(level, search, us.origin(), us.strategy(), 0);
    }

    private LevelExplanation explained(
        Supposed supposed,
        Looking looking,
        Hypothesis its,
        double[] start,
        List<Repeated<P>> decisions) {
      return decisions == all
          ? climbs.farthest(supposed, looking, its, start, all.size())
          : climbs.climbed(supposed, looking, its, start);
    }

    /** With a model of us; at level 2 this one knows the player as it is. */
    private LevelExplanation modelled(
        List<Repeated<P>> decisions, Supposed supposed, int depth, double[] start) {
      Hypothesis its = new Hypothesis(depth, FrontierRule.NONE);
      LevelExplanation best = null;
      double[] weights = start;
      for (int round = 0; round < (supposed.level() == 1 ? 1 : ROUNDS); round++) {
        Looking looking = looking(decisions, supposed, depth, model(supposed, weights, depth));
        LevelExplanation next = explained(supposed, looking, its, weights, decisions);
        weights = next.own().realWeights();
        best = best == null ? next : best.orBetter(next);
      }
      return best;
    }

    private Looking looking(
        List<Repeated<P>> decisions, Supposed supposed, int depth, Player<P> us) {
      if (supposed.search() == ReplySearches.SOFT) {
        return ReplySight.soft(pool, decisions, depth, us.strategy());
      }
      ForeseenLeaves<P> foreseen = new ForeseenLeaves<>(us);
      return supposed.search() == ReplySearches.REPLY
          ? ReplySight.sure(pool, decisions, depth, foreseen)
          : LeafSight.of(pool, decisions, depth, foreseen);
    }

    private Player<P> model(Supposed supposed, double[] own, int depth) {
      Strategy<P> ours = supposed.us().searchedAs(supposed.us()).strategy(game);
      Candidate its = Candidate.scaled(own, depth, FrontierRule.NONE);
      return supposed.level() == 1
          ? Player.zeroLevel(ours)
          : new Player<>(ours, Player.zeroLevel(its.strategy(pool, TieRule.gamesOrder())));
    }
  }
}
