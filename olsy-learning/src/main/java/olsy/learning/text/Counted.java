package olsy.learning.text;

import java.util.Locale;

/**
 * Numbers of things, as people write them: {@code 1 game}, {@code 2 plies}, {@code 5,000 moves}.
 */
public final class Counted {

  private Counted() {}

  /**
   * So many of them.
   *
   * @param noun what one of them is called
   */
  public static String of(long number, String noun) {
    return String.format(Locale.ROOT, "%,d %s", number, number == 1 ? noun : plural(noun));
  }

  private static String plural(String noun) {
    return noun.matches(".*[^aeiou]y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
  }
}
