package olsy.play.explain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.example.Example;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.WeightPrior;
import olsy.learning.prediction.Accuracy;
import olsy.learning.trait.Trait;
import olsy.learning.trait.Traits;

/**
 * Something that was learned of somebody, in plain words, with a move of its own that shows it.
 *
 * @param sentence to the player itself
 * @param feature that it is about
 * @param shown by a move; null where none is clear
 */
public record Remark(String sentence, String feature, Shown shown) {

  /**
   * A move, in the fields of its JSON.
   *
   * @param game of the session, from 1
   * @param ply of the game, from 0 at the opening
   * @param ofMost what was expected of anybody there; null where nothing was
   * @param squares what stood where before it, see {@link Game#squares}
   * @param black whether Black moves
   */
  public record Shown(
      int game, int ply, String move, String ofMost, String squares, boolean black) {}

  /**
   * A decision of the player.
   *
   * @param ofMost what was expected of anybody there; null where nothing was
   */
  public record Made<P extends Position<P>>(int game, int ply, Example<P> example, String ofMost) {

    private boolean isUnlikeMost(Game<P> rules) {
      return ofMost != null && !ofMost.equals(move(rules));
    }

    private String move(Game<P> rules) {
      return rules.move(example.position(), example.successors().get(example.chosen()));
    }

    private Shown shown(Game<P> rules) {
      return new Shown(
          game,
          ply,
          move(rules),
          ofMost,
          rules.squares(example.position()),
          example.position().toMove() == Side.FIRST);
    }
  }

  /** Nobody reads more. */
  public static final int MOST = 3;

  /**
   * What is telling of a player, the surest first.
   *
   * @param foreseen how often it does what was expected
   * @param others what weights players have, where that is known
   * @param made decisions of the player, in their order
   */
  public static <P extends Position<P>> List<Remark> of(
      Game<P> game,
      WrittenStrategy player,
      Accuracy foreseen,
      Optional<WeightPrior> others,
      List<Made<P>> made) {
    return Traits.of(player, foreseen, game.features(), others).stream()
        .limit(MOST)
        .map(
            trait ->
                new Remark(
                    trait.toItself(),
                    trait.feature().name(),
                    clearest(game, trait, made).map(one -> one.shown(game)).orElse(null)))
        .toList();
  }

  /**
   * The decision that shows it best: its move makes most of the feature, compared with the other
   * moves in the mean. Among equals the one that is not expected of anybody, then the last.
   */
  private static <P extends Position<P>> Optional<Made<P>> clearest(
      Game<P> game, Trait trait, List<Made<P>> made) {
    Features<P> features = game.features().covering(List.of(trait.feature().name()));
    int place = features.names().indexOf(trait.feature().name());
    return IntStream.range(0, made.size())
        .mapToObj(i -> new Clear<>(made.get(i), i, gain(features, place, trait, made.get(i))))
        .filter(one -> one.gain > 0)
        .max(
            Comparator.<Clear<P>>comparingDouble(one -> one.gain)
                .thenComparing(one -> one.made.isUnlikeMost(game))
                .thenComparingInt(one -> one.place))
        .map(one -> one.made);
  }

  /** How clear a decision shows something. */
  private record Clear<P extends Position<P>>(Made<P> made, int place, double gain) {}

  private static <P extends Position<P>> double gain(
      Features<P> features, int place, Trait trait, Made<P> made) {
    Example<P> example = made.example;
    if (example.isForced()) {
      return 0;
    }
    int[] h = new int[features.size()];
    double all = 0;
    double chosen = 0;
    for (int i = 0; i < example.successors().size(); i++) {
      features.extract(example.successors().get(i), example.position().toMove(), h);
      all += h[place];
      chosen = i == example.chosen() ? h[place] : chosen;
    }
    int others = example.successors().size() - 1;
    return trait.direction() * (chosen - (all - chosen) / others);
  }
}
