package olsy.lab.chance;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.ChancePosition;
import olsy.core.game.backgammon.Backgammon;
import olsy.core.game.backgammon.BackgammonGame;
import olsy.core.game.tree.ModelValue;
import olsy.core.search.SearchBudget;
import olsy.core.search.chance.Expectiminimax;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.learning.players.ModelFolder;

/**
 * What it costs to average over known dice (Russell and Norvig, Exercise 6.8).
 *
 * @param sequences of rolls, the exercise has 50
 * @param positions of backgammon, searched two plies deep
 * @param deepPositions likewise, three plies deep
 */
public record KnownDiceError(
    List<Integer> sequences,
    int branching,
    int decisions,
    int trees,
    int positions,
    int deepPositions)
    implements Experiment {

  private static final String PLAYER = "olsy-backgammon";

  public KnownDiceError {
    sequences = List.copyOf(sequences);
  }

  public static KnownDiceError full() {
    return new KnownDiceError(List.of(50, 500), 4, 4, 200, 50, 5);
  }

  public static KnownDiceError quick() {
    return new KnownDiceError(List.of(50), 3, 3, 30, 5, 0);
  }

  /**
   * One line of the table; values are means, for the side to move.
   *
   * @param rolls sequences that are averaged over
   * @param same share of decisions in which expectiminimax has the same move
   * @param believed what the procedure finds its move worth
   * @param worth what the move is worth
   * @param best what the best move is worth
   */
  public record Misled(
      String game,
      int depth,
      int rolls,
      int decisions,
      double same,
      double believed,
      double worth,
      double best) {}

  @Override
  public String name() {
    return "known-dice";
  }

  @Override
  public String description() {
    return "What averaging over known dice believes, and what it gets (Exercise 6.8).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    long seed = laboratory.seed();
    for (int rolls : sequences) {
      for (int depth = 2; depth <= decisions; depth++) {
        int one = depth;
        parts.add(Misled.class, () -> inTrees(one, rolls, seed));
      }
      parts.add(Misled.class, () -> inBackgammon(2, rolls, positions, seed));
      if (deepPositions > 0) {
        parts.add(Misled.class, () -> inBackgammon(3, rolls, deepPositions, seed));
      }
    }
    laboratory.measure(parts);
  }

  private Misled inTrees(int depth, int rolls, long seed) {
    UniformChanceTrees shape = new UniformChanceTrees(branching, depth);
    SplittableRandom random = new SplittableRandom(seed);
    return misled(
        "trees, branching " + branching,
        depth,
        rolls,
        IntStream.range(0, trees).mapToObj(i -> shape.tree(random, false)).toList(),
        new ModelValue<>(0),
        seed);
  }

  private static Misled inBackgammon(int depth, int rolls, int count, long seed) {
    BackgammonGame game = new BackgammonGame();
    LinearEvaluation<Backgammon> evaluation =
        (LinearEvaluation<Backgammon>)
            ModelFolder.installed().player(PLAYER).player(game).strategy().evaluation();
    List<Backgammon> drawn = RolledPositions.drawn(count, new SplittableRandom(seed));
    Misled misled = misled("backgammon", depth, rolls, drawn, evaluation, seed);
    double unit = evaluation.unit();
    return new Misled(
        misled.game,
        depth,
        rolls,
        misled.decisions,
        misled.same,
        misled.believed / unit,
        misled.worth / unit,
        misled.best / unit);
  }

  private static <P extends ChancePosition<P>> Misled misled(
      String game, int depth, int rolls, List<P> roots, Evaluation<P> evaluation, long seed) {
    KnownDice<P> known = new KnownDice<>(evaluation, rolls, seed);
    double same = 0;
    double believed = 0;
    double worth = 0;
    double best = 0;
    for (P root : roots) {
      double[] found = known.values(root, depth, SearchBudget.unlimited());
      double[] exact = values(root, depth, evaluation);
      int chosen = first(found);
      int right = first(exact);
      same += chosen == right ? 1 : 0;
      believed += found[chosen];
      worth += exact[chosen];
      best += exact[right];
    }
    int n = roots.size();
    return new Misled(game, depth, rolls, n, same / n, believed / n, worth / n, best / n);
  }

  /** What the moves are worth for the side that makes them. */
  private static <P extends ChancePosition<P>> double[] values(
      P root, int depth, Evaluation<P> evaluation) {
    Expectiminimax<P> search = new Expectiminimax<>(evaluation.opposed());
    return Arrays.stream(root.successors())
        .mapToDouble(move -> -search.search(move, depth - 1).value())
        .toArray();
  }

  private static int first(double[] values) {
    int best = 0;
    for (int i = 1; i < values.length; i++) {
      best = values[i] > values[best] ? i : best;
    }
    return best;
  }
}
