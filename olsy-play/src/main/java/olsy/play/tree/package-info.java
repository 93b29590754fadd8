/**
 * Explicit trees in files, and the searches of them. {@link olsy.play.tree.TreeFile} is where to
 * begin: it chooses who reads the lines, by the kind of the algorithm.
 */
package olsy.play.tree;
