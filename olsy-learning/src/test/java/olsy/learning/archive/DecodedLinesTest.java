package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecodedLinesTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 65_535, 65_536, 65_537, 131_072, 200_000})
  void longLinesComeInPiecesThatLoseNothing(int length) throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append((char) ('a' + i % 26));
    }
    StringBuilder read = new StringBuilder();
    byte[] bytes = (text + "\nend").getBytes(StandardCharsets.UTF_8);
    try (DecodedLines lines = new DecodedLines(new ByteArrayInputStream(bytes))) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        read.append(line);
      }
    }
    assertEquals(text + "end", read.toString());
  }
}
