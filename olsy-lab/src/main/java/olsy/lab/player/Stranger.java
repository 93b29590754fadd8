package olsy.lab.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * A random opponent at checkers: a man is worth 1, a king 1.2 to 2, and four other features of the
 * pool count .02 to .3 for or against it.
 *
 * @param weights of the pool's features, of which men and kings are the first
 */
public record Stranger(List<Double> weights, int depth) {

  private static final int OTHERS = 4;

  public Stranger {
    weights = List.copyOf(weights);
  }

  public static Stranger draw(int poolSize, int depth, SplittableRandom random) {
    List<Double> weights = new ArrayList<>(Collections.nCopies(poolSize, 0.0));
    weights.set(0, 1.0);
    weights.set(1, 1.2 + 0.8 * random.nextDouble());
    List<Integer> rest = new ArrayList<>(IntStream.range(2, poolSize).boxed().toList());
    for (int i = 0; i < OTHERS; i++) {
      int feature = rest.remove(random.nextInt(rest.size()));
      double size = 0.02 + 0.28 * random.nextDouble();
      weights.set(feature, random.nextBoolean() ? size : -size);
    }
    return new Stranger(weights, depth);
  }

  /** What there is to be learned. */
  public Candidate candidate() {
    return Candidate.scaled(
        weights.stream().mapToDouble(Double::doubleValue).toArray(), depth, FrontierRule.NONE);
  }

  public <P extends Position<P>> SearchingOpponent<P> contestant(FeatureSelection<P> pool) {
    return new SearchingOpponent<>(
        "stranger", new OrderedAlphaBeta<>(candidate().evaluation(pool)), depth);
  }

  /** Draws one whose pool is that of the general features, as a file has it. */
  public static PlayerFile player(String name, int depth, SplittableRandom random) {
    List<String> pool = LabGame.CHECKERS.pools().get("general");
    Stranger stranger = draw(pool.size(), depth, random);
    Map<String, Double> byFeature = new LinkedHashMap<>();
    for (int i = 0; i < pool.size(); i++) {
      if (stranger.weights.get(i) != 0) {
        byFeature.put(pool.get(i), stranger.weights.get(i));
      }
    }
    return new PlayerFile(
        LabGame.CHECKERS.name(),
        name,
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(byFeature, depth),
        null,
        Map.of());
  }
}
