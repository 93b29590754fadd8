/**
 * The Hub protocol: engines in processes of their own as opponents, and our players as engines of
 * others. {@link olsy.play.opponent.hub.HubPlayer} is our side of it.
 */
package olsy.play.opponent.hub;
