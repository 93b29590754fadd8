package olsy.lab.player;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.MStar;
import olsy.core.search.model.ModelSearches;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * A linear function of checkers.
 *
 * @param byFeature the weights
 */
public record Weights(Map<String, Double> byFeature) {

  /** All pieces of both sides: what the papers call Total. */
  private static final String TOTAL = "pieces";

  public Weights {
    byFeature = Collections.unmodifiableMap(new LinkedHashMap<>(byFeature));
  }

  /** The function of a player of models/. */
  public static Weights of(String player) {
    return new Weights(ModelFolder.installed().player(player).strategy().weights());
  }

  /** The same, but every piece on the board counts against it: it likes to exchange. */
  public Weights minusTotal(double weight) {
    Map<String, Double> weights = new LinkedHashMap<>(byFeature);
    weights.put(TOTAL, -weight);
    return new Weights(weights);
  }

  /**
   * As searches know it.
   *
   * @param unit of its values: what a weight of 1 counts
   */
  public Evaluation<Checkers> evaluation(double unit) {
    return LinearEvaluation.of(LabGame.CHECKERS.features(), byFeature, unit);
  }

  /** A player without a model, who prunes: it moves as minimax does. */
  public SearchingOpponent<Checkers> minimax(int depth) {
    return SearchingOpponent.of(written(depth, MinimaxSearches.ALPHA_BETA, null), LabGame.CHECKERS);
  }

  /** A player who knows how the opponent plays. */
  public SearchingOpponent<Checkers> against(
      Weights opponent, int opponentDepth, PlayerAlgorithm search, int depth) {
    PlayerFile model = opponent.written(opponentDepth, MinimaxSearches.ALPHA_BETA, null);
    return SearchingOpponent.of(written(depth, search, model), LabGame.CHECKERS);
  }

  /** A player who knows how the opponent plays, for searches of their own making. */
  public Player<Checkers> player(Weights opponent, int depth) {
    PlayerFile model = opponent.written(depth, MinimaxSearches.ALPHA_BETA, null);
    return written(depth, ModelSearches.M_STAR_1P, model).player(LabGame.CHECKERS);
  }

  /** As {@link #minimax}, but takes any of the best moves. */
  public SearchingOpponent<Checkers> minimax(int depth, RandomTies ties) {
    Strategy<Checkers> strategy =
        written(depth, MinimaxSearches.MINIMAX, null).player(LabGame.CHECKERS).strategy();
    return new SearchingOpponent<>("minimax", new Deliberation<>(with(ties, strategy)), depth);
  }

  /** M*, but takes any of the best moves; of the opponent it does not know which it takes. */
  public SearchingOpponent<Checkers> against(
      Weights opponent, int opponentDepth, RandomTies ties, int depth) {
    PlayerFile model = opponent.written(opponentDepth, MinimaxSearches.MINIMAX, null);
    List<Strategy<Checkers>> strategies =
        written(depth, ModelSearches.M_STAR, model).player(LabGame.CHECKERS).strategies();
    return new SearchingOpponent<>(
        "M*", new MStar<>(List.of(strategies.get(0), with(ties, strategies.get(1)))), depth);
  }

  private static Strategy<Checkers> with(RandomTies ties, Strategy<Checkers> strategy) {
    return new Strategy<>(strategy.evaluation(), strategy.depth(), 0, ties.rule(), 0);
  }

  public WrittenStrategy strategy(int depth) {
    return new WrittenStrategy(byFeature, depth);
  }

  private PlayerFile written(int depth, PlayerAlgorithm search, PlayerFile model) {
    return new PlayerFile(
        LabGame.CHECKERS.name(), search.toString(), search, strategy(depth), model, Map.of());
  }
}
