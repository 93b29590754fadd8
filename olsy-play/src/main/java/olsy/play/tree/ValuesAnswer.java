package olsy.play.tree;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A move and what it is worth for every player, in the fields of their JSON.
 *
 * @param move null where there is none
 */
public record ValuesAnswer(
    Object id,
    String algorithm,
    String move,
    List<Double> values,
    long evaluations,
    long expansions)
    implements TreeAnswer {

  public ValuesAnswer {
    values = List.copyOf(values);
  }

  @Override
  public String sentence() {
    return TreeText.format(
        "%s: %s, values %s; %,d evaluations, %,d expansions",
        TreeText.name(id),
        TreeText.move(move),
        values.stream().map(TreeText::number).collect(Collectors.joining(", ")),
        evaluations,
        expansions);
  }
}
