package olsy.play.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;

/**
 * A depth that a player may look to, and what happens there.
 *
 * @param frontier what happens at that depth, as player files name it
 * @param share how probable that is
 */
public record PossibleDepth(int depth, String frontier, double share) {

  /** All that a strategy may be, the most probable first. */
  public static List<PossibleDepth> of(WrittenStrategy strategy) {
    List<PossibleDepth> all = new ArrayList<>();
    add(strategy, strategy.doubts().ownShare(), all);
    for (Doubts.Alternative one : strategy.doubts().alternatives()) {
      add(one.strategy(), one.share(), all);
    }
    all.sort(Comparator.comparingDouble(PossibleDepth::share).reversed());
    return List.copyOf(all);
  }

  private static void add(WrittenStrategy strategy, double share, List<PossibleDepth> all) {
    String frontier = strategy.frontier().text();
    double before = 0;
    for (PossibleDepth one : List.copyOf(all)) {
      if (one.depth == strategy.depth() && one.frontier.equals(frontier)) {
        before = one.share;
        all.remove(one);
      }
    }
    all.add(new PossibleDepth(strategy.depth(), frontier, before + share));
  }

  /** For people. */
  public String text() {
    String rule = frontier.equals(FrontierRule.NONE.text()) ? "" : ", " + frontier;
    return "depth " + depth + rule + ": " + Math.round(100 * share) + " %";
  }
}
