package olsy.play.cli;

import java.util.Iterator;
import olsy.core.search.Algorithm;
import olsy.core.search.Algorithms;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A search algorithm on the command line. */
final class AlgorithmNamed implements ITypeConverter<Algorithm>, Iterable<String> {

  @Override
  public Algorithm convert(String name) {
    try {
      return Algorithms.named(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  @Override
  public Iterator<String> iterator() {
    return Algorithms.names().iterator();
  }
}
