package olsy.cluster.who;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import olsy.cluster.archive.GameReference;
import olsy.cluster.archive.Whose;
import olsy.cluster.work.Work;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.identity.Identification;
import olsy.learning.identity.WhoMoved;
import olsy.learning.text.Json;

/**
 * Looks who moved in a few games of a player, then in the next ones, and answers for whom they were
 * taken how often, and how probable that was said to be in all.
 *
 * @param together games; what is left at the end is not looked at
 */
record ConfusionWork(Lookup lookup, String player, List<GameReference> games, int together)
    implements Work {

  static final String TAKEN = "taken";
  static final String SURENESS = "sureness";

  ConfusionWork {
    games = List.copyOf(games);
  }

  @Override
  public String answer() throws InterruptedException {
    return taken(lookup.archives().rules());
  }

  private <P extends Position<P>> String taken(Game<P> game) throws InterruptedException {
    WhoMoved<P> who = lookup.among(game);
    List<DecidedGame<P>> decided =
        lookup.archives().read(game, games, Whose.of(player)).stream()
            .filter(one -> one.decisions() > 0)
            .toList();
    Map<String, Integer> taken = new TreeMap<>();
    double sureness = 0;
    for (int end = together; end <= decided.size(); end += together) {
      Identification found = who.in(decided.subList(end - together, end));
      taken.merge(
          found.best().map(Identification.Likely::name).orElse(Confusion.NOBODY), 1, Integer::sum);
      sureness += found.best().map(Identification.Likely::probability).orElse(found.none());
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put(TAKEN, taken);
    answer.put(SURENESS, sureness);
    return Json.line(answer);
  }
}
