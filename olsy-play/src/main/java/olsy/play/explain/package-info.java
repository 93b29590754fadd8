/**
 * Why a player makes a move, and what it values, for people to read. What a player would play is
 * asked of {@code olsy.learning.prediction}. Begin with {@link olsy.play.explain.Reasons} for a
 * move and with {@link olsy.play.explain.Valuation} for a player.
 */
package olsy.play.explain;
