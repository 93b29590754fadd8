/**
 * The commands of {@code olsy cluster}: each reads its options, calls one thing, and prints. The
 * work behind them is in the packages below.
 */
package olsy.cluster;
