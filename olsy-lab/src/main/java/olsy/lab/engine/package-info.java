/**
 * Engines to learn from that are not of the learner's class: no depth, linear function, frontier
 * rule and order of ties makes all their moves. {@link olsy.lab.engine.Engines} has them by name;
 * each is one class that says what is special about it. Nothing is learned or measured here.
 */
package olsy.lab.engine;
