package olsy.play.cli;

import java.nio.file.Path;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.learning.population.Population;
import olsy.learning.text.InputException;
import picocli.CommandLine.Option;

/** What is known of other players before anything is known of the one to be learned. */
public final class PopulationOption {

  private static final String NAME = "--population";
  private static final String NONE = "none";

  @Option(
      names = NAME,
      paramLabel = "FILE",
      description =
          "Other players, by 'olsy population': what they have in common is expected first."
              + " Default: models/population/GAME.json where that is there; "
              + NONE
              + " for none.")
  private String population;

  /** The population of a game that is asked for, or comes with the program. */
  public Optional<Population> of(Game<?> game) {
    if (population == null) {
      return Population.installed(game);
    }
    if (population.equals(NONE)) {
      return Optional.empty();
    }
    Population read = Population.read(Path.of(population));
    if (!read.game().equals(game.name())) {
      throw new InputException(
          NAME + ": expected players of " + game.name() + ", found players of " + read.game());
    }
    return Optional.of(read);
  }
}
