package olsy.lab.chance;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.ChancePosition;
import olsy.core.game.Position;
import olsy.core.game.backgammon.Backgammon;
import olsy.core.game.backgammon.BackgammonGame;
import olsy.core.game.tree.ModelValue;
import olsy.core.search.Search;
import olsy.core.search.chance.Expectiminimax;
import olsy.core.search.chance.LinearRange;
import olsy.core.search.chance.RangeRule;
import olsy.core.search.chance.Star1;
import olsy.core.search.chance.Star2;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.learning.players.ModelFolder;

/**
 * What pruning at chance nodes saves, on random trees as Ballard measured on and in backgammon
 * (Russell and Norvig, Exercise 6.6; Ballard, The *-Minimax Search Procedure).
 *
 * @param branching of the trees
 * @param decisions of the deepest trees
 * @param positions of backgammon, searched two plies deep
 * @param deepPositions likewise, three plies deep
 */
public record ChanceSavings(
    List<Integer> branching, int decisions, int trees, int positions, int deepPositions)
    implements Experiment {

  private static final String PLAYER = "olsy-backgammon";
  private static final int SHALLOW = 2;
  private static final int DEEP = 3;

  public ChanceSavings {
    branching = List.copyOf(branching);
  }

  public static ChanceSavings full() {
    return new ChanceSavings(List.of(2, 4, 6), 4, 50, 100, 5);
  }

  public static ChanceSavings quick() {
    return new ChanceSavings(List.of(3), 3, 20, 5, 0);
  }

  /**
   * One line of the table.
   *
   * @param game backgammon, or the branching of trees
   * @param order of the moves
   * @param depth decisions looked ahead
   * @param searches that the evaluations are the mean of
   * @param savedByStar1 the share of the evaluations of expectiminimax that Star1 leaves out
   */
  public record Saved(
      String game,
      String order,
      int depth,
      int searches,
      double expectiminimax,
      double star1,
      double star2,
      double savedByStar1,
      double savedByStar2) {}

  @Override
  public String name() {
    return "chance";
  }

  @Override
  public String description() {
    return "Evaluations of expectiminimax, Star1 and Star2, by depth and order (Ballard).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (int b : branching) {
      for (int depth = SHALLOW; depth <= decisions; depth++) {
        UniformChanceTrees shape = new UniformChanceTrees(b, depth);
        parts.add(Saved.class, () -> trees(shape, false, laboratory.seed()));
        parts.add(Saved.class, () -> trees(shape, true, laboratory.seed()));
      }
    }
    parts.add(Saved.class, () -> inGameOrder(SHALLOW, positions, laboratory.seed()));
    parts.add(Saved.class, () -> bestFirst(SHALLOW, positions, laboratory.seed()));
    if (deepPositions > 0) {
      parts.add(Saved.class, () -> inGameOrder(DEEP, deepPositions, laboratory.seed()));
      parts.add(Saved.class, () -> bestFirst(DEEP, deepPositions, laboratory.seed()));
    }
    laboratory.measure(parts);
  }

  private Saved trees(UniformChanceTrees shape, boolean bestFirst, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return saved(
        "trees, branching " + shape.branching(),
        bestFirst ? "best first" : "random",
        shape.decisions(),
        2 * shape.decisions(),
        IntStream.range(0, trees).mapToObj(i -> shape.tree(random, bestFirst)).toList(),
        new ModelValue<>(0),
        root -> UniformChanceTrees.RANGE);
  }

  private static LinearEvaluation<Backgammon> evaluation() {
    BackgammonGame game = new BackgammonGame();
    return (LinearEvaluation<Backgammon>)
        ModelFolder.installed().player(PLAYER).player(game).strategy().evaluation();
  }

  private static Saved inGameOrder(int depth, int count, long seed) {
    LinearEvaluation<Backgammon> evaluation = evaluation();
    return saved(
        "backgammon",
        "game's",
        depth,
        depth,
        RolledPositions.drawn(count, new SplittableRandom(seed)),
        evaluation,
        new LinearRange<>(evaluation));
  }

  private static Saved bestFirst(int depth, int count, long seed) {
    LinearEvaluation<Backgammon> evaluation = evaluation();
    RangeRule<Backgammon> range = new LinearRange<>(evaluation);
    return saved(
        "backgammon",
        "best first",
        depth,
        depth,
        RolledPositions.drawn(count, new SplittableRandom(seed)).stream()
            .map(position -> new BestFirst<>(position, evaluation))
            .toList(),
        BestFirst.within(evaluation),
        root -> range.at(root.position()));
  }

  private static <P extends ChancePosition<P>> Saved saved(
      String game,
      String order,
      int decisions,
      int depth,
      List<P> roots,
      Evaluation<P> evaluation,
      RangeRule<P> range) {
    double all = mean(new Expectiminimax<>(evaluation), roots, depth);
    double star1 = mean(new Star1<>(evaluation, range), roots, depth);
    double star2 = mean(new Star2<>(evaluation, range), roots, depth);
    return new Saved(
        game, order, decisions, roots.size(), all, star1, star2, 1 - star1 / all, 1 - star2 / all);
  }

  private static <P extends Position<P>> double mean(Search<P> search, List<P> roots, int depth) {
    return roots.stream()
        .mapToLong(root -> search.search(root, depth).evaluations())
        .average()
        .orElseThrow();
  }
}
