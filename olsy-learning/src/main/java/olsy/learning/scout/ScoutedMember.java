package olsy.learning.scout;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.population.MemberFit;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearningTask;

/**
 * A member of a population as the scout finds it: the best of all hypotheses, with all features of
 * the game. It begins with what beginners count, since members are there to tell what others begin
 * with.
 */
public record ScoutedMember<P extends Position<P>>(Game<P> game, int maxDepth, long seed)
    implements MemberFit<P> {

  @Override
  public Fitted fit(List<DecidedGame<P>> games) {
    List<String> names = game.features().names();
    LearningTask<P> task =
        LearningTask.of(
            new FeatureSelection<>(names, game.features()),
            names.stream().map(name -> game.material().getOrDefault(name, 0.0)).toList(),
            game,
            games.stream().map(DecidedGame::examples).toList(),
            maxDepth,
            seed);
    Climbed<P> found = Scout.thorough(task, Beliefs.of(task)).find().finalists().get(0);
    return new Fitted(
        byName(names, found.weights()),
        byName(names, found.deviations()),
        found.hypothesis().depth(),
        found.hypothesis().frontier(),
        byName(names, Beliefs.ownSpreads(task)));
  }

  private static Map<String, Double> byName(List<String> names, double[] numbers) {
    Map<String, Double> byName = new LinkedHashMap<>();
    for (int j = 0; j < numbers.length; j++) {
      byName.put(names.get(j), numbers[j]);
    }
    return byName;
  }
}
