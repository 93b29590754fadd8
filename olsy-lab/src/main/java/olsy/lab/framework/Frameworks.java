package olsy.lab.framework;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.ToDoubleFunction;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.OrderedTree;
import olsy.core.game.tree.RandomTree;
import olsy.core.search.framework.FrameworkSearches;
import olsy.core.search.framework.InformedAlgorithm;
import olsy.core.search.framework.InformedResult;
import olsy.core.search.framework.InformedTree;
import olsy.core.search.framework.PositionTree;
import olsy.core.search.framework.PseudoTerminals;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.measure.Series;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;
import olsy.lab.player.LabGame;
import olsy.lab.player.Weights;

/**
 * Terminals evaluated and nodes held by the instances of Gsearch and Rsearch (Pijls and de Bruin, A
 * Framework for Game Tree Algorithms) and by SSS* and its relatives, on uniform trees and at
 * checkers.
 *
 * @param trees of each kind
 * @param shapes of uniform trees
 * @param checkersDepth plies of a search of a checkers position
 */
public record Frameworks(int trees, List<Uniform> shapes, int checkersDepth) implements Experiment {

  private static final List<InformedAlgorithm> INSTANCES =
      List.of(
          FrameworkSearches.GSEARCH_ALPHA_BETA,
          FrameworkSearches.MAXSEARCH,
          FrameworkSearches.MINSEARCH,
          FrameworkSearches.H_STAR_STAR);

  private static final List<InformedAlgorithm> OTHERS =
      List.of(
          FrameworkSearches.SSS_STAR,
          FrameworkSearches.DUAL_SSS_STAR,
          FrameworkSearches.SSS_2,
          FrameworkSearches.DUAL_SSS_2,
          FrameworkSearches.MTD_F);

  private static final double RANGE = 10_000;
  private static final double BEST_FIRST = 0.9;
  private static final int OPENING = 12;
  private static final int CLOSEST = 4;
  private static final String WHOLE = "none";

  /** b successors to d plies. */
  public record Uniform(int branching, int depth) {}

  /**
   * Means over the trees of a kind.
   *
   * @param tree its kind
   * @param pseudoTerminals plies from one to the next
   * @param evaluations terminals developed
   * @param expansions inner nodes developed
   * @param held the most nodes in memory at one time
   * @param share of the evaluations of alpha-beta
   */
  public record Cost(
      String tree,
      String search,
      String pseudoTerminals,
      double evaluations,
      double expansions,
      double held,
      double share) {}

  public Frameworks {
    shapes = List.copyOf(shapes);
  }

  public static Frameworks full() {
    return new Frameworks(
        20,
        List.of(
            new Uniform(2, 6),
            new Uniform(2, 10),
            new Uniform(4, 4),
            new Uniform(4, 6),
            new Uniform(8, 4)),
        5);
  }

  public static Frameworks quick() {
    return new Frameworks(3, List.of(new Uniform(2, 6)), 3);
  }

  @Override
  public String name() {
    return "frameworks";
  }

  @Override
  public String description() {
    return "Terminals and memory of Gsearch's and Rsearch's instances, and of SSS* and MTD(f)"
        + " (Framework).";
  }

  @Override
  public void run(Laboratory laboratory) {
    for (Uniform shape : shapes) {
      String size = shape.branching + "^" + shape.depth;
      RandomTree.Shape random =
          new RandomTree.Shape(shape.branching, shape.depth, Double.POSITIVE_INFINITY, RANGE);
      OrderedTree.Shape ordered =
          new OrderedTree.Shape(shape.branching, shape.depth, BEST_FIRST, RANGE);
      measure(
          laboratory,
          "random " + size,
          seed ->
              new PositionTree<>(RandomTree.root(random, seed), shape.depth, new ModelValue<>(0)));
      measure(
          laboratory,
          "ordered " + size,
          seed ->
              new PositionTree<>(
                  OrderedTree.root(ordered, seed), shape.depth, new ModelValue<>(0)));
    }
    Evaluation<Checkers> evaluation = Weights.of("samuel-1").evaluation(1);
    measure(
        laboratory,
        "checkers " + checkersDepth,
        seed -> new PositionTree<>(position(seed), checkersDepth, evaluation));
  }

