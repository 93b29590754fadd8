/**
 * The game of Russell and Norvig's exercise 6.3, on four squares or more: small, with play that may
 * go round for ever. Begin with {@link olsy.core.game.foursquare.FourSquare}.
 */
package olsy.core.game.foursquare;
