package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import olsy.core.game.Feature;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A kind of position.
 *
 * @param when in words that can stand behind "it loses more than others"
 * @param holds whether a decision was made in such a position
 */
record Kind<P extends Position<P>>(String when, Predicate<Weighed<P>> holds) {

  /** Better or worse by as much as half a man. */
  private static final double CLEARLY = 0.5;

  /**
   * Those that a game has: phases, choices, how it stands, and more or less of each feature.
   *
   * @param seen decisions, whoever made them: they say what is early, late, much and little
   * @param pool the features that decisions were weighed by
   */
  static <P extends Position<P>> List<Kind<P>> of(
      Game<P> game, List<String> pool, List<Weighed<P>> seen) {
    List<Kind<P>> kinds = new ArrayList<>();
    int[] plies = thirds(seen, one -> one.ply);
    kinds.add(new Kind<>("early in the game, before ply " + plies[0], one -> one.ply < plies[0]));
    kinds.add(
        new Kind<>(
            "in the middle of the game, from ply " + plies[0] + " to " + (plies[1] - 1),
            one -> one.ply >= plies[0] && one.ply < plies[1]));
    kinds.add(
        new Kind<>("late in the game, from ply " + plies[1] + " on", one -> one.ply >= plies[1]));
    if (!game.isAlwaysQuiet()) {
      kinds.add(
          new Kind<>(
              "where there are captures to choose from", one -> !one.example.position().isQuiet()));
    }
    if (game.board().kings()) {
      kinds.add(new Kind<>("when it has a king", one -> hasKing(game, one, true)));
      kinds.add(new Kind<>("when the other side has a king", one -> hasKing(game, one, false)));
    }
    int[] choices = thirds(seen, one -> one.example.successors().size());
    kinds.add(
        new Kind<>(
            "with fewer than " + choices[0] + " moves to choose from",
            one -> one.example.successors().size() < choices[0]));
    kinds.add(
        new Kind<>(
            "with " + choices[1] + " moves or more to choose from",
            one -> one.example.successors().size() >= choices[1]));
    kinds.add(new Kind<>("when it stands clearly better", one -> one.best >= CLEARLY));
    kinds.add(new Kind<>("when it stands clearly worse", one -> one.best <= -CLEARLY));
    for (int j = 0; j < pool.size(); j++) {
      kinds.addAll(ofFeature(game, pool.get(j), j, seen));
    }
    return kinds;
  }

  private static <P extends Position<P>> List<Kind<P>> ofFeature(
      Game<P> game, String name, int place, List<Weighed<P>> seen) {
    Feature feature =
        game.features().list().stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow();
    if (feature.symmetry() == Feature.Symmetry.DIFFERENCE) {
      return List.of(
          new Kind<>(
              "when it has more " + feature.brief() + " than the other side",
              one -> one.features[place] > 0),
          new Kind<>(
              "when the other side has more " + feature.brief(), one -> one.features[place] < 0));
    }
    int[] thirds = thirds(seen, one -> one.features[place]);
    return List.of(
        new Kind<>(
            "with less than " + thirds[0] + " for " + feature.brief(),
            one -> one.features[place] < thirds[0]),
        new Kind<>(
            "with " + thirds[1] + " or more for " + feature.brief(),
            one -> one.features[place] >= thirds[1]));
  }

  private static <P extends Position<P>> boolean hasKing(
      Game<P> game, Weighed<P> decision, boolean isOwn) {
    P position = decision.example.position();
    boolean isFirst = (position.toMove() == Side.FIRST) == isOwn;
    return game.squares(position).indexOf(isFirst ? 'B' : 'W') >= 0;
  }

  /** Where the second third begins, and where the last one does. */
  private static <P extends Position<P>> int[] thirds(
      List<Weighed<P>> seen, ToIntFunction<Weighed<P>> number) {
    int[] numbers = seen.stream().mapToInt(number).sorted().toArray();
    return numbers.length == 0
        ? new int[] {0, 0}
        : Arrays.stream(new int[] {1, 2}).map(k -> numbers[k * numbers.length / 3]).toArray();
  }
}
