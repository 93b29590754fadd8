package olsy.play.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import olsy.core.game.Spelling;
import olsy.learning.text.InputException;

/**
 * The values of an option that has several, like {@code moves=3 score=2}.
 *
 * @param option as it is called
 * @param usual what each number is where it is not named
 * @param asked what was
 */
record NamedValues(String option, Map<String, Double> usual, Map<String, String> asked) {

  NamedValues {
    usual = new LinkedHashMap<>(usual);
    asked = new LinkedHashMap<>(asked);
  }

  /**
   * Refuses names that mean nothing.
   *
   * @param words names of values that are no numbers
   */
  void requireKnown(String... words) {
    List<String> known = new ArrayList<>(usual.keySet());
    known.addAll(List.of(words));
    for (String name : asked.keySet()) {
      if (!known.contains(name)) {
        throw new InputException(option + ": " + Spelling.unknown("value", name, known));
      }
    }
  }

  double number(String name) {
    String text = asked.get(name);
    if (text == null) {
      return usual.get(name);
    }
    try {
      double number = Double.parseDouble(text);
      require(Double.isFinite(number), "a number as " + name, text);
      return number;
    } catch (NumberFormatException e) {
      throw new InputException(option + ": expected a number as " + name + ", found " + text, e);
    }
  }

  int whole(String name, int least, int most) {
    double number = number(name);
    require(
        number == Math.rint(number) && number >= least && number <= most,
        name + " from " + least + " to " + most,
        asked.getOrDefault(name, String.valueOf(number)));
    return (int) number;
  }

  void require(boolean right, String expected, Object found) {
    Arguments.require(right, option, expected, found);
  }
}
