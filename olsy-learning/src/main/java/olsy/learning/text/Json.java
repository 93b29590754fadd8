package olsy.learning.text;

import static com.fasterxml.jackson.core.StreamReadConstraints.DEFAULT_MAX_DEPTH;
import static com.fasterxml.jackson.core.StreamReadConstraints.DEFAULT_MAX_NAME_LEN;
import static com.fasterxml.jackson.core.StreamReadConstraints.DEFAULT_MAX_NUM_LEN;
import static com.fasterxml.jackson.core.StreamReadConstraints.DEFAULT_MAX_STRING_LEN;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
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
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  /** What Jackson says of something that is too large begins so; behind it, what we say. */
  private static final Map<String, String> TOO_LARGE =
      Map.of(
          "Document nesting", tooLarge("brackets stand more than %,d deep", DEFAULT_MAX_DEPTH),
          "Number value", tooLarge("a number has more than %,d digits", DEFAULT_MAX_NUM_LEN),
          "String value", tooLarge("a string has more than %,d characters", DEFAULT_MAX_STRING_LEN),
          "Name", tooLarge("a name has more than %,d characters", DEFAULT_MAX_NAME_LEN));

  private static final Pattern TWICE = Pattern.compile("^Duplicate field '(.*)'", Pattern.DOTALL);
  private static final Pattern FOUND =
      Pattern.compile(
          "^(?:(?:Unrecognized|Non-standard) token|Unexpected character \\()"
              + " ?'([^'\\p{Cntrl}]{1,40}|')");
  private static final Pattern NEXT = Pattern.compile("\\w{1,40}|[^\\p{Cntrl}]");

  private Json() {}

  private static String tooLarge(String sentence, int most) {
    return String.format(Locale.ROOT, sentence, most);
  }

  /** Reads a file that holds one value. */
  public static JsonValue read(Path file) {
    return parse(TextFile.read(file), file.toString());
  }

  /**
   * Reads a file that holds an object of some kind.
   *
   * @param expected for the sentence about a file of another kind
   */
  public static JsonValue read(Path file, String expected) {
    if (Files.isRegularFile(file)) { // a pipe can be read only once
      FileKind kind = FileKind.of(file);
      if (!kind.isJson()) {
        throw new InputException(file + ": expected " + expected + ", found " + kind);
      }
    }
    return read(file);
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
    try (JsonParser parser = MAPPER.createParser(text)) {
      try {
        return new JsonValue(source, "", MAPPER.readValue(parser, Object.class));
      } catch (JsonProcessingException e) {
        JsonLocation found = e.getLocation() == null ? parser.currentLocation() : e.getLocation();
        String place =
            file
                + " line "
                + (firstLine - 1 + found.getLineNr())
                + ", column "
                + found.getColumnNr();
        int at = (int) Math.min(found.getCharOffset(), text.length());
        throw new InputException(place + ": broken JSON: " + fault(e, text.substring(at)), e);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What is wrong, in words that do not need Jackson's documentation.
   *
   * @param rest of the text, from where the fault was found
   */
  private static String fault(JsonProcessingException e, String rest) {
    String told = e.getOriginalMessage();
    if (e instanceof JsonEOFException) {
      return "the text ends too early";
    }
    if (e instanceof StreamConstraintsException) {
      return TOO_LARGE.entrySet().stream()
          .filter(part -> told.startsWith(part.getKey()))
          .map(Map.Entry::getValue)
          .findFirst()
          .orElse("something is larger than a file of this program");
    }
    Matcher twice = TWICE.matcher(told);
    if (twice.find()) {
      return "the field \"" + twice.group(1) + "\" stands there twice";
    }
    Matcher word = FOUND.matcher(told);
    Matcher next = NEXT.matcher(rest);
    String wrong = word.find() ? word.group(1) : next.lookingAt() ? next.group() : "";
    return (wrong.isEmpty() ? "a control character" : wrong) + " does not belong here";
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
