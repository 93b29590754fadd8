/**
 * A person who plays by typing: {@link olsy.play.opponent.person.Person} is where to begin. What
 * the screen looks like is not decided here.
 */
package olsy.play.opponent.person;
