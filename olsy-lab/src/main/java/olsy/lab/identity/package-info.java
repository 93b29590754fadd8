/**
 * Experiments about telling players from each other. Who is told is a {@link
 * olsy.lab.identity.Crowd}; how it is told is {@link olsy.learning.identity.WhoMoved}.
 */
package olsy.lab.identity;
