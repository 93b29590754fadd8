/**
 * Backgammon, without the doubling cube: positions, legal plays, notations, features. Begin with
 * {@link olsy.core.game.backgammon.Backgammon}, then {@link olsy.core.game.backgammon.Plays}.
 */
package olsy.core.game.backgammon;
