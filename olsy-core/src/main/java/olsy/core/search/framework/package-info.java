/**
 * Searches of trees with bounds on the values of their nodes: the frameworks Gsearch and Rsearch,
 * their instances, and SSS* with its relatives (Pijls and de Bruin, A Framework for Game Tree
 * Algorithms). Begin with {@link olsy.core.search.framework.Gsearch}.
 */
package olsy.core.search.framework;
