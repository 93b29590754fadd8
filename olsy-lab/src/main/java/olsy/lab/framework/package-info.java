/**
 * Experiments with the searches of Pijls and de Bruin, A Framework for Game Tree Algorithms. {@link
 * olsy.lab.framework.Frameworks} is the one there is.
 */
package olsy.lab.framework;
