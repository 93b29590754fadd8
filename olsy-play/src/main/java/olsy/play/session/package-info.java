/**
 * A session: plays an opponent, learns how it plays, and uses what it learned. {@link
 * olsy.play.session.Session} is the loop; it asks the state, writes what the state answers to the
 * store, and lets a thread learn. What follows from what was seen is in {@code state}, files are in
 * {@code store}. Begin with {@code Session}.
 */
package olsy.play.session;
