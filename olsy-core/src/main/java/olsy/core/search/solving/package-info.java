/**
 * Games solved: the value of a position with best play to the end, and a line that proves it. No
 * static function is asked. Endings that are solved once and looked up are not here. Begin with
 * {@link olsy.core.search.solving.Solver}.
 */
package olsy.core.search.solving;
