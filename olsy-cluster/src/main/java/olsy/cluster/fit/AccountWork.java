package olsy.cluster.fit;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.cluster.archive.GameReference;
import olsy.cluster.archive.Whose;
import olsy.cluster.work.Work;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Evaluator;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.text.Json;

/**
 * Holds models of others against the games of a player that were put aside, and answers what each
 * foresees.
 *
 * @param model of the player, whose account says which games those are
 * @param others models, the one of everybody first
 */
record AccountWork(FitSettings settings, FitPlan.Learned player, String model, List<String> others)
    implements Work {

  /** The field of the answer: shares of the player's decisions, in the order of the models. */
  static final String STRICT = "strict";

  AccountWork {
    others = List.copyOf(others);
  }

  @Override
  public String answer() throws InterruptedException {
    return account(settings.archives().rules());
  }

  private <P extends Position<P>> String account(Game<P> game) throws InterruptedException {
    List<DecidedGame<P>> aside = settings.archives().read(game, aside(), Whose.of(player.name()));
    List<Double> strict = new ArrayList<>();
    for (String other : others) {
      Evaluator<P> evaluator = new Evaluator<>(player(other), game);
      aside.forEach(evaluator::add);
      strict.add(evaluator.evaluated().hits().strict());
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put(STRICT, strict);
    return Json.line(answer);
  }

  private static PlayerFile player(String model) {
    return PlayerFile.of(Json.parse(model, "a model"), "a model");
  }

  /** The games that nothing was learned from. */
  private List<GameReference> aside() {
    MeasuredAccuracy accuracy = MeasuredAccuracy.of(player(model)).orElseThrow();
    Map<String, Set<Integer>> numbers = new LinkedHashMap<>();
    accuracy.on().forEach(one -> numbers.put(one.file(), new HashSet<>(one.games())));
    return player.games().stream()
        .filter(one -> numbers.getOrDefault(file(one), Set.of()).contains(one.number()))
        .toList();
  }

  private String file(GameReference game) {
    return settings.origin(player.name()).sources().get(game.file()).file();
  }
}
