package olsy.play.tree;

import olsy.core.search.Algorithm;
import olsy.learning.text.InputException;
import olsy.learning.text.JsonValue;

/**
 * Reads the lines of tree files for one kind of algorithm, and has them searched. A new one is a
 * class and a line in {@code META-INF/services/olsy.play.tree.TreeReader}. An algorithm of several
 * kinds is read by the first of that list.
 */
public interface TreeReader<A extends Algorithm> {

  /** Whose trees it reads. */
  Class<A> kind();

  /**
   * Reads the tree of a line, and searches it.
   *
   * @throws InputException naming the line and the field that is wrong
   */
  TreeAnswer answer(JsonValue line, A algorithm);
}
