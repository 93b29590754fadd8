package olsy.learning.scout;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.model.ModelSearches;

/**
 * Where a player can come to that foresees all replies. M* with a fixed model of the opponent asks
 * its own function at these leaves alone, and takes the greatest value: the model chooses every
 * second move, whatever the function is.
 *
 * <pre>
 * leaves(s', d), after a move of the player's:
 *   if d = 1 or s' terminal: {s'}
 *   else below(the move of the model in s', by its own search of min(d−1, its depth) plies, d−2)
 * below(s, d), where the player is to move:
 *   if d = 0 or s terminal: {s}
 *   else the leaves(s', d) of all s' in σ(s)
 *
 * value of s' by M* = the greatest f of leaves(s', d)
 * </pre>
 *
 * So all of the searching is done before any weights are known, and once (Carmel and Markovitch,
 * Learning and Using Opponent Models in Adversary Search, Figure 9, of which this is the part that
 * does not depend on f_n).
 */
final class ForeseenLeaves<P extends Position<P>> {

  /**
   * A leaf.
   *
   * @param ply how many moves it is away from the decision
   */
  record Leaf<P>(P position, int ply) {}

  private record Asked<P>(P position, int depth) {}

  private final Player<P> model;
  private final ThreadLocal<Search<P>> searches;
  private final Map<Asked<P>, P> replies = new ConcurrentHashMap<>();

  /**
   * @param model of the player's opponent, in the game's order of ties
   */
  ForeseenLeaves(Player<P> model) {
    this.model = model;
    this.searches = ThreadLocal.withInitial(() -> ModelSearches.usual(model.level() > 0).of(model));
  }

  /**
   * The leaves behind a move.
   *
   * @param successor that the player has moved to
   * @param depth of the player's search, at least 1
   */
  List<Leaf<P>> behind(P successor, int depth) {
    List<Leaf<P>> leaves = new ArrayList<>();
    add(successor, depth, 1, leaves);
    return leaves;
  }

  /**
   * The leaves behind a reply.
   *
   * @param depth that is left of the player's search, two plies less than it had
   */
  List<Leaf<P>> behindReply(P reply, int depth) {
    List<Leaf<P>> leaves = new ArrayList<>();
    addBelow(reply, depth, 2, leaves);
    return leaves;
  }

  private void add(P s, int depth, int ply, List<Leaf<P>> leaves) {
    assert depth >= 1;
    if (depth == 1 || s.isTerminal()) {
      leaves.add(new Leaf<>(s, ply));
    } else {
      addBelow(reply(s, Math.min(depth - 1, model.strategy().depth())), depth - 2, ply + 1, leaves);
    }
  }

  private void addBelow(P s, int depth, int ply, List<Leaf<P>> leaves) {
    if (depth == 0 || s.isTerminal()) {
      leaves.add(new Leaf<>(s, ply));
    } else {
      for (P successor : s.successors()) {
        add(successor, depth, ply + 1, leaves);
      }
    }
  }

  /** The model's reply, by its own search. */
  P reply(P s) {
    return reply(s, model.strategy().depth());
  }

  private P reply(P s, int depth) {
    Asked<P> asked = new Asked<>(s, depth);
    P known = replies.get(asked);
    if (known == null) {
      known = searches.get().search(s, depth, SearchBudget.unlimited()).choice();
      replies.put(asked, known);
    }
    return known;
  }
}
