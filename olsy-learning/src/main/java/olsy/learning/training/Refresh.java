package olsy.learning.training;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.Version;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;

/**
 * The model of an opponent that goes on playing, learned again from all that was seen of it (Carmel
 * and Markovitch, Learning and Using Opponent Models in Adversary Search, Section 6.3).
 *
 * <pre>
 * features ← the model's before; where these explain too little of 100, 200, 400 … decisions,
 *            the pool that predicts most of those held out
 * depths   ← those not out of the question since the model before
 * model    ← LearnStrategy with them
 * </pre>
 *
 * The result depends on the decisions, the settings and the model before, on nothing else.
 *
 * @param player the opponent's name
 * @param features a pool or features; null to choose
 */
public record Refresh<P extends Position<P>>(
    Game<P> game, String player, String features, int maxDepth, int window, long seed) {

  private static final StrategyLearner LEARNER = StrategyLearners.usual();

  /** From so many decisions on, and from twice, four times … as many, pools compete. */
  private static final int FIRST_CONTEST = 100;

  /** What explains so much needs no other features. */
  private static final double EXPLAINED = 0.9;

  public Refresh {
    if (features != null) {
      FeatureChoice.of(features, game, 0); // refuses what the game does not have
    }
  }

  /**
   * What was seen of the opponent.
   *
   * @param games the decisions to learn from, the last ones, a list for every game
   * @param source the file they stand in, up to here
   * @param played games, in all
   * @param decisions unforced ones, in all
   */
  public record Observed<P extends Position<P>>(
      List<List<Example<P>>> games,
      Provenance.Source source,
      int played,
      int decisions,
      int forced) {

    public Observed {
      games = List.copyOf(games);
    }
  }

  /**
   * Learns from what was observed.
   *
   * @param before null for none
   */
  public LiveModel learn(Observed<P> observed, LiveModel before) {
    int fitted = ExampleSet.of(observed.games()).decisions();
    List<LiveModel> models = new ArrayList<>();
    for (FeatureChoice choice : choices(before, fitted)) {
      models.add(learn(observed, before, choice, fitted));
    }
    return models.stream()
        .reduce((best, model) -> predicts(model) > predicts(best) ? model : best)
        .orElseThrow();
  }

  private static double predicts(LiveModel model) {
    return model.chosen().heldOut().strict();
  }

  private List<FeatureChoice> choices(LiveModel before, int fitted) {
    if (features != null) {
      return List.of(FeatureChoice.of(features, game, fitted));
    }
    Collection<String> pools = game.pools().keySet();
    boolean contest =
        contestsUntil(fitted) > contestsUntil(before == null ? 0 : before.fitted())
            && (before == null || before.chosen().training().strict() < EXPLAINED);
    String one =
        before == null ? pools.iterator().next() : before.provenance().settings().features();
    return contest
        ? pools.stream().map(pool -> FeatureChoice.of(pool, game, fitted)).toList()
        : List.of(FeatureChoice.of(one, game, fitted));
  }

  private static int contestsUntil(int decisions) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(decisions / FIRST_CONTEST);
  }

  private LiveModel learn(
      Observed<P> observed, LiveModel before, FeatureChoice choice, int fitted) {
    boolean sameFeatures =
        before != null && before.provenance().settings().features().equals(choice.text());
    LearningResult<P> result =
        LEARNER.learn(
            LearningTask.of(
                new FeatureSelection<>(choice.features(), game.features()),
                choice.start(game),
                game.tieOrders(),
                observed.games(),
                maxDepth,
                seed),
            sameFeatures ? new HopelessDepths(before) : FitLedger.FORGETFUL);
    return new LiveModel(
        new PlayerFile(
            game.name(),
            player,
            MinimaxSearches.ALPHA_BETA,
            result.learned().written(),
            null,
            Map.of()),
        provenance(observed, choice, fitted),
        result.fits());
  }

  private Provenance provenance(Observed<P> observed, FeatureChoice choice, int fitted) {
    return new Provenance(
        game.name(),
        List.of(observed.source()),
        player,
        null,
        observed.played(),
        observed.decisions(),
        observed.forced(),
        fitted,
        new Provenance.Settings(LEARNER.name(), choice.text(), maxDepth, window, List.of()),
        seed,
        Version.CURRENT,
        null);
  }
}
