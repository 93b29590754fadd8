package olsy.core.search.many;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.tree.ManyNode;

/**
 * What a search that goes from left to right knows when it comes to a leaf: at every node on the
 * way, the values of the best successor to the left. They are written as leaves.
 *
 * @param best from the root on; null where the way goes through the leftmost successor
 */
record Approach(int players, int sum, List<ManyNode> best) {

  Approach {
    best = Collections.unmodifiableList(Arrays.asList(best.toArray(ManyNode[]::new)));
  }

  /** All there are to leaves at some depth, where what is to the left has whole values. */
  static void all(int players, int sum, int depth, Consumer<Approach> visit) {
    List<ManyNode> values = new ArrayList<>(wholeValues(players, sum));
    values.add(null);
    int count = (int) Math.pow(values.size(), depth);
    for (int number = 0; number < count; number++) {
      ManyNode[] best = new ManyNode[depth];
      int rest = number;
      for (int ply = 0; ply < depth; ply++) {
        best[ply] = values.get(rest % values.size());
        rest /= values.size();
      }
      visit.accept(new Approach(players, sum, Arrays.asList(best)));
    }
  }

  private static List<ManyNode> wholeValues(int players, int sum) {
    return IntStream.range(0, (int) Math.pow(sum + 1, players))
        .mapToObj(
            number ->
                IntStream.range(0, players)
                    .mapToDouble(player -> number / (int) Math.pow(sum + 1, player) % (sum + 1))
                    .toArray())
        .filter(values -> Arrays.stream(values).sum() <= sum)
        .map(values -> ManyNode.leaf(0, values))
        .toList();
  }

  /**
   * The tree: at every node the best to the left, the way to the leaf, and what is to the right.
   */
  ManyNode tree(ManyNode leaf, List<ManyNode> right) {
    ManyNode node = leaf;
    for (int ply = best.size() - 1; ply >= 0; ply--) {
      ManyNode way = node;
      ManyNode[] successors =
          Stream.of(best.get(ply), way, right.get(ply))
              .filter(Objects::nonNull)
              .toArray(ManyNode[]::new);
      node = ManyNode.inner(ply % players, successors);
    }
    return node;
  }

  /** Nothing is to the right anywhere. */
  List<ManyNode> nothing() {
    return Collections.nCopies(best.size(), null);
  }

  /** Any values that are allowed, at any node or none. */
  List<ManyNode> anything(SplittableRandom random) {
    return best.stream().map(any -> random.nextInt(3) == 0 ? null : anyLeaf(random)).toList();
  }

  ManyNode anyLeaf(SplittableRandom random) {
    double[] values = new double[players];
    double left = sum;
    int first = random.nextInt(players);
    for (int i = 0; i < players; i++) {
      values[(first + i) % players] = left * random.nextDouble();
      left -= values[(first + i) % players];
    }
    return ManyNode.leaf(0, values);
  }
}
