/**
 * Who of several known players made decisions, or none of them. It takes players and games from
 * elsewhere; how a player is learned is not here. Begin with {@link
 * olsy.learning.identity.WhoMoved}.
 */
package olsy.learning.identity;
