package olsy.learning.text;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * JSON in and out; the only class that knows Jackson. What is read is a {@link JsonValue}; what is
 * written is made of records, maps with an order, lists, strings and numbers, and the same values
 * give the same bytes.
 */
public final class Json {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .addModule(
              new SimpleModule()
                  .addSerializer(Double.class, new PlainNumber())
                  .addSerializer(double.class, new PlainNumber()))
          .build();

  private static final ObjectWriter PRETTY =
      MAPPER.writer(
          new DefaultPrettyPrinter(
                  Separators.createDefaultInstance()
                      .withObjectFieldValueSpacing(Separators.Spacing.AFTER))
              .withObjectIndenter(new DefaultIndenter("  ", "\n")));

  private Json() {}

  /** Reads a file that holds one value. */
  public static JsonValue read(Path file) {
    return parse(TextFile.read(file), file.toString());
  }

  /** Reads a file with one value on each line, as they come; empty lines are passed over. */
  public static void readLines(Path file, Consumer<JsonValue> values) {
    TextFile.readLines(file, lineReader(file, values));
  }

  /**
   * The same of a part of a file.
   *
   * @param in from its beginning
   */
  public static void readLines(Path file, InputStream in, Consumer<JsonValue> values) {
    TextFile.readLines(file, in, lineReader(file, values));
  }

  private static TextFile.LineReader lineReader(Path file, Consumer<JsonValue> values) {
    return (number, line) -> {
      if (!line.isBlank()) {
        values.accept(parse(line, file + " line " + number, file.toString(), number));
      }
    };
  }

  /**
   * Reads a text that holds one value.
   *
   * @param source what the text is called in errors
   */
  public static JsonValue parse(String text, String source) {
    return parse(text, source, source, 1);
  }

  private static JsonValue parse(String text, String source, String file, int firstLine) {
    if (text.isBlank()) {
      throw new InputException(source + ": expected JSON, found nothing");
    }
    try {
      return new JsonValue(source, "", MAPPER.readValue(text, Object.class));
    } catch (JsonProcessingException e) {
      // Where an unclosed bracket was opened, Jackson tells in words of its own.
      String reason = e.getOriginalMessage().replaceAll(" \\(start marker at .*", "");
      JsonLocation location = e.getLocation();
      String place =
          location == null
              ? source
              : file
                  + " line "
                  + (firstLine - 1 + location.getLineNr())
                  + ", column "
                  + location.getColumnNr();
      throw new InputException(place + ": broken JSON: " + reason, e);
    }
  }

  /** The text of one line. */
  public static String line(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("cannot be written as JSON: " + value, e);
    }
  }

  /** The text of a file that people read too. */
  public static String pretty(Object value) {
    try {
      return PRETTY.writeValueAsString(value) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("cannot be written as JSON: " + value, e);
    }
  }

  /** Writes a file, all or nothing. */
  public static void write(Path file, Object value) {
    TextFile.write(file, pretty(value));
  }

  /**
   * Numbers without needless zeros: 1 and not 1.0, 0.0001 and not 1.0E-4. JSON has no infinity:
   * there the word {@link JsonValue#INFINITE} stands.
   */
  private static final class PlainNumber extends StdSerializer<Double> {
    private static final long serialVersionUID = 1;

    PlainNumber() {
      super(Double.class);
    }

    @Override
    public void serialize(Double number, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      if (number.isInfinite()) {
        out.writeString((number < 0 ? "-" : "") + JsonValue.INFINITE);
        return;
      }
      BigDecimal decimal = new BigDecimal(number.toString()).stripTrailingZeros();
      boolean readable = decimal.scale() <= 12 && decimal.precision() - decimal.scale() <= 18;
      out.writeNumber(readable ? decimal.toPlainString() : decimal.toString());
    }
  }
}
