package olsy.core.search.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import olsy.core.evaluation.Score;
import olsy.core.evaluation.ValueVector;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.core.search.PrincipalVariation;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;

/**
 * M*_1p for models that look less far than the search, or break ties by rules of their own. It is
 * one pass in which every model has a list of values, one for each number of plies that it may
 * still search (Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Figure 11, repaired).
 *
 * <pre>
 * V[i][k](s), the value of model i that searches k plies from s:
 *   if k = 0 or s terminal: f_i(s)
 *   else V[i][k−1](s') of the s' in σ(s) chosen
 *     by model i where it moves at s:  by its tie rule, from V[i][k−1] of all s'
 *     else by model i−1:               by its tie rule, from V[i−1][m−1] of all s',  m = min(d_{i−1}, k)
 *     where model 0 does not move:     the first with the least V[0][k−1](s')
 * </pre>
 *
 * Without a tie rule the first with the greatest value is chosen. The tail −f₀, f₀, … below model 0
 * has no tie rule. Where the rule of model 0 has a margin, the tail needs values of its own, T[k],
 * and it chooses the first s' with the least T[k−1](s').
 *
 * <p>V[n][d] of the root needs few of the entries. Which ones is the same for all nodes at the same
 * distance from the root. It is found out beforehand, so that nothing else is evaluated.
 */
public final class MStarOnePassDepths<P extends Position<P>> implements Search<P> {

  private final List<Strategy<P>> models;
  private final ValueVector<P> functions;

  /**
   * @param models of P⁰ … P^n, the player's own last; its own depth is not used
   */
  public MStarOnePassDepths(List<Strategy<P>> models) {
    this.models = List.copyOf(models);
    this.functions = ValueVector.of(models.stream().map(Strategy::evaluation).toList());
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return new Run(root.toMove(), depth, budget).search(root);
  }

  /** The tail below model 0, from the side of model 0. */
  private static final int TAIL = -1;

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

    /** How many models have entries. */
    final long owners;

    /** Where the entry stands that chooses the principal variation. */
    final int decider;

    /** Whether the choice of an entry has to wait until all successors are visited. */
    final boolean byTieRule;

    /** At the node last visited. */
    final double[] values;

    /** Whether the successor just visited is the best so far. */
    final boolean[] changed;

    Entries(List<Entry> entries, int[] source, List<Entry> next, int decider, boolean byTieRule) {
      this.model = entries.stream().mapToInt(Entry::model).toArray();
      this.source = source;
      this.below =
          entries.stream()
              .mapToInt(entry -> next.indexOf(new Entry(entry.model(), entry.plies() - 1)))
              .toArray();
      List<Integer> owners = entries.stream().map(entry -> Math.max(entry.model(), 0)).toList();
      this.sameModel = owners.stream().mapToInt(owners::indexOf).toArray();
      this.owners = owners.stream().distinct().count();
      this.decider = decider;
      this.byTieRule = byTieRule;
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
    private final double[] leaf = new double[n + 1];

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
      boolean byTieRule =
          IntStream.range(0, source.length)
              .anyMatch(e -> source[e] == Entries.GREATEST && hasTieRule(entries.get(e).model()));
      return new Entries(entries, source, next, decider, byTieRule);
    }

    /**
     * The entry by which a successor is chosen for this one: its own, or that of the model below.
     */
    private Entry chooser(Entry entry, int ply) {
      if (entry.plies() == 0 || entry.model() == TAIL || moves(entry, ply)) {
        return entry;
      }
      if (entry.model() == 0) {
        return models.get(0).ties().margin() > 0 ? new Entry(TAIL, entry.plies()) : entry;
      }
      int model = entry.model() - 1;
      return new Entry(model, Math.min(models.get(model).depth(), entry.plies()));
    }

    private boolean moves(Entry entry, int ply) {
      return (n - Math.max(entry.model(), 0) - ply) % 2 == 0;
    }

    private boolean hasTieRule(int model) {
      return model != TAIL && !models.get(model).ties().isGamesOrder();
    }

    SearchResult<P> search(P root) {
      visit(root, 0);
      return SearchResult.of(line.from(root), byPly.get(0).values[0], depth, budget);
    }

    private void visit(P s, int ply) {
      Entries here = byPly.get(ply);
      double[] values = here.values;
      P[] successors = ply == depth ? null : s.successors();
      if (successors == null || successors.length == 0) {
        line.end(ply);
        if (here.owners > n && !Score.hasResult(s)) {
          evaluateAll(s, here);
          return;
        }
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
      if (here.byTieRule) {
        visitAll(s, successors, ply);
        return;
      }
      for (P successor : successors) {
        visit(successor, ply + 1);
        backUp(here, byPly.get(ply + 1).values);
        if (here.changed[here.decider]) {
          line.prefer(ply, successor);
        }
      }
    }

    /** Chooses when the values of all successors are known. */
    private void visitAll(P s, P[] successors, int ply) {
      Entries here = byPly.get(ply);
      double[] below = byPly.get(ply + 1).values;
      double[][] values = new double[here.values.length][successors.length];
      Object[][] rests = new Object[successors.length][];
      for (int i = 0; i < successors.length; i++) {
        visit(successors[i], ply + 1);
        for (int e = 0; e < values.length; e++) {
          values[e][i] = here.source[e] == Entries.STATIC ? here.values[e] : below[here.below[e]];
        }
        rests[i] = line.rest(ply + 1);
      }
      int[] chosen = new int[values.length];
      for (int e = 0; e < chosen.length; e++) {
        int source = here.source[e];
        chosen[e] =
            source < 0 ? choose(s, successors, here.model[e], source, values[e]) : chosen[source];
        here.values[e] = values[e][chosen[e]];
      }
      int decided = chosen[here.decider];
      line.prefer(ply, successors[decided], rests[decided]);
    }

    private int choose(P s, P[] successors, int model, int source, double[] values) {
      if (source == Entries.GREATEST && hasTieRule(model)) {
        return models.get(model).ties().choose(s, s.toMove(), Arrays.asList(successors), values);
      }
      int sign = source == Entries.LEAST ? -1 : 1;
      int best = 0;
      for (int i = 1; i < values.length; i++) {
        best = sign * values[i] > sign * values[best] ? i : best;
      }
      return best;
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

    /** With the features that the functions have in common extracted once. */
    private void evaluateAll(P s, Entries here) {
      budget.evaluate(n + 1);
      functions.values(s, player, leaf, 0);
      for (int e = 0; e < here.values.length; e++) {
        here.values[e] = leaf[Math.max(here.model[e], 0)];
      }
    }

    /** f_i(s) for the side that model i plays. */
    private double evaluate(P s, int ply, int model) {
      budget.evaluate(1);
      int owner = Math.max(model, 0);
      Side side = (n - owner) % 2 == 0 ? player : player.other();
      return Score.of(s, side, ply, models.get(owner).evaluation());
    }
  }
}
