package olsy.core.search.pruning;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Horizons;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;

/** An algorithm that prunes by sum-bounds. They hold as far as every model looks. */
public record SumBoundAlgorithm(String name, String description, Construction construction)
    implements PlayerAlgorithm {

  /** Makes the search of a player whose sum-bounds are known. */
  @FunctionalInterface
  public interface Construction {
    <P extends Position<P>> Search<P> of(Player<P> player, SumBoundRule<? super P> sumBounds);
  }

  /** With the sum-bounds of the player's linear functions. */
  @Override
  public <P extends Position<P>> Search<P> of(Player<P> player) {
    require(player);
    return construction.of(player, new LinearSumBounds<>(player));
  }

  /**
   * @throws IllegalArgumentException saying what this algorithm cannot do for the player
   */
  public <P extends Position<P>> Search<P> of(Player<P> player, SumBoundRule<? super P> sumBounds) {
    require(player);
    return construction.of(player, sumBounds);
  }

  private void require(Player<?> player) {
    PruningSearches.requireGamesOrder(name, player);
    int depth = player.strategy().depth();
    if (player.modelDepthBinds(depth)) {
      throw new IllegalArgumentException(
          name + " needs models that look as far as the search, up to " + depth + " plies");
    }
  }

  @Override
  public Horizons horizons(Player<?> player) {
    return new Horizons(player.strategy().depth(), most(player.strategies()));
  }

  private static OptionalInt most(List<? extends Strategy<?>> models) {
    int n = models.size() - 1;
    return IntStream.range(0, n).map(j -> models.get(j).depth() + n - j).min();
  }

  @Override
  public String toString() {
    return name;
  }
}
