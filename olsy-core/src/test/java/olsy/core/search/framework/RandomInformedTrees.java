package olsy.core.search.framework;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random trees with sound bounds, or without any. */
final class RandomInformedTrees {

  private final SplittableRandom random;
  private final boolean bounds;
  private final int range;

  private RandomInformedTrees(SplittableRandom random) {
    this.random = random;
    this.bounds = random.nextBoolean();
    this.range = random.nextBoolean() ? 6 : 10_000;
  }

  /** Every second one with bounds, every second one with many equal values. */
  static InformedTree<InformedNode> tree(int seed) {
    RandomInformedTrees trees = new RandomInformedTrees(new SplittableRandom(seed));
    Plan root = trees.plan(true, trees.random.nextInt(6));
    return trees.node(root, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, true).tree();
  }

  private record Plan(boolean max, double value, List<Plan> children) {}

  private Plan plan(boolean max, int height) {
    List<Plan> children = new ArrayList<>();
    int count = height == 0 || random.nextInt(8) == 0 ? 0 : 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      children.add(plan(!max, height - 1));
    }
    double value =
        children.stream()
            .mapToDouble(Plan::value)
            .reduce(max ? Math::max : Math::min)
            .orElseGet(() -> random.nextInt(range) - range / 2);
    return new Plan(max, value, children);
  }

  /** Bounds are no looser than those of the node above allow. */
  private InformedNode node(Plan plan, double low, double high, boolean belowMin) {
    if (plan.children.isEmpty()) {
      return InformedNode.terminal(plan.max, plan.value);
    }
    double lower = Double.NEGATIVE_INFINITY;
    double upper = Double.POSITIVE_INFINITY;
    if (bounds && random.nextInt(3) > 0) {
      lower = plan.value - random.nextInt(range / 2);
      upper = plan.value + random.nextInt(range / 2);
    }
    lower = belowMin ? Math.max(lower, low) : lower;
    upper = belowMin ? upper : Math.min(upper, high);
    List<InformedNode> children = new ArrayList<>();
    for (Plan child : plan.children) {
      children.add(node(child, lower, upper, !plan.max));
    }
    return new InformedNode(plan.max, lower, upper, children);
  }

  /** The minimax value, by its definition. */
  static double value(InformedNode node, boolean max) {
    return node.children().stream()
        .mapToDouble(child -> value(child, !max))
        .reduce(max ? Math::max : Math::min)
        .orElse(node.lower());
  }
}
