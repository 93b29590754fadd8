package olsy.play.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;

/**
 * How a player may look ahead.
 *
 * @param frontier what happens at that depth, as player files name it
 * @param share how probable that is
 */
public record Hypothesis(int depth, String frontier, double share) {

  /** All that a strategy may be, the most probable first. */
  public static List<Hypothesis> of(WrittenStrategy strategy) {
    List<Hypothesis> all = new ArrayList<>();
    add(strategy, strategy.doubts().ownShare(), all);
    for (Doubts.Alternative one : strategy.doubts().alternatives()) {
      add(one.strategy(), one.share(), all);
    }
    all.sort(Comparator.comparingDouble(Hypothesis::share).reversed());
    return List.copyOf(all);
  }

  private static void add(WrittenStrategy strategy, double share, List<Hypothesis> all) {
    String frontier = strategy.frontier().text();
    double before = 0;
    for (Hypothesis one : List.copyOf(all)) {
      if (one.depth == strategy.depth() && one.frontier.equals(frontier)) {
        before = one.share;
        all.remove(one);
      }
    }
    all.add(new Hypothesis(strategy.depth(), frontier, before + share));
  }

  /** For people. */
  public String text() {
    String rule = frontier.equals(FrontierRule.NONE.text()) ? "" : ", " + frontier;
    return "depth " + depth + rule + ": " + Math.round(100 * share) + " %";
  }
}
