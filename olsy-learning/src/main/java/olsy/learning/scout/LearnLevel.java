package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.model.ModelSearches;
import olsy.learning.example.AllCores;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.example.Shuffle;
import olsy.learning.players.Doubts;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Predictor;
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
 *          at the best depth, a free model of us ({@link LearnModelOfUs})
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

  public static final int HIGHEST = 2;

  /** Decisions on which all explanations are tried. */
  private static final int SOME = 150;

  /** More are not looked at. */
  private static final int MOST = 800;

  private static final int FINALISTS = 2;
  private static final int FINALISTS_OF_FEW = 4;

  /** Fewer are explained by too many weights: they are foreseen in parts. */
  private static final int FEW = 150;

  private static final int FOLDS = 5;

  /** What explains so much is not climbed again. */
  static final double EXPLAINED = 0.99;

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

  /** What is supposed of a player beside its weights; no strategy of ours at level 0. */
  private record Supposed(int level, String origin, WrittenStrategy us, double taken) {}

  /** An explanation of decisions. */
  private record Explanation(Supposed supposed, Candidate own, LevelClimb.Reached reached) {

    int level() {
      return supposed.level;
    }

    double score() {
      return reached.score() - supposed.taken;
    }

    Explanation orBetter(Explanation other) {
      return other.score() > score() ? other : this;
    }

    /** Each decision bears its part of what the model was fitted to. */
    double[] leftOut() {
      double[] leftOut = reached.leftOut.clone();
      Arrays.setAll(leftOut, i -> leftOut[i] - supposed.taken / leftOut.length);
      return leftOut;
    }
  }

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
    private final List<Double> begin;

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
      this.begin = task.over(pool).start();
    }

    LearnedLevels learn() {
      List<Explanation> best = new ArrayList<>();
      List<Explanation> level1 = level1();
      for (List<Explanation> level : List.of(level0(), level1, level2(level1))) {
        best(level).stream().map(this::again).reduce(Explanation::orBetter).ifPresent(best::add);
      }
      return told(best);
    }

    /** Of few decisions more: the best one is not yet known by them. */
    private List<Explanation> best(List<Explanation> level) {
      return level.stream()
          .sorted(Comparator.comparingDouble(one -> -one.score()))
          .limit(all.size() <= FEW ? FINALISTS_OF_FEW : FINALISTS)
          .toList();
    }

    /** With all decisions. */
    private Explanation again(Explanation one) {
      int depth = one.own.depth();
      double[] weights = one.own.realWeights();
      Supposed supposed = one.supposed;
      if (supposed.level == 0) {
        Hypothesis its = new Hypothesis(depth, one.own.frontier());
        return level0(all, its, possible.get(its));
      }
      if (supposed.origin.equals(FREE) && all.size() > some.size()) {
        Explanation free = free(all, depth, pool.inOrder(supposed.us.weights()), weights);
        return modelled(all, free.supposed, depth, free.own.realWeights());
      }
      return modelled(all, supposed, depth, weights);
    }

    private List<Explanation> level0() {
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

    private Explanation level0(List<Repeated<P>> decisions, Hypothesis its, double[] start) {
      Supposed supposed = new Supposed(0, LearnedLevels.NO_MODEL, null, 0);
      return explained(supposed, new Sight<>(pool, decisions, its), its, start, decisions == all);
    }

    private List<Explanation> level1() {
      double[] start = possible.values().iterator().next();
      double[] v = models.isEmpty() ? start : pool.inOrder(models.get(0).strategy.weights());
      List<Explanation> level = new ArrayList<>();
      for (int depth = 2; depth <= deepest; depth++) {
        for (ModelOfUs us : models) {
          level.add(modelled(some, new Supposed(1, us.origin, us.strategy, 0), depth, start));
        }
        level.add(free(some, depth, v, start));
      }
      return level;
    }

    private Explanation free(List<Repeated<P>> decisions, int depth, double[] v, double[] start) {
      LearnModelOfUs.Found found =
          new LearnModelOfUs<>(pool, decisions, depth, believed).learn(v, start);
      return new Explanation(
          new Supposed(1, FREE, learned(found.model(), 0).written(), found.taken()),
          Candidate.scaled(found.reached().weights, depth, FrontierRule.NONE),
          found.reached());
    }

    private List<Explanation> level2(List<Explanation> level1) {
      List<Explanation> level = new ArrayList<>();
      for (int depth = 3; depth <= deepest && highest > 1; depth++) {
        for (ModelOfUs us : models) {
          int its = depth;
          double[] start =
              level1.stream()
                  .filter(one -> one.own.depth() == its)
                  .reduce(Explanation::orBetter)
                  .map(one -> one.own.realWeights())
                  .orElseThrow();
          level.add(modelled(some, new Supposed(2, us.origin, us.strategy, 0), depth, start));
        }
      }
      return level;
    }

    /** With a model of us; at level 2 this one knows the player as it is. */
    private Explanation modelled(
        List<Repeated<P>> decisions, Supposed supposed, int depth, double[] start) {
      Hypothesis its = new Hypothesis(depth, FrontierRule.NONE);
      Explanation best = null;
      double[] weights = start;
      for (int round = 0; round < (supposed.level == 1 ? 1 : ROUNDS); round++) {
        ForeseenLeaves<P> foreseen = new ForeseenLeaves<>(model(supposed, weights, depth));
        LeafSight<P> sight = LeafSight.of(pool, decisions, depth, foreseen);
        Explanation next = explained(supposed, sight, its, weights, decisions == all);
        weights = next.own.realWeights();
        best = best == null ? next : best.orBetter(next);
      }
      return best;
    }

    private Player<P> model(Supposed supposed, double[] own, int depth) {
      Strategy<P> ours = supposed.us.searchedAs(supposed.us).strategy(game);
      Candidate its = Candidate.scaled(own, depth, FrontierRule.NONE);
      return supposed.level == 1
          ? Player.zeroLevel(ours)
          : new Player<>(ours, Player.zeroLevel(its.strategy(pool, TieRule.gamesOrder())));
    }

    /**
     * Climbs.
     *
     * @param start in any unit; what explains a player without a model was found by the linear
     *     programmes before
     * @param last by the linear programmes, too: with all decisions
     */
    private Explanation explained(
        Supposed supposed, Looking looking, Hypothesis its, double[] start, boolean last) {
      LevelClimb<P> climb = new LevelClimb<>(looking, believed);
      LevelClimb.Reached reached = climb.from(inLogits(start));
      Explanation best =
          new Explanation(
              supposed, Candidate.scaled(reached.weights, its.depth(), its.frontier()), reached);
      if (last) {
        Candidate before = Candidate.scaled(start, its.depth(), its.frontier());
        best = best.orBetter(new Explanation(supposed, before, climb.at(before)));
        for (double[] from : List.of(start, reached.weights)) {
          if (supposed.level > 0 && best.reached.strict() < EXPLAINED) {
            Candidate linear = climb.linear(begin, its, seed).from(from);
            best = best.orBetter(new Explanation(supposed, linear, climb.at(linear)));
          }
        }
      }
      return last && all.size() <= FEW
          ? new Explanation(supposed, best.own, best.reached.foreseen(inParts(looking, its)))
          : best;
    }

    /** Each part of the decisions by what is learned from the others alone. */
    private double[] inParts(Looking looking, Hypothesis its) {
      double[] foreseen = new double[all.size()];
      for (int fold = 0; fold < FOLDS; fold++) {
        int left = fold;
        LevelClimb<P> climb =
            new LevelClimb<>(weights -> without(left, looking.look(weights)), believed);
        LevelClimb.Reached others = climb.farthest(climb.linear(begin, its, seed));
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

    private LearnedLevels told(List<Explanation> best) {
      double[] shares = LevelShares.of(best.stream().map(Explanation::leftOut).toList(), seed);
      List<List<Integer>> moves = best.stream().map(this::moves).toList();
      List<LearnedLevels.Fit> fits = new ArrayList<>();
      List<LearnedLevels.Difference> differences = new ArrayList<>();
      for (int k = 0; k < shares.length; k++) {
        Explanation one = best.get(k);
        fits.add(
            new LearnedLevels.Fit(
                one.level(),
                shares[k],
                one.supposed.origin,
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
    private List<Integer> moves(Explanation one) {
      if (one.level() == 0) {
        Predictor<P> predictor = new Predictor<>(zero.strategy());
        return AllCores.map(
            all,
            decision ->
                predictor
                    .predict(decision.example().position(), decision.example().successors())
                    .choice());
      }
      return one.reached.seen.stream()
          .map(seen -> firstBest(seen.values(one.reached.weights)))
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

    private LearnedStrategy<P> learned(Candidate candidate, double temperature) {
      return new LearnedStrategy<>(pool, candidate, TieRule.gamesOrder(), temperature);
    }

    /** As files have it. */
    private PlayerFile player(Explanation one) {
      if (one.level() == 0) {
        return file("player", ModelSearches.usual(false), zero.written(), null);
      }
      double largest = Arrays.stream(one.reached.weights).map(Math::abs).max().orElse(0);
      double logit = largest == 0 ? 0 : Math.rint(Candidate.LARGEST / largest);
      WrittenStrategy own = learned(one.own, logit).written();
      WrittenStrategy ours = one.supposed.us;
      PlayerFile it =
          one.level() == 1 ? null : file("itself", ModelSearches.usual(false), own, null);
      PlayerFile us =
          file("opponent", ModelSearches.usual(one.level() > 1), ours.searchedAs(ours), it);
      return file("player", ModelSearches.usual(true), own, us);
    }

    private PlayerFile file(
        String name, PlayerAlgorithm search, WrittenStrategy strategy, PlayerFile model) {
      return new PlayerFile(game.name(), name, search, strategy, model, Map.of());
    }
  }
}
