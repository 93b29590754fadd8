package olsy.core.search.reply;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.core.search.MoveByMove;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.KnownValues;

/**
 * As far as the model is trusted the opponent replies as foreseen, else as is worst for the player.
 *
 * <pre>
 * v(s') ← p · Reply(s') + (1 − p) · minimax(s') for every s' in σ(s), with p the model's trust
 * </pre>
 *
 * Means are those of {@link BoundedMean}.
 */
public final class Mixture<P extends Position<P>> extends MoveByMove<P> {

  private final Evaluation<P> evaluation;
  private final Reply<P> foreseen;
  private final Deliberation<P> feared;
  private final double[] probabilities;

  public Mixture(Strategy<P> own, Strategy<P> model) {
    super(own);
    this.evaluation = own.evaluation();
    this.foreseen = new Reply<>(own, model);
    this.feared = new Deliberation<>(own);
    this.probabilities = new double[] {model.trust(), 1 - model.trust()};
  }

  /** Whose trust depends on what it has seen of the opponent. */
  public Mixture(Evaluation<P> evaluation, Strategy<P> model, double trust) {
    this(new Strategy<>(evaluation, 1, 0), model.withTrust(trust));
  }

  @Override
  public List<SearchResult<P>> successors(List<P> successors, int depth, SearchBudget budget) {
    KnownValues<P> memory = new KnownValues<>(depth);
    List<SearchResult<P>> fears = feared.successors(successors, depth, budget, memory);
    List<SearchResult<P>> hopes = foreseen.successors(successors, depth, budget, memory);
    BoundedMean prospects =
        new BoundedMean(
            evaluation,
            Stream.concat(hopes.stream(), fears.stream())
                .mapToDouble(SearchResult::value)
                .toArray());
    return IntStream.range(0, hopes.size())
        .mapToObj(
            i -> {
              double[] values = {hopes.get(i).value(), fears.get(i).value()};
              double mean = prospects.mean(probabilities, values);
              return SearchResult.of(hopes.get(i).line(), mean, depth, budget);
            })
        .toList();
  }
}
