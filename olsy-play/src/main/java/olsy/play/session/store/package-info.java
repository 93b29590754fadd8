/**
 * A session on the disk: its folder, its settings, the files that grow, the lock. What is written
 * is there as a whole or not at all, whenever the program is killed. What follows from it is not
 * here. Begin with {@link olsy.play.session.store.SessionFolder}.
 */
package olsy.play.session.store;
