package olsy.play.tree;

/**
 * The answer to a {@link TreeSearch}, in the fields of its JSON.
 *
 * @param move null where there is none
 */
public record TreeAnswer(
    Object id, String algorithm, String move, double value, long evaluations, long expansions) {}
