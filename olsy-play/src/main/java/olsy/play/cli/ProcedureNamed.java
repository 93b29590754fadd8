package olsy.play.cli;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.Spelling;
import olsy.learning.training.Procedure;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A learner on the command line. */
final class ProcedureNamed implements ITypeConverter<Procedure> {

  @Override
  public Procedure convert(String name) {
    List<String> names = Arrays.stream(Procedure.values()).map(Procedure::toString).toList();
    return Arrays.stream(Procedure.values())
        .filter(procedure -> procedure.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(Spelling.unknown("procedure", name, names)));
  }
}
