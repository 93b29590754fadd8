/**
 * A model of every player of archives, with an account of all of them. Begin with {@link
 * olsy.cluster.fit.FitAll}.
 */
package olsy.cluster.fit;
