/**
 * Tournaments whose games are played anywhere. Begin with {@link olsy.cluster.play.GamesElsewhere}.
 */
package olsy.cluster.play;
