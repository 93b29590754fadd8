package olsy.play.cli;

import olsy.core.search.registry.Algorithm;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A search algorithm on the command line. */
final class AlgorithmNamed implements ITypeConverter<Algorithm> {

  @Override
  public Algorithm convert(String name) {
    try {
      return Algorithm.named(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
