package olsy.play.cli;

import java.util.Iterator;
import olsy.play.session.store.ModelUse;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** How a model is used, on the command line. */
final class UseNamed implements ITypeConverter<ModelUse>, Iterable<String> {

  @Override
  public ModelUse convert(String name) {
    try {
      return ModelUse.named(name);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  @Override
  public Iterator<String> iterator() {
    return ModelUse.names().iterator();
  }
}
