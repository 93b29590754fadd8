package olsy.play.tree;

/**
 * A move and its value, and what they cost in memory, in the fields of their JSON.
 *
 * @param move null where there is none
 * @param held the most nodes in memory at one time
 */
public record InformedAnswer(
    Object id,
    String algorithm,
    String move,
    double value,
    long evaluations,
    long expansions,
    long held)
    implements TreeAnswer {

  @Override
  public String sentence() {
    return TreeText.format(
        "%s: %s, value %s; %,d evaluations, %,d expansions, %,d nodes held",
        TreeText.name(id),
        TreeText.move(move),
        TreeText.number(value),
        evaluations,
        expansions,
        held);
  }
}
