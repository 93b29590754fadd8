/** Apache Spark: one class knows it, and nothing else does. */
package olsy.cluster.spark;
