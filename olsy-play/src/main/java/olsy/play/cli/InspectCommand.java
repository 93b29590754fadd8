package olsy.play.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.population.WeightPrior;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.scout.LearnedLevels;
import olsy.learning.text.FileKind;
import olsy.learning.trait.Traits;
import olsy.play.explain.PossibleDepth;
import olsy.play.explain.SumBoundAgainst;
import olsy.play.explain.Valuation;
import olsy.play.opponent.player.PlayerEntrant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy inspect} */
@Command(
    name = "inspect",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Shows what a player values, how far it looks, and where it comes from.",
    footer = {"", "Example:", "  olsy inspect exchange-lover --against material"})
final class InspectCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(
      paramLabel = "PLAYER",
      description =
          "A file of a player or of a population, or the name of a player in models/; @6 behind it"
              + " sets the depth.")
  private String player;

  @Option(
      names = "--against",
      paramLabel = "OTHER",
      description = "Another player, whose weights are shown beside.")
  private String against;

  @Override
  public void run() {
    Path population = Path.of(player);
    if (against == null
        && Files.isRegularFile(population)
        && FileKind.of(population) == FileKind.POPULATION) {
      inspect(Population.read(population));
    } else {
      inspect();
    }
  }

  private void inspect(Population population) {
    Game<?> game = Games.named(population.game());
    output.answer(
        PopulationText.row(population, game),
        PopulationText.lines(population, game).toArray(String[]::new));
  }

  private void inspect() {
    ModelFolder models = ModelFolder.installed();
    PlayerFile file = models.player(player);
    PlayerFile other = against == null ? null : models.player(against);
    if (other != null) {
      Arguments.requireSameGame(new PlayerEntrant(file), new PlayerEntrant(other));
    }
    inspect(Games.named(file.game()), file, other);
  }

  private <P extends Position<P>> void inspect(Game<P> game, PlayerFile file, PlayerFile other) {
    Valuation valuation = Valuation.of(file, other, game);
    Map<String, Object> account = file.other();
    boolean alike = other != null && other.name().equals(file.name());
    List<String> lines =
        new ArrayList<>(
            alike
                ? ValuationText.lines(file.withName(player), other.withName(against), valuation)
                : ValuationText.lines(file, other, valuation));
    if (other != null) {
      lines.add(ValuationText.sumBound(other, SumBoundAgainst.of(other, file, game)));
    }
    List<String> traits = traits(game, file);
    lines.addAll(traits);
    file.provenance().map(AccountText::lines).ifPresent(lines::addAll);
    MeasuredAccuracy.of(file).map(AccountText::lines).ifPresent(lines::addAll);
    LearnedLevels.Account.of(file)
        .ifPresent(
            levels -> {
              lines.add("");
              lines.addAll(LevelsText.lines(levels));
            });
    for (PlayerFile model = file.model(); model != null; model = model.model()) {
      lines.add("");
      PlayerFile named = model.withName("its model " + model.name());
      lines.addAll(ValuationText.lines(named, null, Valuation.of(model, game)));
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("player", file.name());
    answer.put("against", other == null ? null : other.name());
    answer.put("depth", file.strategy().depth());
    answer.put("frontier", file.strategy().frontier().text());
    answer.put("hypotheses", PossibleDepth.of(file.strategy()));
    answer.put("values", valuation.items());
    answer.put("traits", traits);
    answer.put("provenance", account.get("provenance"));
    answer.put("accuracy", account.get("accuracy"));
    if (account.containsKey(LearnedLevels.FIELD)) {
      answer.put(LearnedLevels.FIELD, account.get(LearnedLevels.FIELD));
    }
    output.answer(answer, lines.toArray(String[]::new));
  }

  /** What is telling of a player whose file says how well it is foreseen. */
  private static List<String> traits(Game<?> game, PlayerFile file) {
    Optional<WeightPrior> others =
        Population.installed(game)
            .map(all -> all.without(Set.of(file.name()), Set.of()))
            .filter(all -> !all.isEmpty())
            .map(Population::prior);
    return MeasuredAccuracy.of(file)
        .map(one -> Traits.of(file.strategy(), one.accuracy(), game.features(), others))
        .orElse(List.of())
        .stream()
        .map(trait -> trait.of("it"))
        .toList();
  }
}
