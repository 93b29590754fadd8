package olsy.learning.training;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.player.Strategy;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.LearnedStrategy;

/** A learned strategy as a player. */
final class LearnedPlayer {

  private LearnedPlayer() {}

  /**
   * @param features that the strategy's weights are of, in their order
   * @param error in units of the weights
   * @param account further fields: where the player comes from, how good it is
   */
  static PlayerFile of(
      Game<?> game,
      String name,
      List<String> features,
      LearnedStrategy<?> learned,
      double error,
      Map<String, Object> account) {
    Candidate candidate = learned.candidate();
    double[] weights = candidate.realWeights();
    Map<String, Double> written = new LinkedHashMap<>();
    for (int i = 0; i < weights.length; i++) {
      if (weights[i] != 0) {
        written.put(features.get(i), weights[i]);
      }
    }
    if (written.isEmpty()) {
      written.put(features.get(0), 0.0);
    }
    return new PlayerFile(
        game.name(),
        name,
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(
            written,
            candidate.depth(),
            candidate.frontier(),
            WrittenTies.of(learned.ties(), Candidate.LARGEST),
            learned.temperature() / Candidate.LARGEST,
            error,
            Strategy.COMMON_TRUST,
            Map.of()),
        null,
        account);
  }
}
