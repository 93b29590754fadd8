package olsy.core.game.backgammon;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The rolls of two dice. A roll is the number that the higher die and the lower one are the digits
 * of; 0 stands for dice that were not rolled yet.
 */
final class Dice {

  static final int NONE = 0;

  private static final int FACES = 6;
  private static final int TEN = 10;
  private static final Pattern TEXT = Pattern.compile("([1-6])-([1-6])");

  /** All 21, the lowest first. */
  private static final int[] ALL =
      IntStream.rangeClosed(1, FACES)
          .flatMap(high -> IntStream.rangeClosed(1, high).map(low -> TEN * high + low))
          .toArray();

  /** A double comes once in 36 rolls, any other roll twice. */
  private static final double[] PROBABILITIES =
      Arrays.stream(ALL).mapToDouble(roll -> isDouble(roll) ? 1.0 / 36 : 2.0 / 36).toArray();

  /** Those that a game can begin with. */
  private static final int[] FIRST = Arrays.stream(ALL).filter(roll -> !isDouble(roll)).toArray();

  private static final double[] FIRST_PROBABILITIES =
      Arrays.stream(FIRST).mapToDouble(roll -> 1.0 / FIRST.length).toArray();

  private Dice() {}

  /**
   * @param begin whether the game begins with it
   */
  static int[] rolls(boolean begin) {
    return begin ? FIRST : ALL;
  }

  static double[] probabilities(boolean begin) {
    return begin ? FIRST_PROBABILITIES : PROBABILITIES;
  }

  static int high(int roll) {
    return roll / TEN;
  }

  static int low(int roll) {
    return roll % TEN;
  }

  static boolean isDouble(int roll) {
    return high(roll) == low(roll);
  }

  static boolean isRoll(int number) {
    return Arrays.binarySearch(ALL, number) >= 0;
  }

  /** {@code 6-5} */
  static String text(int roll) {
    return high(roll) + "-" + low(roll);
  }

  /**
   * Reads a roll; the order of the dice does not matter.
   *
   * @throws IllegalArgumentException when it is none
   */
  static int read(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("expected a roll like 6-5, found \"" + text + '"');
    }
    int one = Integer.parseInt(matcher.group(1));
    int other = Integer.parseInt(matcher.group(2));
    return TEN * Math.max(one, other) + Math.min(one, other);
  }
}
