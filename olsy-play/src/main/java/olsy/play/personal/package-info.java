/**
 * The games of a person with a player, wherever the person sits: the folder that keeps them, and
 * what was learned of the person. Begin with {@link olsy.play.personal.PersonalSession}.
 */
package olsy.play.personal;
