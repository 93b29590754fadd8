package olsy.core.search.framework;

import java.util.OptionalInt;

/**
 * What a search of an {@link InformedTree} found.
 *
 * @param move which child of the root, from 0; none of a terminal. It is proven to have the value,
 *     except where a bound of the root itself gives the value: then it is the leftmost that may
 *     have it
 * @param value the minimax value of the root
 * @param evaluations how many terminals were developed
 * @param expansions how many inner nodes were developed, each time anew
 * @param held the most nodes in memory at one time
 */
public record InformedResult(
    OptionalInt move, double value, long evaluations, long expansions, long held) {}
