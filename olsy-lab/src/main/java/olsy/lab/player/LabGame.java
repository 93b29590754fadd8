package olsy.lab.player;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.FeatureSelection;

/** The game of the papers' experiments, and what learners are given in it. */
public final class LabGame {

  public static final EnglishCheckers CHECKERS = new EnglishCheckers();

  private static final double MAN = 1;
  private static final double KING = 1.5;

  private LabGame() {}

  /** The features of one of the game's pools. */
  public static FeatureSelection<Checkers> pool(String name) {
    return new FeatureSelection<>(CHECKERS.pools().get(name), CHECKERS.features());
  }

  /** Asks a player what it would do, as if it had no model of its own. */
  public static Predictor<Checkers> predictor(WrittenStrategy strategy) {
    return Predictor.of(
        new PlayerFile(
            CHECKERS.name(), "lab", MinimaxSearches.ALPHA_BETA, strategy, null, Map.of()),
        CHECKERS);
  }

  /** The weights that a learner begins with, of so many features: men and kings come first. */
  public static List<Double> material(int size) {
    List<Double> weights = new ArrayList<>(Collections.nCopies(size, 0.0));
    weights.set(0, MAN);
    weights.set(1, KING);
    return weights;
  }
}
