package olsy.learning.preparation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import olsy.core.game.Position;

/**
 * Looks for openings that lead to positions of a kind: one that is found in the first half of the
 * games is confirmed in the second.
 *
 * @param finding in the first half
 * @param confirming in the second one
 * @param level at most so probably something is told where there is nothing to tell
 */
record OpeningSearch<P extends Position<P>>(
    Halves<P> halves, PermutationTest finding, PermutationTest confirming, double level) {

  /** Openings that may lead somewhere are short. */
  private static final int MOST_PLIES = 4;

  /** The opening that leads to such positions most surely, whoever plays; none where none does. */
  List<Finding.Steering> to(Predicate<Weighed<P>> holds) {
    Set<List<String>> openings = new LinkedHashSet<>();
    for (Sitting<P> sitting : halves.first()) {
      int most = Math.min(MOST_PLIES, sitting.opening().size());
      for (int plies = 1; plies <= most; plies++) {
        openings.add(sitting.opening().subList(0, plies));
      }
    }
    List<String> best = null;
    double least = Prepare.PROMISING;
    for (List<String> moves : openings) {
      double p = steers(moves, halves.first(), holds, finding);
      if (p < least) {
        best = moves;
        least = p;
      }
    }
    if (best == null || steers(best, halves.second(), holds, confirming) > level) {
      return List.of();
    }
    Amount in = new Amount(0, 0, 0, 0);
    Amount out = in;
    for (Sitting<P> sitting : halves.second()) {
      if (sitting.beginsWith(best)) {
        in = Contrast.sum(List.of(in, occurrences(sitting, holds)));
      } else {
        out = Contrast.sum(List.of(out, occurrences(sitting, holds)));
      }
    }
    Contrast shares = Contrast.of(in, out);
    return List.of(new Finding.Steering(best, shares.own(), shares.others()));
  }

  /**
   * How probable it is by chance that so many such positions come of an opening; 1 for few games.
   */
  private double steers(
      List<String> moves,
      List<Sitting<P>> half,
      Predicate<Weighed<P>> holds,
      PermutationTest test) {
    List<Boolean> begins = half.stream().map(sitting -> sitting.beginsWith(moves)).toList();
    long games = begins.stream().filter(one -> one).count();
    if (games < Supposition.LEAST_GAMES || half.size() - games < Supposition.LEAST_GAMES) {
      return 1;
    }
    return test.find(half.stream().map(sitting -> occurrences(sitting, holds)).toList(), begins, 1)
        .p();
  }

  private static <P extends Position<P>> Amount occurrences(
      Sitting<P> sitting, Predicate<Weighed<P>> holds) {
    long in = sitting.decisions().stream().filter(holds).count();
    return new Amount(in, sitting.decisions().size(), 0, 0);
  }
}
