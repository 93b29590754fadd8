package olsy.cluster.who;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import olsy.cluster.archive.GameReference;
import olsy.cluster.archive.ReferencedGames;
import olsy.cluster.archive.Whose;
import olsy.cluster.work.Work;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.DecidedGame;
import olsy.learning.identity.Identification;
import olsy.learning.identity.WhoMoved;
import olsy.learning.text.Json;

/** Looks after each game of a player alone, and answers for whom it was taken how often. */
record SingleGamesWork(Lookup lookup, String player, List<GameReference> games) implements Work {

  SingleGamesWork {
    games = List.copyOf(games);
  }

  @Override
  public String answer() throws InterruptedException {
    return taken(Games.named(lookup.game()));
  }

  private <P extends Position<P>> String taken(Game<P> game) throws InterruptedException {
    WhoMoved<P> who = lookup.among(game);
    Map<String, Integer> taken = new TreeMap<>();
    for (DecidedGame<P> one :
        ReferencedGames.read(
            game, lookup.archives(), games, new PlayerNames(lookup.aliases()), Whose.of(player))) {
      if (one.decisions() > 0) {
        String name =
            who.in(List.of(one)).best().map(Identification.Likely::name).orElse(WhoAll.NONE);
        taken.merge(name, 1, Integer::sum);
      }
    }
    return Json.line(taken);
  }
}
