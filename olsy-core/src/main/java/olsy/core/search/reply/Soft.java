package olsy.core.search.reply;

import java.util.Arrays;
import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.MoveByMove;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.KnownValues;
import olsy.core.search.minimax.OrderedAlphaBeta;

/**
 * Minimax against an opponent whose next reply is a matter of chance: its model says how probable
 * each one is, and behind it play goes on as minimax expects.
 *
 * <pre>
 * v(s') ← d = 1 or s' terminal ? f(s') : p · Σ_r P(r | s') V(r) + (1 − p) · min_r V(r) for every s' in σ(s)
 * V(r) ← αβ(r, d−2, −∞, ∞)
 * P: {@link Strategy#probabilities}, from what the model sees in its replies to its own depth
 * p: the model's trust
 * </pre>
 *
 * Means are those of {@link BoundedMean}.
 */
public final class Soft<P extends Position<P>> extends MoveByMove<P> {

  private final Strategy<P> own;
  private final Strategy<P> model;
  private final OrderedAlphaBeta<P> plain;
  private final Deliberation<P> opponent;

  public Soft(Strategy<P> own, Strategy<P> model) {
    super(own);
    this.own = own;
    this.model = model;
    this.plain = new OrderedAlphaBeta<>(own.evaluation());
    this.opponent = new Deliberation<>(model);
  }

  /** Whose trust depends on what it has seen of the opponent. */
  public Soft(Evaluation<P> evaluation, Strategy<P> model, double trust) {
    this(new Strategy<>(evaluation, 1, 0), model.withTrust(trust));
  }

  /** What may follow a successor: its replies, or nothing where none is looked at. */
  private static final class Outlook<P> {
    /** With the reply foreseen. */
    final List<P> line;

    final double[] probabilities;
    final double[] values;

    Outlook(List<P> line, double[] probabilities, double[] values) {
      this.line = line;
      this.probabilities = probabilities;
      this.values = values;
    }
  }

  @Override
  public List<SearchResult<P>> successors(List<P> successors, int depth, SearchBudget budget) {
    budget.expand();
    KnownValues<P> memory = new KnownValues<>(depth);
    KnownValues<P> modelMemory = new KnownValues<>(model.depth() + 1);
    List<Outlook<P>> outlooks =
        successors.stream()
            .map(successor -> outlook(successor, depth, budget, memory, modelMemory))
            .toList();
    BoundedMean prospects =
        new BoundedMean(
            own.evaluation(),
            outlooks.stream().flatMapToDouble(o -> Arrays.stream(o.values)).toArray());
    return outlooks.stream()
        .map(o -> SearchResult.of(o.line, prospects.mean(o.probabilities, o.values), depth, budget))
        .toList();
  }

  private Outlook<P> outlook(
      P successor,
      int depth,
      SearchBudget budget,
      KnownValues<P> memory,
      KnownValues<P> modelMemory) {
    if (depth == 1 || successor.isTerminal()) {
      budget.evaluate(1);
      double value = Score.of(successor, successor.toMove().other(), 1, own.evaluation());
      return new Outlook<>(List.of(successor), new double[] {1}, new double[] {value});
    }
    List<P> replies = Arrays.asList(successor.successors());
    budget.expand();
    List<SearchResult<P>> behind =
        replies.stream().map(reply -> plain.search(reply, depth - 2, budget, memory)).toList();
    double[] values =
        behind.stream()
            .mapToDouble(r -> Score.fromOnePlyBefore(Score.fromOnePlyBefore(r.value())))
            .toArray();
    double[] seen =
        opponent.successors(replies, model.depth(), budget, modelMemory).stream()
            .mapToDouble(SearchResult::value)
            .toArray();
    int probable = model.ties().choose(successor, successor.toMove(), replies, seen);
    double[] likely = model.probabilities(successor, successor.toMove(), replies, seen);
    return new Outlook<>(
        prepend(successor, behind.get(probable).line()), cautious(likely, values), values);
  }

  /** With what is not trusted given to the worst of the replies. */
  private double[] cautious(double[] probabilities, double[] values) {
    int worst = 0;
    for (int i = 0; i < values.length; i++) {
      worst = values[i] < values[worst] ? i : worst;
      probabilities[i] *= model.trust();
    }
    probabilities[worst] += 1 - model.trust();
    return probabilities;
  }
}