  /** After some random moves. */
  private static Checkers position(long seed) {
    return RandomPlay.walk(LabGame.CHECKERS.start(), OPENING, new SplittableRandom(seed));
  }

  private <N> void measure(
      Laboratory laboratory, String kind, LongFunction<? extends InformedTree<N>> tree) {
    Cost alphaBeta = null;
    for (InformedAlgorithm search : INSTANCES) {
      Cost whole = row(laboratory, kind, search, WHOLE, tree, alphaBeta);
      alphaBeta = alphaBeta == null ? whole : alphaBeta;
      for (int plies = CLOSEST; plies >= 1; plies--) {
        InformedAlgorithm recursive =
            (InformedAlgorithm) FrameworkSearches.with(search, new PseudoTerminals(plies));
        row(laboratory, kind, recursive, String.valueOf(plies), tree, alphaBeta);
      }
    }
    for (InformedAlgorithm search : OTHERS) {
      row(laboratory, kind, search, WHOLE, tree, alphaBeta);
    }
  }

  private <N> Cost row(
      Laboratory laboratory,
      String kind,
      InformedAlgorithm search,
      String pseudoTerminals,
      LongFunction<? extends InformedTree<N>> tree,
      Cost alphaBeta) {
    return laboratory.measure(
        Cost.class,
        () -> {
          List<InformedResult> found = new ArrayList<>();
          for (int i = 0; i < trees; i++) {
            found.add(search.search(tree.apply(laboratory.seed() + i)));
          }
          double evaluations = mean(found, InformedResult::evaluations);
          return new Cost(
              kind,
              search.name(),
              pseudoTerminals,
              evaluations,
              mean(found, InformedResult::expansions),
              mean(found, InformedResult::held),
              alphaBeta == null ? 1 : evaluations / alphaBeta.evaluations);
        });
  }

  private static double mean(List<InformedResult> found, ToDoubleFunction<InformedResult> count) {
    return found.stream().mapToDouble(count).average().orElseThrow();
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    List<Cost> best =
        findings.of(Cost.class).stream()
            .filter(row -> row.search.equals(FrameworkSearches.MAXSEARCH.name()))
            .filter(row -> row.pseudoTerminals.equals(WHOLE))
            .toList();
    double least = best.stream().mapToDouble(Cost::share).min().orElse(1);
    double most = best.stream().mapToDouble(Cost::share).max().orElse(1);
    return Optional.of(
        "Maxsearch evaluates %.0f to %.0f %% of the terminals of alpha-beta."
            .formatted(100 * least, 100 * most));
  }

  /**
   * Memory against evaluations, for each kind of tree. SSS-2 and its dual hold and evaluate what
   * SSS* and its dual do: one point stands for both.
   */
  @Override
  public List<Picture> pictures(Findings findings) {
    Map<String, List<Cost>> kinds = new LinkedHashMap<>();
    Set<String> same = Set.of(FrameworkSearches.SSS_2.name(), FrameworkSearches.DUAL_SSS_2.name());
    for (Cost row : findings.of(Cost.class)) {
      if (!same.contains(row.search)) {
        kinds.computeIfAbsent(row.tree, kind -> new ArrayList<>()).add(row);
      }
    }
    Function<Cost, String> curve = Cost::search;
    return kinds.entrySet().stream()
        .<Picture>map(
            kind ->
                new Curves(
                    kind.getKey().replace(' ', '-').replace('^', '-'),
                    "Memory against evaluations, " + kind.getKey(),
                    "log10 of the nodes held",
                    "evaluations, of alpha-beta's",
                    Series.of(kind.getValue(), curve, row -> Math.log10(row.held), Cost::share)))
        .toList();
  }
}
