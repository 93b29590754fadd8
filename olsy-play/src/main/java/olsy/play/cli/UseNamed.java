package olsy.play.cli;

import olsy.play.session.Use;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How a model is used, on the command line. */
final class UseNamed implements ITypeConverter<Use> {

  @Override
  public Use convert(String name) {
    try {
      return Use.named(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
