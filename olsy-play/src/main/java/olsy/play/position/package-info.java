/** One position, asked of one player: {@link olsy.play.position.PositionSearch}. */
package olsy.play.position;
