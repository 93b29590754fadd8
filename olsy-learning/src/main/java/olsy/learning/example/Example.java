package olsy.learning.example;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.Position;

/**
 * A decision of the player to be modelled: a position and the successor chosen. Ways to the same
 * position count as one successor.
 *
 * @param successors σ(s) in the game's order
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
    List<P> successors = Arrays.stream(position.successors()).distinct().toList();
    return new Example<>(position, successors, successors.indexOf(choice));
  }

  /** There was nothing to choose: it says nothing about the player. */
  public boolean isForced() {
    return successors.size() == 1;
  }
}
