/**
 * Work that is cut into tasks, done somewhere, and kept as soon as it is finished. Nothing here
 * knows Spark, games or players. Begin with {@link olsy.cluster.work.Dispatcher}.
 */
package olsy.cluster.work;
