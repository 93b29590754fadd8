package olsy.core.search.many;

import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;
import olsy.core.search.Algorithm;

/** A search for many players, by its name. */
public record ManyAlgorithm(String name, String description, Construction construction)
    implements Algorithm {

  /** Makes the search by the values of positions. */
  @FunctionalInterface
  public interface Construction {
    <P extends ManyPosition<P>> ManySearch<P> of(Payoffs<P> payoffs);
  }

  public <P extends ManyPosition<P>> ManySearch<P> of(Payoffs<P> payoffs) {
    return construction.of(payoffs);
  }

  /**
   * The bound that pruning needs.
   *
   * @throws IllegalArgumentException where the values have none
   */
  <P> double sum(Payoffs<P> payoffs, P root, int depth) {
    return payoffs.sum(root, depth).orElseThrow(this::unbounded);
  }

  private IllegalArgumentException unbounded() {
    return new IllegalArgumentException(
        name + " needs a bound on the sum of all players' values, and no value below 0");
  }

  @Override
  public String toString() {
    return name;
  }
}
