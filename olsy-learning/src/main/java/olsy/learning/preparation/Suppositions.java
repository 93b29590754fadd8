package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import olsy.core.game.Position;

/**
 * All that may be so of a player, of which there is enough in both halves of the games.
 *
 * <pre>
 * brings   its moves bring more, or less, of a feature than others' do
 * loses    it loses more than others do, everywhere or with positions of a kind
 * opens    it has not done well in an opening
 * </pre>
 */
final class Suppositions {

  /** Decisions of the player in a half, in positions of a kind and in others. */
  private static final int LEAST_DECISIONS = 10;

  /** Plies of an opening. */
  private static final int LEAST_OPENING = 2;

  private static final int MOST_OPENING = 6;

  private Suppositions() {}

  /**
   * @param pool the features that decisions were weighed by
   */
  static <P extends Position<P>> List<Supposition<P>> of(
      List<String> pool, List<Kind<P>> kinds, Halves<P> halves) {
    List<Supposition<P>> all = new ArrayList<>();
    for (int j = 0; j < pool.size(); j++) {
      int feature = j;
      for (boolean more : new boolean[] {true, false}) {
        all.add(
            new Supposition<>(
                new Finding.Brings(pool.get(j), more),
                more ? 1 : -1,
                LEAST_DECISIONS,
                sitting -> brings(sitting, feature)));
      }
    }
    all.add(
        new Supposition<>(
            new Finding.Loses(""), 1, LEAST_DECISIONS, sitting -> losses(sitting, one -> true)));
    for (Kind<P> kind : kinds) {
      all.add(
          new Supposition<>(
              new Finding.Loses(kind.when()),
              1,
              LEAST_DECISIONS,
              sitting -> losses(sitting, kind.holds())));
    }
    for (Finding.Opens opens : openings(halves.first())) {
      all.add(
          new Supposition<>(opens, -1, Supposition.LEAST_GAMES, sitting -> points(sitting, opens)));
    }
    all.removeIf(one -> !one.isEnough(halves.first()) || !one.isEnough(halves.second()));
    return all;
  }

  private static <P extends Position<P>> Amount brings(Sitting<P> sitting, int feature) {
    double sum = 0;
    for (Weighed<P> one : sitting.decisions()) {
      sum += one.brings[feature];
    }
    return new Amount(sum, sitting.decisions().size(), 0, 0);
  }

  private static <P extends Position<P>> Amount losses(
      Sitting<P> sitting, Predicate<Weighed<P>> holds) {
    double in = 0;
    double out = 0;
    int count = 0;
    for (Weighed<P> one : sitting.decisions()) {
      if (holds.test(one)) {
        in += one.loss;
        count++;
      } else {
        out += one.loss;
      }
    }
    return new Amount(in, count, out, sitting.decisions().size() - count);
  }

  /** Sittings of the other side, and open games, have nothing to do with it. */
  private static <P extends Position<P>> Amount points(Sitting<P> sitting, Finding.Opens opens) {
    if (sitting.side() != opens.side() || sitting.points().isEmpty()) {
      return new Amount(0, 0, 0, 0);
    }
    int points = sitting.points().getAsInt();
    return sitting.beginsWith(opens.moves())
        ? new Amount(points, 1, 0, 0)
        : new Amount(0, 0, points, 1);
  }

  private static <P extends Position<P>> Set<Finding.Opens> openings(List<Sitting<P>> sittings) {
    Set<Finding.Opens> openings = new LinkedHashSet<>();
    for (Sitting<P> sitting : sittings) {
      int most = Math.min(MOST_OPENING, sitting.opening().size());
      for (int plies = LEAST_OPENING; plies <= most && sitting.own(); plies++) {
        openings.add(new Finding.Opens(sitting.side(), sitting.opening().subList(0, plies)));
      }
    }
    return openings;
  }
}
