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
 * A random opponent. At checkers a man is worth 1, a king 1.2 to 2, and four other features of the
 * pool count .02 to .3 for or against it. In other games the pool's first feature counts 1 and four
 * others .05 to 1.
 *
 * @param weights of the pool's features; at checkers men and kings are the first
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
    return new Stranger(withOthers(weights, 2, 0.02, 0.3, random), depth);
  }

  /** One that plays another game than checkers. */
  public static Stranger elsewhere(int poolSize, int depth, SplittableRandom random) {
    List<Double> weights = new ArrayList<>(Collections.nCopies(poolSize, 0.0));
    weights.set(0, 1.0);
    return new Stranger(withOthers(weights, 1, 0.05, 1, random), depth);
  }

  /**
   * @param from the feature that the others begin with
   */
  private static List<Double> withOthers(
      List<Double> weights, int from, double least, double most, SplittableRandom random) {
    List<Integer> rest = new ArrayList<>(IntStream.range(from, weights.size()).boxed().toList());
    for (int i = 0; i < OTHERS; i++) {
      int feature = rest.remove(random.nextInt(rest.size()));
      double size = least + (most - least) * random.nextDouble();
      weights.set(feature, random.nextBoolean() ? size : -size);
    }
    return weights;
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
