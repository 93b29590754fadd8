package olsy.lab.output;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import olsy.core.search.Algorithm;

/**
 * The settings of an experiment as its file has them: the components of its record, all the way.
 */
final class Settings {

  private Settings() {}

  /** An algorithm is its name, written as that of a constant. */
  static Object of(Object value) {
    if (value instanceof Algorithm algorithm) {
      return algorithm.name().replace('-', '_').toUpperCase(Locale.ROOT);
    }
    if (value instanceof List<?> list) {
      List<Object> all = new ArrayList<>();
      list.forEach(one -> all.add(of(one)));
      return all;
    }
    if (value instanceof Record settings) {
      Map<String, Object> all = new LinkedHashMap<>();
      for (RecordComponent component : settings.getClass().getRecordComponents()) {
        all.put(component.getName(), of(Columns.value(settings, component)));
      }
      return all;
    }
    return value;
  }
}
