/**
 * Explicit trees in files, and the searches of them. {@link olsy.play.tree.TreeFile} reads them.
 */
package olsy.play.tree;
