package olsy.core.search.framework;

import olsy.core.search.Algorithm;

/** An algorithm that finds the minimax value of a tree with bounds. */
public interface InformedAlgorithm extends Algorithm {

  <N> InformedResult search(InformedTree<N> tree);
}
