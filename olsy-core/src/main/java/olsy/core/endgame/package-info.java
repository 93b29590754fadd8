/**
 * Positions with few pieces, solved from the end: retrograde analysis of English checkers. {@link
 * olsy.core.endgame.RetrogradeAnalysis} solves all positions of one material at a time; {@link
 * olsy.core.search.Endgames} is what searches and matches ask. Where solved positions are kept is
 * none of its business.
 */
package olsy.core.endgame;
