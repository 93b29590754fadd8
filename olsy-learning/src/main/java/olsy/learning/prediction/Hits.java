package olsy.learning.prediction;

import java.util.List;
import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.statistics.Interval;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;

/**
 * How often a player's move is the one that was played.
 *
 * @param decisions unforced ones
 * @param strict share of them
 * @param uniform share that chance would have
 */
public record Hits(int decisions, double strict, double uniform) {

  /**
   * Of a player that is asked for its move alone: with a model, it has values only for that. On all
   * cores.
   */
  public static <P extends Position<P>> Hits of(
      Search<P> search, int depth, ExampleSet<P> decisions) {
    List<Integer> right =
        AllCores.map(decisions.unforced(), one -> isRight(one, search, depth) ? one.times() : 0);
    double uniform =
        decisions.unforced().stream()
            .mapToDouble(one -> (double) one.times() / one.example().successors().size())
            .sum();
    int n = Math.max(1, decisions.decisions());
    return new Hits(
        decisions.decisions(),
        (double) right.stream().mapToInt(Integer::intValue).sum() / n,
        uniform / n);
  }

  private static <P extends Position<P>> boolean isRight(
      Repeated<P> one, Search<P> search, int depth) {
    Example<P> example = one.example();
    P choice = search.search(example.position(), depth).choice();
    return choice.equals(example.successors().get(example.chosen()));
  }

  /** Of these decisions and others together. */
  public Hits with(Hits others) {
    int n = decisions + others.decisions;
    double own = n == 0 ? 0 : (double) decisions / n;
    double rest = n == 0 ? 0 : (double) others.decisions / n;
    return new Hits(n, own * strict + rest * others.strict, own * uniform + rest * others.uniform);
  }

  public static Hits none() {
    return new Hits(0, 0, 0);
  }

  /** Where the share of all such decisions lies. */
  public Interval interval() {
    return Interval.ofShare(strict, decisions);
  }
}
