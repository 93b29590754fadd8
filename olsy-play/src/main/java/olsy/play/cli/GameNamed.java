package olsy.play.cli;

import olsy.core.game.Game;
import olsy.core.game.Games;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A game on the command line. */
final class GameNamed implements ITypeConverter<Game<?>> {

  @Override
  public Game<?> convert(String name) {
    try {
      return Games.named(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
