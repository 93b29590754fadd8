package olsy.core.search.framework;

import java.util.ArrayList;
import java.util.List;

/** A tree that notes which nodes are developed, in their order. */
record RecordedTree<N>(InformedTree<N> tree, List<N> developed) implements InformedTree<N> {

  RecordedTree(InformedTree<N> tree) {
    this(tree, new ArrayList<>());
  }

  @Override
  public N root() {
    return tree.root();
  }

  @Override
  public boolean isMax(N node) {
    return tree.isMax(node);
  }

  @Override
  public Development<N> develop(N node) {
    developed.add(node);
    return tree.develop(node);
  }
}
