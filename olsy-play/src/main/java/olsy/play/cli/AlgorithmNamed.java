package olsy.play.cli;

import java.util.Arrays;
import java.util.List;
import olsy.core.eval.Spelling;
import olsy.core.search.Algorithm;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A search algorithm on the command line. */
final class AlgorithmNamed implements ITypeConverter<Algorithm> {

  private static final List<String> NAMES =
      Arrays.stream(Algorithm.values()).map(Algorithm::toString).toList();

  @Override
  public Algorithm convert(String name) {
    if (!NAMES.contains(name)) {
      throw new TypeConversionException(Spelling.unknown("algorithm", name, NAMES));
    }
    return Algorithm.named(name);
  }
}
