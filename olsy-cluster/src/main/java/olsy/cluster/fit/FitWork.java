package olsy.cluster.fit;

import java.util.List;
import olsy.cluster.archive.GameReference;
import olsy.cluster.archive.ReferencedGames;
import olsy.cluster.archive.Whose;
import olsy.cluster.work.Work;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.players.Provenance;
import olsy.learning.text.Json;
import olsy.learning.training.Training;

/**
 * Learns a player and answers the file of the model: what {@code olsy fit} writes.
 *
 * @param isEverybody whether all players of the games are learned as if they were one
 */
record FitWork(
    FitSettings settings,
    String player,
    boolean isEverybody,
    int played,
    int decided,
    int forced,
    List<GameReference> games)
    implements Work {

  FitWork {
    games = List.copyOf(games);
  }

  static FitWork of(FitSettings settings, FitPlan.Learned who, boolean isEverybody) {
    return new FitWork(
        settings,
        who.name(),
        isEverybody,
        who.seen().games(),
        who.seen().decisions(),
        who.seen().forced(),
        who.games());
  }

  @Override
  public String answer() throws InterruptedException {
    return model(Games.named(settings.game()));
  }

  private <P extends Position<P>> String model(Game<P> game) throws InterruptedException {
    List<DecidedGame<P>> decided =
        ReferencedGames.read(
            game,
            settings.archives(),
            games,
            new PlayerNames(settings.aliases()),
            isEverybody ? Whose.EVERYBODY : Whose.of(player));
    Decisions<P> decisions =
        new Decisions<>(
            settings.origin(player),
            new Provenance.Seen(played, this.decided, forced),
            decided,
            List.of());
    return Json.pretty(Training.once(game, settings.training(), decisions).learn().json());
  }
}
