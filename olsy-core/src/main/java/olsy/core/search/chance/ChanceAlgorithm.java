package olsy.core.search.chance;

import olsy.core.evaluation.Evaluation;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.Search;

/** An algorithm for games with chance, which may prune by what all values lie between. */
public record ChanceAlgorithm(String name, String description, Construction construction)
    implements PlayerAlgorithm {

  /** Makes the search of a player. */
  @FunctionalInterface
  public interface Construction {
    <P extends Position<P>> Search<P> of(
        Evaluation<? super P> evaluation, RangeRule<? super P> range);
  }

  /** With the range of the player's linear function. */
  @Override
  public <P extends Position<P>> Search<P> of(Player<P> player) {
    Strategy<P> own = player.strategy();
    if (player.model() != null) {
      throw new IllegalArgumentException(name + " has no use for a model of the opponent");
    }
    if (!own.ties().isGamesOrder()) {
      throw new IllegalArgumentException(name + " does not ask the tie rule of a player");
    }
    return of(own.evaluation(), new LinearRange<>(own.evaluation()));
  }

  /**
   * @param range of the evaluation's values
   */
  public <P extends Position<P>> Search<P> of(
      Evaluation<? super P> evaluation, RangeRule<? super P> range) {
    return construction.of(evaluation, range);
  }

  /** A win is a value like others here: without dice, other algorithms do better. */
  @Override
  public void requireFor(Game<?> game) {
    if (!game.kind().chance()) {
      throw new IllegalArgumentException(
          name + " searches games with chance, and " + game.name() + " has none");
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
