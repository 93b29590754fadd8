/**
 * The Hub protocol: engines in processes of their own as opponents, and our players as engines of
 * others. {@link olsy.play.opponent.hub.HubPlayer} is our side of it. It asks a {@link
 * olsy.play.opponent.hub.Mover} who moves, which may learn from what it hears.
 */
package olsy.play.opponent.hub;
