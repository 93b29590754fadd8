package olsy.lab.output;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import olsy.learning.text.JsonValue;

/**
 * The columns of a row: the components of its record. A component that is itself a record has a
 * column for each of its own: the first has the component's name, unless {@link ColumnNames} says
 * otherwise.
 */
public final class Columns {

  private Columns() {}

  /** The values of a row by the names of its columns, in order. */
  public static Map<String, Object> of(Record row) {
    Map<String, Object> columns = new LinkedHashMap<>();
    Iterator<Object> values = values(row).iterator();
    names(row.getClass()).forEach(name -> columns.put(name, values.next()));
    return columns;
  }

  public static List<String> names(Class<?> kind) {
    return Arrays.stream(kind.getRecordComponents()).flatMap(Columns::names).toList();
  }

  private static Stream<String> names(RecordComponent component) {
    ColumnNames given = component.getAnnotation(ColumnNames.class);
    if (given != null) {
      return Arrays.stream(given.value());
    }
    Stream<String> first = Stream.of(component.getName());
    return component.getType().isRecord()
        ? Stream.concat(first, names(component.getType()).stream().skip(1))
        : first;
  }

  private static Stream<Object> values(Record row) {
    return Arrays.stream(row.getClass().getRecordComponents())
        .map(component -> value(row, component))
        .flatMap(value -> value instanceof Record part ? values(part) : Stream.of(value));
  }

  static Object value(Record row, RecordComponent component) {
    try {
      Method accessor = component.getAccessor();
      accessor.setAccessible(true); // the record may be somebody's own
      return accessor.invoke(row);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A row from what {@link #of} makes of it. */
  public static Record read(JsonValue row, Class<? extends Record> kind) {
    return (Record) read(kind, names(kind).iterator(), row);
  }

  private static Object read(Class<?> type, Iterator<String> names, JsonValue row) {
    if (!type.isRecord()) {
      return value(row.get(names.next()), type);
    }
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      types[i] = components[i].getType();
      values[i] = read(types[i], names, row);
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object value(JsonValue field, Class<?> type) {
    if (type == double.class) {
      return field.limit();
    }
    if (type == int.class) {
      return field.whole(Integer.MIN_VALUE);
    }
    if (type == long.class) {
      return field.integer();
    }
    if (type == boolean.class) {
      return field.truth();
    }
    return field.text();
  }
}
