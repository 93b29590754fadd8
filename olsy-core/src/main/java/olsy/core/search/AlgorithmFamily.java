package olsy.core.search;

import java.util.List;

/**
 * The algorithms that one package provides. A new family is a package and a line in {@code
 * META-INF/services/olsy.core.search.AlgorithmFamily}.
 */
public interface AlgorithmFamily {

  List<Algorithm> algorithms();
}
