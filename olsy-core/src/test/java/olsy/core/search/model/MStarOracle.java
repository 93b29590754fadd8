package olsy.core.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.game.tree.Node;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.RandomNodes;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.pruning.LinearSumBounds;
import olsy.core.search.pruning.SumBoundRule;
import olsy.core.search.pruning.SumBounds;

/** Compares a search with the definition of M*: the same value and the same line of play. */
public final class MStarOracle {

  static final int TREES = 20_000;
  private static final int TIC_TAC_TOE_POSITIONS = 1_000;
  private static final int CHECKERS_POSITIONS = 300;

  /** The search to be compared. */
  public interface Subject {
    <P extends Position<P>> Search<P> of(Player<P> player, SumBoundRule<? super P> sumBounds);
  }

  private MStarOracle() {}

  /** Trees of all kinds; functions far from zero-sum and near it. */
  public static void agreesOnTrees(Subject subject) {
    for (int seed = 0; seed < TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int level = random.nextInt(4);
      agreesOnTree(subject, random, RandomNodes.unbound(level), "tree of seed " + seed);
    }
  }

  /** As {@link #agreesOnTrees}, with models that look less far. */
  public static void agreesOnTreesWithDepths(Subject subject) {
    for (int seed = 0; seed < TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] depths = random.ints(1 + random.nextInt(4), 1, 5).toArray();
      agreesOnTree(subject, random, RandomNodes.player(depths), "tree of seed " + seed);
    }
  }

  private static void agreesOnTree(
      Subject subject, SplittableRandom random, Player<Node> player, String what) {
    boolean whole = random.nextBoolean();
    double range = random.nextBoolean() ? 1 + random.nextInt(5) : 100;
    double[] sumBounds = {0, 1, range / 3, Double.POSITIVE_INFINITY};
    double sumBound = sumBounds[random.nextInt(sumBounds.length)];
    int height = random.nextInt(8);
    Node tree = new RandomNodes(player.level(), whole, range, sumBound).tree(random, height);
    int depth = Math.max(0, height - random.nextInt(3));
    SumBounds tightest = RandomNodes.sumBounds(tree, player.level(), depth);
    agrees(subject.of(player, root -> tightest), player, tree, depth, what);
  }

  /** As {@link #agreesOnTreesWithDepths}, with tie rules of all kinds. */
  public static void agreesOnTreesWithTieRules(Subject subject) {
    for (int seed = 0; seed < TREES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int[] depths = random.ints(1 + random.nextInt(4), 1, 7).toArray();
      Player<Node> player = withTieRules(RandomNodes.player(depths), random, MStarOracle::hash);
      agreesOnTree(subject, random, player, "tree of seed " + seed);
    }
  }

  private static int hash(Node node) {
    return Double.hashCode(node.value(0)) * 31 + node.successorCount();
  }

  /** Everybody of the recursion has a tie rule, or only some have. */
  public static <P extends Position<P>> Player<P> withTieRules(
      Player<P> player, SplittableRandom random, ToIntFunction<P> hash) {
    Strategy<P> s = player.strategy();
    double margin = random.nextInt(3) / 2.0 * random.nextInt(4);
    TieRule<P> ties =
        new TieRule<>(margin, RandomOrder.any(random, hash), RandomOrder.any(random, hash));
    Player<P> model = player.level() == 0 ? null : withTieRules(player.model(), random, hash);
    return new Player<>(
        random.nextInt(4) == 0
            ? s
            : new Strategy<>(s.evaluation(), s.depth(), 0, ties, s.temperature()),
        model);
  }

  /** With many ties of its own. */
  private record RandomOrder<P>(int salt, ToIntFunction<P> hash) implements TieOrder<P> {

    static <P> Optional<TieOrder<P>> any(SplittableRandom random, ToIntFunction<P> hash) {
      return random.nextInt(3) == 0
          ? Optional.empty()
          : Optional.of(new RandomOrder<>(random.nextInt(), hash));
    }

    @Override
    public String name() {
      return "random";
    }

    @Override
    public int rank(P position, P successor) {
      return (((hash.applyAsInt(successor) ^ salt) * 0x85EBCA6B) >>> 16) % 4;
    }

    @Override
    public List<TieOrder<P>> neighbours() {
      return List.of();
    }
  }

  /** Positions where games are won, lost and drawn within the horizon. */
  public static void agreesOnTicTacToe(Subject subject) {
    double[] units = {1, 0.1, 1e-12};
    for (int seed = 0; seed < TIC_TAC_TOE_POSITIONS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      TicTacToe position = RandomPlay.walk(TicTacToe.START, random.nextInt(8), random);
      double unit = units[random.nextInt(units.length)];
      int common = random.nextInt();
      List<Evaluation<TicTacToe>> models = new ArrayList<>();
      for (int j = random.nextInt(4); j >= 0; j--) {
        int own = random.nextInt();
        models.add(
            (s, side) -> unit * ((side == Side.FIRST ? 3 : -3) * noise(s, common) + noise(s, own)));
      }
      Player<TicTacToe> player = RandomNodes.playerOf(models);
      double[] bounds = new double[player.level()];
      Arrays.fill(bounds, 2 * unit);
      agrees(
          subject.of(player, root -> SumBounds.of(bounds)),
          player,
          position,
          random.nextInt(7),
          "tic-tac-toe of seed " + seed);
    }
  }

  /** -1, 0 or 1 */
  public static int noise(TicTacToe s, int salt) {
    int hash = (((s.own() * 31 + s.other()) * 0x9E3779B9) ^ salt) * 0x85EBCA6B;
    return (hash >>> 16) % 3 - 1;
  }

  /** Coarse weights, so that many positions tie. */
  public static void agreesOnCheckers(Subject subject) {
    EnglishCheckers game = new EnglishCheckers();
    for (int seed = 0; seed < CHECKERS_POSITIONS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers position = RandomPlay.walk(game.start(), random.nextInt(80), random);
      Player<Checkers> player = checkersPlayer(game, random, random.nextInt(4));
      agrees(
          subject.of(player, new LinearSumBounds<>(player)),
          player,
          position,
          random.nextInt(6),
          "checkers of seed " + seed);
    }
  }

  /** As {@link #agreesOnCheckers}, with models that look less far and have tie rules. */
  public static void agreesOnCheckersWithTieRules(Subject subject) {
    EnglishCheckers game = new EnglishCheckers();
    for (int seed = 0; seed < CHECKERS_POSITIONS; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers position = RandomPlay.walk(game.start(), random.nextInt(80), random);
      Player<Checkers> player =
          withTieRules(checkersPlayer(game, random, random.nextInt(4)), random, Checkers::hashCode);
      agrees(
          subject.of(player, new LinearSumBounds<>(player)),
          player,
          position,
          random.nextInt(6),
          "checkers of seed " + seed);
    }
  }

  /** Models that differ in two weights. */
  public static Player<Checkers> checkersPlayer(
      EnglishCheckers game, SplittableRandom random, int level) {
    int[] common = random.ints(game.features().size(), -2, 3).toArray();
    List<LinearEvaluation<Checkers>> models = new ArrayList<>();
    for (int j = 0; j <= level; j++) {
      int[] weights = common.clone();
      weights[random.nextInt(weights.length)] += random.nextInt(-1, 2);
      weights[random.nextInt(weights.length)] += random.nextInt(-1, 2);
      models.add(new LinearEvaluation<>(game.features(), weights));
    }
    return RandomNodes.playerOf(models);
  }

  private static <P extends Position<P>> void agrees(
      Search<P> search, Player<P> player, P root, int depth, String what) {
    List<Strategy<P>> models = player.strategies();
    SearchResult<P> expected = new MStar<>(models).search(root, depth);
    SearchResult<P> found = search.search(root, depth);
    String where = what + ", level " + player.level() + ", depth " + depth;
    assertEquals(expected.value(), found.value(), 0, where);
    assertEquals(expected.line(), found.line(), where);
  }
}
