package olsy.core.game.backgammon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import olsy.core.game.Side;
import org.junit.jupiter.api.Test;

class PlaysTest {

  /**
   * The plays of a roll.
   *
   * @param own points of the side that moves, one for each checker
   * @param held points that the other side has two checkers on, as the first side counts
   */
  private static List<String> plays(int roll, int[] own, int... held) {
    int[] moving = new int[Points.BAR + 1];
    int[] waiting = new int[Points.BAR + 1];
    Arrays.stream(own).forEach(point -> moving[point]++);
    Arrays.stream(held).forEach(point -> waiting[Points.opposite(point)] = 2);
    return new Backgammon(Points.code(moving), Points.code(waiting), Side.FIRST, roll)
        .plays().stream().map(Play::text).toList();
  }

  private static int[] at(int... points) {
    return points;
  }

  @Test
  void whereOneDieAloneCanBePlayedItIsTheHigherOne() {
    assertEquals(List.of("24/18"), plays(65, at(24), 13));
    assertEquals(List.of("24/19"), plays(65, at(24), 13, 18));
  }

  @Test
  void bothDiceArePlayedWhereThatCanBe() {
    assertEquals(List.of("24/18-20/15", "20/9"), plays(65, at(24, 20), 19, 14, 13));
  }

  @Test
  void aCheckerOnTheBarEntersFirst() {
    assertEquals(List.of("bar/19-24/19", "bar/20-24/18"), plays(65, at(25, 24), 14, 13));
    assertEquals(List.of("pass"), plays(66, at(25, 24), 19));
  }

  @Test
  void aDoubleIsPlayedFourTimes() {
    assertEquals(List.of("24/16"), plays(22, at(24), 14));
  }

  @Test
  void aDieTooHighBearsOffFromTheLastPoint() {
    assertEquals(List.of("4/off-3/off"), plays(65, at(4, 3), 24));
    assertEquals(List.of("7/1-4/off"), plays(65, at(7, 4), 24, 2));
  }

  /** The file says what GNU Backgammon 1.07 answered; olsy lab gnubg asks it again. */
  @Test
  void areThoseOfGnuBackgammon() throws IOException {
    String text;
    try (InputStream in = getClass().getResourceAsStream("gnubg.txt")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    List<String> lines = text.lines().filter(line -> !line.startsWith("#")).toList();
    assertTrue(lines.size() >= 300, lines.size() + " positions");
    for (String line : lines) {
      String[] parts = line.split(": ", 2);
      String[] roll = parts[0].split(" ", -1);
      Backgammon position = PositionText.read(roll[0] + ":B:" + roll[1] + "-" + roll[2]);
      List<String> found =
          Arrays.stream(position.successors()).map(PositionText::id).sorted().toList();
      assertEquals(Stream.of(parts[1].split(" ", -1)).sorted().toList(), found, line);
    }
  }
}
