package olsy.lab.chance;

import java.util.Arrays;
import java.util.Comparator;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.ChancePosition;
import olsy.core.game.Outcome;
import olsy.core.game.Side;

/**
 * A position whose moves come in another order: those first that look best at once. What that costs
 * is not counted.
 *
 * @param order what they look like
 */
record BestFirst<P extends ChancePosition<P>>(P position, Evaluation<P> order)
    implements ChancePosition<BestFirst<P>> {

  /** The same function of the positions within. */
  static <P extends ChancePosition<P>> Evaluation<BestFirst<P>> within(Evaluation<P> evaluation) {
    return (s, side) -> evaluation.value(s.position, side);
  }

  @Override
  public Side toMove() {
    return position.toMove();
  }

  @Override
  public boolean isChance() {
    return position.isChance();
  }

  @Override
  public double[] probabilities() {
    return position.probabilities();
  }

  @Override
  @SuppressWarnings({"unchecked", "rawtypes"})
  public BestFirst<P>[] successors() {
    BestFirst<P>[] successors =
        Arrays.stream(position.successors())
            .map(successor -> new BestFirst<>(successor, order))
            .toArray(BestFirst[]::new);
    if (!isChance()) {
      Side side = toMove();
      Arrays.sort(
          successors,
          Comparator.comparingDouble((BestFirst<P> s) -> -order.value(s.position, side)));
    }
    return successors;
  }

  @Override
  public boolean isTerminal() {
    return position.isTerminal();
  }

  @Override
  public Outcome outcome() {
    return position.outcome();
  }

  @Override
  public long key() {
    return position.key();
  }
}
