/**
 * Searches of games with chance (Russell and Norvig, Artificial Intelligence, Section 6.5; Ballard,
 * The *-Minimax Search Procedure for Trees Containing Chance Nodes). The result of a game is a
 * value like others here, not beyond them: averages of values have to mean something. {@link
 * olsy.core.search.chance.Expectiminimax} is where to begin.
 */
package olsy.core.search.chance;
