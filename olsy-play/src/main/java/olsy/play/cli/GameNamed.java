package olsy.play.cli;

import olsy.core.eval.Spelling;
import olsy.core.game.Game;
import olsy.core.game.Games;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A game on the command line. */
final class GameNamed implements ITypeConverter<Game<?>> {

  @Override
  public Game<?> convert(String name) {
    return Games.all().stream()
        .filter(game -> game.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    Spelling.unknown("game", name, Games.all().stream().map(Game::name).toList())));
  }
}
