/**
 * Kalah with any number of houses and seeds: rules, notation, features. Begin with {@link
 * olsy.core.game.kalah.Kalah}; {@link olsy.core.game.kalah.KalahFamily} reads the variants.
 */
package olsy.core.game.kalah;
