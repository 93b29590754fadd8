package olsy.play.tree;

/**
 * A move and its value, in the fields of their JSON.
 *
 * @param move null where there is none
 */
public record MoveAnswer(
    Object id, String algorithm, String move, double value, long evaluations, long expansions)
    implements TreeAnswer {

  @Override
  public String sentence() {
    return TreeText.format(
        "%s: %s, value %s; %,d evaluations, %,d expansions",
        TreeText.name(id), TreeText.move(move), TreeText.number(value), evaluations, expansions);
  }
}
