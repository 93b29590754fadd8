package olsy.play.tree;

import java.util.List;

/**
 * The answer of M*_ε to a {@link TreeSearch}, in the fields of its JSON.
 *
 * @param range the lowest and the highest value
 */
public record TreeRange(
    Object id,
    String algorithm,
    List<String> moves,
    List<Double> range,
    long evaluations,
    long expansions) {

  public TreeRange {
    moves = List.copyOf(moves);
    range = List.copyOf(range);
  }
}
