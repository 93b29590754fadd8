package olsy.learning.example;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Position;
import olsy.core.game.TieOrder;
import olsy.core.player.TieRule;

/**
 * A decision of the player to be modelled: a position and the successor chosen. Ways to the same
 * position count as one successor.
 *
 * @param successors σ(s) in the game's order, or in that of {@link #listedBy}
 * @param chosen index of the chosen one
 */
public record Example<P extends Position<P>>(P position, List<P> successors, int chosen) {

  public Example {
    successors = List.copyOf(successors);
    if (chosen < 0 || chosen >= successors.size()) {
      throw new IllegalArgumentException(
          "choice " + chosen + " of " + successors.size() + " successors");
    }
  }

  public static <P extends Position<P>> Example<P> of(P position, P choice) {
    List<P> successors = successors(position);
    return new Example<>(position, successors, successors.indexOf(choice));
  }

  /** σ(s) in the game's order; ways to the same position count as one. */
  public static <P extends Position<P>> List<P> successors(P position) {
    return Arrays.stream(position.successors()).distinct().toList();
  }

  /** The same decision, with the successors in the order in which its player lists them. */
  public Example<P> listedBy(TieRule<P> ties) {
    Optional<TieOrder<P>> order = ties.order(position.toMove());
    if (order.isEmpty()) {
      return this;
    }
    List<P> listed =
        successors.stream()
            .sorted(Comparator.comparingInt(s -> order.get().rank(position, s)))
            .toList();
    return new Example<>(position, listed, listed.indexOf(successors.get(chosen)));
  }

  /** There was nothing to choose: it says nothing about the player. */
  public boolean isForced() {
    return successors.size() == 1;
  }
}
