package olsy.play.cli;

import java.util.List;
import olsy.core.game.Side;
import olsy.core.game.Spelling;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A side on the command line; Black moves first. */
final class SideNamed implements ITypeConverter<Side> {

  private static final String BLACK = "black";
  private static final String WHITE = "white";

  @Override
  public Side convert(String name) {
    return switch (name) {
      case BLACK -> Side.FIRST;
      case WHITE -> Side.SECOND;
      default ->
          throw new TypeConversionException(Spelling.unknown("side", name, List.of(BLACK, WHITE)));
    };
  }
}
