/**
 * Archives that are dropped on the page, and the players that are learned from them. Begin with
 * {@link olsy.play.web.learn.Workshop}.
 */
package olsy.play.web.learn;
