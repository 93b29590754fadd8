/**
 * A person plays at a terminal: the set-up of such a session, and what is said besides the moves.
 * What the person types is read by {@link olsy.play.opponent.person.Person}. Begin with {@link
 * olsy.play.terminal.PersonalSession}.
 */
package olsy.play.terminal;
