/**
 * A person plays at a terminal: what is said besides the moves. What the person types is read by
 * {@link olsy.play.opponent.person.Person}. Begin with {@link olsy.play.terminal.TerminalGames}.
 */
package olsy.play.terminal;
