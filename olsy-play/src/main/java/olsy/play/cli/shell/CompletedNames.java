package olsy.play.cli.shell;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.ManyGame;
import olsy.core.game.ManyGames;
import olsy.core.game.Side;
import olsy.core.search.Algorithm;
import olsy.core.search.Algorithms;
import olsy.core.search.many.ManyAlgorithm;
import olsy.core.search.many.ManySearches;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;
import olsy.play.roster.Roster;
import olsy.play.session.store.ModelUse;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The names that may stand for an option or a parameter: those that the registries know. */
final class CompletedNames {

  /** Players are asked for by these labels; in their place a file may stand, too. */
  private static final Set<String> PLAYERS =
      Set.of("PLAYER", "PLAYER_A", "PLAYER_B", "PLAYER[@DEPTH]", "OPPONENT", "OWN", "OTHER");

  private final Map<Class<?>, List<String>> byType =
      Map.of(
          Game.class, Games.all().stream().map(Game::name).toList(),
          ManyGame.class, ManyGames.all().stream().map(ManyGame::name).toList(),
          Side.class, List.of("black", "white"),
          Algorithm.class, Algorithms.all().stream().map(Algorithm::name).toList(),
          ManyAlgorithm.class, ManySearches.all().stream().map(ManyAlgorithm::name).toList(),
          ModelUse.class, ModelUse.names(),
          StrategyLearner.class,
              StrategyLearners.all().stream().map(StrategyLearner::name).toList(),
          Shell.class, List.of(Shell.values()).stream().map(Shell::toString).toList());

  private final List<String> players = Roster.installed().names();

  private CompletedNames() {}

  /** Gives all arguments of a program and its commands their names. */
  static void giveTo(CommandLine program) {
    new CompletedNames().give(program);
  }

  private void give(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    for (OptionSpec option : List.copyOf(spec.options())) {
      names(option)
          .ifPresent(
              names -> {
                spec.remove(option);
                spec.addOption(option.toBuilder().completionCandidates(names).build());
              });
    }
    for (PositionalParamSpec parameter : List.copyOf(spec.positionalParameters())) {
      names(parameter)
          .ifPresent(
              names -> {
                spec.remove(parameter);
                spec.addPositional(parameter.toBuilder().completionCandidates(names).build());
              });
    }
    command.getSubcommands().values().forEach(this::give);
  }

  private Optional<List<String>> names(ArgSpec argument) {
    List<String> ofType = byType.get(argument.type());
    return PLAYERS.contains(argument.paramLabel())
        ? Optional.of(players)
        : Optional.ofNullable(ofType);
  }
}
