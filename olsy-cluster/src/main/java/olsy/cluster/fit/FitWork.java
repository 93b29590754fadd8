package olsy.cluster.fit;

import java.util.List;
import olsy.cluster.archive.Whose;
import olsy.cluster.work.Work;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.Decisions;
import olsy.learning.text.Json;
import olsy.learning.training.Training;

/**
 * Learns a player and answers the file of the model: what {@code olsy fit} writes.
 *
 * @param isEverybody whether all players of the games are learned as if they were one
 */
record FitWork(FitSettings settings, FitPlan.Learned player, boolean isEverybody) implements Work {

  @Override
  public String answer() throws InterruptedException {
    return model(settings.archives().rules());
  }

  private <P extends Position<P>> String model(Game<P> game) throws InterruptedException {
    Whose whose = isEverybody ? Whose.EVERYBODY : Whose.of(player.name());
    Decisions<P> decisions =
        new Decisions<>(
            settings.origin(player.name()),
            player.seen(),
            settings.archives().read(game, player.games(), whose),
            List.of());
    return Json.pretty(Training.once(game, settings.training(), decisions).learn().json());
  }
}
