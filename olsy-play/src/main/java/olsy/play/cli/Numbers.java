package olsy.play.cli;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Reads numbers on the command line; picocli's complaints speak of Java's types. */
final class Numbers {

  private Numbers() {}

  static CommandLine readBy(CommandLine line) {
    String upTo = "a whole number of at most ";
    return line.registerConverter(int.class, number(Integer::valueOf, upTo + Integer.MAX_VALUE))
        .registerConverter(Integer.class, number(Integer::valueOf, upTo + Integer.MAX_VALUE))
        .registerConverter(long.class, number(Long::valueOf, upTo + Long.MAX_VALUE))
        .registerConverter(Long.class, number(Long::valueOf, upTo + Long.MAX_VALUE))
        .registerConverter(double.class, number(Double::valueOf, "a number"))
        .registerConverter(Double.class, number(Double::valueOf, "a number"));
  }

  private static <N extends Number> CommandLine.ITypeConverter<N> number(
      Function<String, N> read, String expected) {
    return text -> {
      try {
        return read.apply(text);
      } catch (NumberFormatException e) {
        throw new TypeConversionException("expected " + expected + ", found " + text);
      }
    };
  }
}
