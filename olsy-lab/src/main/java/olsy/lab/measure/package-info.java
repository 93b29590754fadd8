/**
 * Measurements that several experiments share: tournaments and their scores, whole sessions,
 * searches of random trees, means with intervals.
 */
package olsy.lab.measure;
