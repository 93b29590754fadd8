package olsy.core.search.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * M*_1p for models that look less far than the search: one pass in which every model has a list of
 * values, one for each number of plies that it may still search (Carmel and Markovitch, Learning
 * and Using Opponent Models in Adversary Search, Figure 11, repaired).
 *
 * <pre>
 * V[i][k](s), the value of model i that searches k plies from s:
 *   if k = 0 or s terminal: f_i(s)
 *   if model i moves at s:  the greatest V[i][k−1](s') over s' in σ(s)
 *   else:                   V[i][k−1](s') of the s' that model i−1 chooses: the first with the
 *                           greatest V[i−1][m−1](s'),  m = min(d_{i−1}, k)
 *   model 0 where it does not move: the least V[0][k−1](s')
 * </pre>
 *
 * V[n][d] of the root needs few of the entries; which ones is the same for all nodes at the same
 * distance from the root and is found out beforehand, so that nothing else is evaluated.
 */
public final class MStarOnePassDepths<P extends Position<P>> implements Search<P> {

  private final List<Strategy<P>> models;

  /**
   * @param models of P⁰ … P^n, the player's own last; its own depth is not used
   */
  public MStarOnePassDepths(List<Strategy<P>> models) {
    this.models = List.copyOf(models);
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run(root.toMove(), depth, budget).search(root);
  }

  /** V[model][plies] */
  private record Entry(int model, int plies) {}

  /** The entries needed at the nodes of one ply; those by which a model chooses come first. */
  private static final class Entries {
    /** Sources of a value other than the place of the entry that chooses for it. */
    static final int GREATEST = -1;

    static final int LEAST = -2;
    static final int STATIC = -3;

    final int[] model;
    final int[] source;

    /** Where V[model][plies − 1] stands among the entries of the next ply. */
    final int[] below;

    /** Where the first entry of the same model stands. */
    final int[] sameModel;

    /** Where the entry stands that chooses the principal variation. */
    final int decider;

    /** At the node last visited. */
    final double[] values;

    /** Whether the successor just visited is the best so far. */
    final boolean[] changed;

    Entries(List<Entry> entries, int[] source, List<Entry> next, int decider) {
      this.model = entries.stream().mapToInt(Entry::model).toArray();
      this.source = source;
      this.below =
          entries.stream()
              .mapToInt(entry -> next.indexOf(new Entry(entry.model(), entry.plies() - 1)))
              .toArray();
      List<Integer> owners = entries.stream().map(Entry::model).toList();
      this.sameModel = owners.stream().mapToInt(owners::indexOf).toArray();
      this.decider = decider;
      this.values = new double[model.length];
      this.changed = new boolean[model.length];
    }
  }

  private final class Run {
    private final int n = models.size() - 1;
    private final int depth;
    private final Side player;
    private final SearchBudget budget;
    private final PrincipalVariation<P> line;
    private final List<Entries> byPly = new ArrayList<>();

    Run(Side player, int depth, SearchBudget budget) {
      this.depth = depth;
      this.player = player;
      this.budget = budget;
      this.line = new PrincipalVariation<>(depth);
      List<List<Entry>> needed = new ArrayList<>();
      Set<Entry> fromAbove = Set.of(new Entry(n, depth));
      for (int ply = 0; ply <= depth; ply++) {
        needed.add(withChoosers(fromAbove, ply));
        fromAbove = below(needed.get(ply));
      }
      needed.add(List.of());
      for (int ply = 0; ply <= depth; ply++) {
        byPly.add(entries(needed.get(ply), needed.get(ply + 1), ply));
      }
    }

    private List<Entry> withChoosers(Set<Entry> fromAbove, int ply) {
      Set<Entry> all = new LinkedHashSet<>();
      for (Entry entry : fromAbove) {
        all.add(chooser(entry, ply));
      }
      all.addAll(fromAbove);
      return List.copyOf(all);
    }

    private Set<Entry> below(List<Entry> entries) {
      Set<Entry> below = new LinkedHashSet<>();
      for (Entry entry : entries) {
        if (entry.plies() > 0) {
          below.add(new Entry(entry.model(), entry.plies() - 1));
        }
      }
      return below;
    }

    private Entries entries(List<Entry> entries, List<Entry> next, int ply) {
      int[] source = new int[entries.size()];
      for (int e = 0; e < source.length; e++) {
        Entry entry = entries.get(e);
        Entry chooser = chooser(entry, ply);
        if (entry.plies() == 0) {
          source[e] = Entries.STATIC;
        } else if (!chooser.equals(entry)) {
          source[e] = entries.indexOf(chooser);
        } else {
          source[e] = moves(entry, ply) ? Entries.GREATEST : Entries.LEAST;
        }
      }
      int decider = entries.indexOf(chooser(new Entry(n, depth - ply), ply));
      return new Entries(entries, source, next, decider);
    }

    /**
     * The entry by which a successor is chosen for this one: its own, or that of the model below.
     */
    private Entry chooser(Entry entry, int ply) {
      if (entry.plies() == 0 || entry.model() == 0 || moves(entry, ply)) {
        return entry;
      }
      int model = entry.model() - 1;
      return new Entry(model, Math.min(models.get(model).depth(), entry.plies()));
    }

    private boolean moves(Entry entry, int ply) {
      return (n - entry.model() - ply) % 2 == 0;
    }

    SearchResult<P> search(P root) {
      visit(root, 0);
      return new SearchResult<>(
          line.from(root),
          byPly.get(0).values[0],
          depth,
          budget.expansions(),
          budget.evaluations());
    }

    private void visit(P s, int ply) {
      Entries here = byPly.get(ply);
      double[] values = here.values;
      P[] successors = ply == depth ? null : s.successors();
      if (successors == null || successors.length == 0) {
        line.end(ply);
        for (int e = 0; e < values.length; e++) {
          int same = here.sameModel[e];
          values[e] = same < e ? values[same] : evaluate(s, ply, here.model[e]);
        }
        return;
      }
      budget.expand();
      for (int e = 0; e < values.length; e++) {
        values[e] =
            switch (here.source[e]) {
              case Entries.STATIC -> evaluate(s, ply, here.model[e]);
              case Entries.LEAST -> Double.POSITIVE_INFINITY;
              default -> Double.NEGATIVE_INFINITY;
            };
      }
      for (P successor : successors) {
        visit(successor, ply + 1);
        backUp(here, byPly.get(ply + 1).values);
        if (here.changed[here.decider]) {
          line.prefer(ply, successor);
        }
      }
    }

    private void backUp(Entries here, double[] below) {
      for (int e = 0; e < here.values.length; e++) {
        int source = here.source[e];
        if (source == Entries.STATIC) {
          continue;
        }
        double value = below[here.below[e]];
        here.changed[e] =
            switch (source) {
              case Entries.GREATEST -> value > here.values[e];
              case Entries.LEAST -> value < here.values[e];
              default -> here.changed[source];
            };
        if (here.changed[e]) {
          here.values[e] = value;
        }
      }
    }

    /** f_i(s) for the side that model i plays. */
    private double evaluate(P s, int ply, int model) {
      budget.evaluate(1);
      Side side = (n - model) % 2 == 0 ? player : player.other();
      return Score.of(s, side, ply, models.get(model).evaluation());
    }
  }
}
