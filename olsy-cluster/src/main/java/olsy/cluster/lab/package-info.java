/**
 * Experiments whose parts are measured anywhere. Begin with {@link
 * olsy.cluster.lab.PartsElsewhere}.
 */
package olsy.cluster.lab;
