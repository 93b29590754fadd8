package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * Finds what tells a player from others, and keeps what is confirmed.
 *
 * <pre>
 * halve the games by lot
 * in the first half: try everything; of what has p ≤ .05 the three clearest of each topic are examined
 * in the second half: what is examined is told if p · (how many are examined) ≤ level
 * </pre>
 *
 * p is that of {@link PermutationTest}. The second half has no part in the choice, and multiplying
 * is Bonferroni's correction. So where names mean nothing, something is told with a probability of
 * at most the level.
 *
 * @param pool the features that decisions were weighed by
 * @param level at most so probably something is told of whom there is nothing to tell
 * @param seed of the halves and of the draws
 */
public record Prepare<P extends Position<P>>(
    Game<P> game, List<String> pool, double level, long seed) {

  /** How often a page may have something on it that means nothing. */
  public static final double LEVEL = 0.05;

  /** About each topic; more would make each harder to confirm. */
  private static final int MOST_EXAMINED = 3;

  /** What is less probable by chance in the first half is worth a look at the second. */
  static final double PROMISING = 0.05;

  private static final int FIRST_DRAWS = 400;
  private static final int DRAWS = 2_000;

  /** Positions that show where it loses. */
  private static final int SHOWN = 3;

  /** A supposition, and what was found of it. */
  private record Tested<P extends Position<P>>(
      Supposition<P> supposition, PermutationTest.Found found) {}

  public Prepare {
    pool = List.copyOf(pool);
    if (!(level > 0 && level < 1)) {
      throw new IllegalArgumentException("a level between 0 and 1 expected, found " + level);
    }
  }

  /**
   * Looks at what a player did and what others did.
   *
   * @param sittings of both
   */
  public Preparation<P> of(List<Sitting<P>> sittings) {
    Halves<P> halves = Halves.of(sittings, seed);
    List<Kind<P>> kinds =
        Kind.of(
            game,
            pool,
            halves.first().stream().flatMap(sitting -> sitting.decisions().stream()).toList());
    List<Supposition<P>> suppositions = Suppositions.of(pool, kinds, halves);
    List<Supposition<P>> examined = promising(suppositions, halves.first());
    List<Finding<P>> findings = new ArrayList<>();
    for (Supposition<P> one : examined) {
      double p = Math.min(1, examined.size() * one.test(halves.second(), confirming()).p());
      if (p <= level) {
        findings.add(finding(one, p, sittings, halves, kinds));
      }
    }
    return new Preparation<>(
        new Preparation.Count(
            sittings(sittings, Sitting::own), sittings(sittings, sitting -> !sitting.own())),
        new Preparation.Count(
            decisions(sittings, Sitting::own), decisions(sittings, sitting -> !sitting.own())),
        suppositions.size(),
        examined.size(),
        findings);
  }

  private static <P extends Position<P>> int sittings(
      List<Sitting<P>> sittings, Predicate<Sitting<P>> isMeant) {
    return (int) sittings.stream().filter(isMeant).count();
  }

  private static <P extends Position<P>> int decisions(
      List<Sitting<P>> sittings, Predicate<Sitting<P>> isMeant) {
    return sittings.stream().filter(isMeant).mapToInt(sitting -> sitting.decisions().size()).sum();
  }

  private List<Supposition<P>> promising(List<Supposition<P>> suppositions, List<Sitting<P>> half) {
    Map<Class<?>, List<Tested<P>>> byTopic = new LinkedHashMap<>();
    for (Supposition<P> one : suppositions) {
      Tested<P> tested = new Tested<>(one, one.test(half, finding()));
      if (tested.found.p() <= PROMISING) {
        byTopic.computeIfAbsent(one.subject().getClass(), topic -> new ArrayList<>()).add(tested);
      }
    }
    return byTopic.values().stream()
        .flatMap(
            topic ->
                topic.stream()
                    .sorted(Comparator.comparingDouble(one -> -one.found.z()))
                    .limit(MOST_EXAMINED))
        .map(Tested::supposition)
        .toList();
  }

  private PermutationTest finding() {
    return new PermutationTest(FIRST_DRAWS, seed);
  }

  private PermutationTest confirming() {
    return new PermutationTest(DRAWS, seed);
  }

  private Finding<P> finding(
      Supposition<P> found,
      double p,
      List<Sitting<P>> sittings,
      Halves<P> halves,
      List<Kind<P>> kinds) {
    List<Finding.Shown<P>> shown = List.of();
    List<Finding.Steering> steering = List.of();
    if (found.subject() instanceof Finding.Loses loses) {
      Predicate<Weighed<P>> holds =
          kinds.stream()
              .filter(kind -> kind.when().equals(loses.when()))
              .map(Kind::holds)
              .findFirst()
              .orElse(one -> true);
      shown = shown(sittings, holds);
      steering =
          loses.when().isEmpty()
              ? List.of()
              : new OpeningSearch<>(halves, finding(), confirming(), level).to(holds);
    }
    return new Finding<>(
        found.subject(), found.contrast(halves.second()), found.seen(sittings), p, shown, steering);
  }

  /** Where it lost most, in different games where that is possible. */
  private static <P extends Position<P>> List<Finding.Shown<P>> shown(
      List<Sitting<P>> sittings, Predicate<Weighed<P>> holds) {
    List<Finding.Shown<P>> worst = new ArrayList<>();
    for (Sitting<P> sitting : sittings) {
      if (sitting.own()) {
        sitting.decisions().stream()
            .filter(holds.and(one -> one.loss > 0))
            .max(Comparator.comparingDouble(one -> one.loss))
            .ifPresent(one -> worst.add(new Finding.Shown<>(sitting.file(), sitting.game(), one)));
      }
    }
    worst.sort(
        Comparator.comparingDouble((Finding.Shown<P> one) -> one.decision().loss).reversed());
    return worst.subList(0, Math.min(SHOWN, worst.size()));
  }

  /**
   * How often the player, on a side, went on with each move of an opening: games with it so far.
   */
  public static <P extends Position<P>> List<Integer> followed(
      List<Sitting<P>> sittings, Side side, List<String> moves) {
    List<Integer> followed = new ArrayList<>();
    for (int plies = 0; plies <= moves.size(); plies++) {
      List<String> so = moves.subList(0, plies);
      followed.add(
          sittings(
              sittings,
              sitting ->
                  sitting.own()
                      && sitting.side() == side
                      && !sitting.opening().isEmpty()
                      && sitting.beginsWith(so)));
    }
    return followed;
  }
}
