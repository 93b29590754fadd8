/**
 * English checkers: bit boards, rules, notations, and the features that players are made of.
 * Nothing outside knows of it but through {@link olsy.core.game.Games}. Begin with {@link
 * olsy.core.game.checkers.Checkers}; the features are in {@link
 * olsy.core.game.checkers.CheckersFeatures}.
 */
package olsy.core.game.checkers;
