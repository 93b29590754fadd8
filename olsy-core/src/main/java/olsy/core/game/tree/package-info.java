/**
 * Games that are nothing but a tree with values at its nodes, as the papers draw them: worked
 * examples, and random trees on which searches are compared. Begin with {@link
 * olsy.core.game.tree.Node}, and with {@link olsy.core.game.tree.ManyNode} for many players.
 */
package olsy.core.game.tree;
