/**
 * Solved endgames on the disk: a file for each material, in the user's cache. How they are solved
 * is not here. Begin with {@link olsy.learning.endgame.EndgameFolder}.
 */
package olsy.learning.endgame;
