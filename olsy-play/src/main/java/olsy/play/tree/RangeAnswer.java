package olsy.play.tree;

import java.util.List;

/**
 * The answer of M*_ε, in the fields of its JSON.
 *
 * @param range the lowest and the highest value
 */
public record RangeAnswer(
    Object id,
    String algorithm,
    List<String> moves,
    List<Double> range,
    long evaluations,
    long expansions)
    implements TreeAnswer {

  public RangeAnswer {
    moves = List.copyOf(moves);
    range = List.copyOf(range);
  }

  @Override
  public String sentence() {
    return TreeText.format(
        "%s: %s in [%s, %s]; %,d evaluations, %,d expansions",
        TreeText.name(id),
        String.join(" or ", moves),
        TreeText.number(range.get(0)),
        TreeText.number(range.get(1)),
        evaluations,
        expansions);
  }
}
