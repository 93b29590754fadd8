package olsy.lab.engine;

import java.util.List;
import java.util.Map;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Strategy;
import olsy.lab.player.LabGame;
import olsy.learning.players.ModelFolder;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;

/** The engines by name. Where only the search is special, the function is linear. */
public final class Engines {

  /** Whole numbers: many moves are as good as each other, and the order decides. */
  private static final Map<String, Double> COARSE =
      Map.of("men", 10.0, "kings", 15.0, "back-row", 1.0, "centre", 1.0, "advancement", 1.0);

  /** Whose function the others have. */
  private static final String SAMUEL = "samuel-1";

  private Engines() {}

  public static List<Engine> all() {
    return List.of(
        SearchingEngine.fullWidth("products", new ProductFunction(), 4),
        new SearchingEngine("reductions", new ReducingSearch<>(samuel().evaluation()), 5),
        new SearchingEngine("quiescence", new QuiescentSearch(coarse(), new KingsFirst()), 3),
        SearchingEngine.fullWidth("phases", new PhaseMixture(), 4),
        new ErringWhenBehind("errs-behind", samuel()));
  }

  private static Strategy<Checkers> samuel() {
    return ModelFolder.installed().player(SAMUEL).player(LabGame.CHECKERS).strategy();
  }

  private static Evaluation<Checkers> coarse() {
    FeatureSelection<Checkers> general = LabGame.pool("general");
    return Candidate.scaled(general.inOrder(COARSE), 1, FrontierRule.NONE).evaluation(general);
  }
}
