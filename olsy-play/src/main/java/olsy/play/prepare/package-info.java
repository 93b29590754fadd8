/**
 * What is told of a player to who has to meet it: in sentences, and as a page. What is known of it
 * is found in {@link olsy.learning.preparation}. Begin with {@link
 * olsy.play.prepare.PreparationReport}.
 */
package olsy.play.prepare;
