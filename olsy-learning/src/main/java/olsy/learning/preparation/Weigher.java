package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.List;
import olsy.core.evaluation.Score;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.PlayerSearch;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Prediction;
import olsy.learning.prediction.Predictor;

/**
 * Looks at decisions by a deep search.
 *
 * <pre>
 * loss      ← value of the best move − value of the move played, from 0 to 2; values from −4 to 4
 * brings_j  ← h_j(where the move played leads to) − Σ_i P(i) h_j(where move i leads to)
 * </pre>
 *
 * P and where moves lead to are those of a short look ahead by the same player: what anybody sees
 * at once says nothing of who sees it, too.
 *
 * @param own whose search and function it is
 * @param depth plies
 * @param pool names of the features that are looked at
 * @param scale what counts 1, in units of the player's weights
 */
public record Weigher<P extends Position<P>>(
    Game<P> game, PlayerFile own, int depth, List<String> pool, double scale) {

  /** Who loses a game loses no more than a few men would be. */
  private static final double MOST = 2;

  /** Plies of the short look. */
  private static final int SHORT = 2;

  public Weigher {
    pool = List.copyOf(pool);
    if (depth <= SHORT) {
      throw new IllegalArgumentException("a depth of more than " + SHORT + " expected");
    }
  }

  /** The unforced decisions of a game, in their order. */
  public List<Weighed<P>> weigh(DecidedGame<P> decided) {
    PlayerSearch<P> search = own.search(game);
    Predictor<P> looking = Predictor.of(own.withDepth(SHORT), game);
    double unit = scale * own.unit();
    List<Weighed<P>> weighed = new ArrayList<>();
    for (int i = 0; i < decided.examples().size(); i++) {
      Example<P> example = decided.examples().get(i);
      if (!example.isForced()) {
        weighed.add(weigh(decided.plies().get(i), example, search, looking, unit));
      }
    }
    return weighed;
  }

  private Weighed<P> weigh(
      int ply, Example<P> example, PlayerSearch<P> search, Predictor<P> looking, double unit) {
    SearchResult<P> found = search.search(example.position(), depth, SearchBudget.unlimited());
    P played = example.successors().get(example.chosen());
    double loss = 0;
    if (!found.choice().equals(played)) {
      loss = after(found.choice(), search, unit) - after(played, search, unit);
      loss = Math.max(0, Math.min(MOST, loss));
    }
    Features<P> features = game.features().covering(pool);
    return new Weighed<>(
        ply,
        example,
        bounded(found.value(), unit),
        loss,
        loss > 0 ? found.choice() : played,
        inPool(features, example.position(), example),
        brings(features, example, looking));
  }

  /** Both moves are looked at from the other side: a function need not be fair to both. */
  private double after(P successor, PlayerSearch<P> search, double unit) {
    double value = search.search(successor, depth - 1, SearchBudget.unlimited()).value();
    return bounded(-Score.fromOnePlyBefore(value), unit);
  }

  private static double bounded(double value, double unit) {
    return Math.max(-2 * MOST, Math.min(2 * MOST, value / unit));
  }

  private double[] brings(Features<P> features, Example<P> example, Predictor<P> looking) {
    Prediction<P> prediction = looking.predict(example.position(), example.successors());
    double[] probabilities = prediction.probabilities();
    double[] brings = new double[pool.size()];
    for (int i = 0; i < probabilities.length; i++) {
      int[] h = inPool(features, prediction.end(i), example);
      double times = (i == example.chosen() ? 1 : 0) - probabilities[i];
      for (int j = 0; j < brings.length; j++) {
        brings[j] += times * h[j];
      }
    }
    return brings;
  }

  /** In the order of the pool, as who decides sees them. */
  private int[] inPool(Features<P> features, P position, Example<P> example) {
    int[] all = new int[features.size()];
    features.extract(position, example.position().toMove(), all);
    List<String> names = features.names();
    int[] inPool = new int[pool.size()];
    for (int j = 0; j < inPool.length; j++) {
      inPool[j] = all[names.indexOf(pool.get(j))];
    }
    return inPool;
  }
}
