/**
 * Who can be asked to play, by a file or a name. Players, engines and persons themselves are in
 * {@code olsy.play.opponent}. Begin with {@link olsy.play.roster.Roster}.
 */
package olsy.play.roster;
